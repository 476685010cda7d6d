import { messages } from "../messages.ts";

/** Loads with the first toast. */
export const toasts = messages("toasts", {
  toasts: "Meldingen",
  close: "Melding sluiten",
});
