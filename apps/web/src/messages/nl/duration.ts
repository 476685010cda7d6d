import { messages } from "../messages.ts";

/** Units of time, behind their number. */
export const duration = messages("duration", {
  days: "d",
  hours: "u",
  minutes: "m",
  seconds: "s",
});
