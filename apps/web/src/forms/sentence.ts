/** What is wrong with a field and how to mend it, in Dutch; `empty` is for one that was left empty. */
export type Sentence = string | { empty: string; wrong: string };

/** Stand for Zod's own English words, so that only the contract's sentences reach people as they are. */
export const EMPTY = "empty";
export const WRONG = "wrong";

/** The words for an error: a sentence of the contract itself, or the field's. */
export function words(message: string | undefined, sentence: Sentence): string {
  if (message && message !== EMPTY && message !== WRONG) return message;
  if (typeof sentence === "string") return sentence;
  return message === EMPTY ? sentence.empty : sentence.wrong;
}
