import type { loaded } from "../nl/loaded.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof loaded> = {
  mayBeOutdated: "Ce qui suit n'est peut-être plus à jour.",
};
