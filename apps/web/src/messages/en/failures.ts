import type { failures } from "../nl/failures.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof failures> = {
  offline: "No connection to the server. Check your internet connection and try again.",
  unavailable: "The service is unavailable for a moment. Try again in a few seconds.",
  unknown: "Unknown error",
  tryAgain: "Try again",
};
