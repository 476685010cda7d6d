import type { live } from "../nl/live.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof live> = {
  noAnswer: "The server does not respond. Please try again in a few seconds.",
};
