import { contracts } from "#messages/nl/contracts.ts";

/** A field's error message in Dutch; `empty` is for one that was left empty. */
export type Sentence = string | { empty: string; wrong: string };

/** Replaces Zod's English messages, so that only the contract's own sentences are shown. */
export const EMPTY = "empty";
export const WRONG = "wrong";

/** The contract's own message, in the language of the page, or the field's. */
export function words(message: string | undefined, sentence: Sentence): string {
  if (message && message !== EMPTY && message !== WRONG) return contracts()[message] ?? message;
  if (typeof sentence === "string") return sentence;
  return message === EMPTY ? sentence.empty : sentence.wrong;
}
