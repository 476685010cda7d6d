import type { formRules } from "../nl/form-rules.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof formRules> = {
  passwordsDiffer: "The passwords do not match.",
  hiddenSign: "This name has an invisible character in it. Delete the name and type it again.",
  linkInName: "A name cannot have a web address in it. Enter the name only.",
};
