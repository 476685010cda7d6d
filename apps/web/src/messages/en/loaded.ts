import type { loaded } from "../nl/loaded.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof loaded> = {
  mayBeOutdated: "What you see below may be out of date.",
};
