import type { duration } from "../nl/duration.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof duration> = {
  days: "j",
  hours: "h",
  minutes: "m",
  seconds: "s",
};
