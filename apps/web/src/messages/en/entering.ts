import type { entering } from "../nl/entering.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof entering> = {
  seatsKept: "You already had seats in your basket: those have stayed.",
  othersFree: "The seats you just chose are free again.",
};
