import { messages } from "../messages.ts";

/** Seats that were chosen before signing in. */
export const entering = messages("entering", {
  seatsKept: "U had al stoelen in uw winkelwagen: die zijn gebleven.",
  othersFree: "De stoelen die u net koos, zijn weer vrij.",
});
