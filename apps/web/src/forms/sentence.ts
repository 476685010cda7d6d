import { formRules } from "#messages/nl/forms.ts";

/** A field's error message; `empty` is for one that was left empty. */
export type Sentence = string | { empty: string; wrong: string };

/** Replaces Zod's English messages, so that only the contract's own sentences are shown. */
export const EMPTY = "empty";
export const WRONG = "wrong";

export function words(message: string | undefined, sentence: Sentence): string {
  if (message && message !== EMPTY && message !== WRONG) return inOwnLanguage(message);
  if (typeof sentence === "string") return sentence;
  return message === EMPTY ? sentence.empty : sentence.wrong;
}

const RULES = formRules.dutch;
const rules = Object.keys(RULES) as (keyof typeof RULES)[];

/** Translates a contract's message, which is in Dutch; the server's are in the visitor's language already. */
function inOwnLanguage(message: string): string {
  const rule = rules.find((each) => RULES[each] === message);
  return rule ? formRules()[rule] : message;
}
