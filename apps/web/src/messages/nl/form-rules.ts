import { messages } from "../messages.ts";

/** Error messages exactly as in the contracts: `forms/sentence.ts` says the same in other languages. */
export const RULES = {
  passwordsDiffer: "Wachtwoorden komen niet overeen.",
  hiddenSign: "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.",
  linkInName: "Een naam kan geen webadres bevatten. Vul enkel de naam in.",
};

export const formRules = messages("form-rules", RULES);
