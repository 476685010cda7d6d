import { messages } from "../messages.ts";

/** Buttons of every dialog. */
export const dialogs = messages("dialogs", {
  close: "Sluit dit venster",
  cancel: "Terug",
});
