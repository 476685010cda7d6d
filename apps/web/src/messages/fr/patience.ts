import type { patience } from "../nl/patience.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof patience> = {
  wait: "Un instant…",
};
