import type { oneMoment } from "../nl/one-moment.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof oneMoment> = {
  wait: "Un instant…",
};
