import type { guards } from "../nl/guards.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof guards> = {
  oneMoment: "Un instant…",
};
