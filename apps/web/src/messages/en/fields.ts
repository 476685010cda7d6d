import type { fields } from "../nl/fields.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof fields> = {
  formLoading: "Loading form…",
  optional: "(optional)",
  showSigns: "Show characters",
  hideSigns: "Hide characters",
  choose: "Make a choice",
};
