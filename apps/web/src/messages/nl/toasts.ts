import { messages } from "../messages.ts";

/** Texts of every toast, which load with the first one. */
export const toasts = messages("toasts", {
  toasts: "Meldingen",
  close: "Melding sluiten",
});
