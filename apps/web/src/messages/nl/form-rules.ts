import { messages } from "../messages.ts";

/** What the contracts say of a field, each as it stands there: `forms/sentence.ts` says the same in other languages. */
export const RULES = {
  passwordsDiffer: "Wachtwoorden komen niet overeen.",
  hiddenSign: "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.",
  linkInName: "Een naam kan geen webadres bevatten. Vul enkel de naam in.",
};

export const formRules = messages("form-rules", RULES);
