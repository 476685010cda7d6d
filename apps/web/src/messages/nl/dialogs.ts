import { messages } from "../messages.ts";

/** Of every window over a page. */
export const dialogs = messages("dialogs", {
  close: "Sluit dit venster",
  cancel: "Terug",
});
