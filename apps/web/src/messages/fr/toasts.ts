import type { toasts } from "../nl/toasts.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof toasts> = {
  toasts: "Messages",
  close: "Fermer le message",
};
