import { DONE_ONCE, failedWords as words, LOOK_FIRST } from "#messages/nl/failed-words.ts";
import { failures } from "#messages/nl/failures.ts";
import { ApiError, isUnanswered } from "./api-client.ts";

export { DONE_ONCE, LOOK_FIRST };

/** Their own sentence says that it was done, with what was filled in before. */
const DONE_OTHERWISE: ReadonlySet<string> = new Set(["MAIL_SENT_OTHERWISE", "VOUCHER_DONE_OTHERWISE"]);

/**
 * Returns the words of an `ErrorNotice` about what cannot be undone. After a refusal they are `failed`, such as 'Er is
 * geen bestand gemaakt.', and why. Without a response nobody knows whether it was done: they say so, and what to do.
 * @param again what to know or do before trying again: one of those above, or a sentence where there is no window
 */
export const failedWords =
  (failed: string, again: string) =>
  (error: Error): { message: string; detail?: string } => {
    const reason = error.message || failures().unknown;
    if (isUnanswered(error)) return { message: words().unknownWhether, detail: `${reason} ${inOwnLanguage(again)}` };
    const isDone = error instanceof ApiError && DONE_OTHERWISE.has(error.code);
    return isDone ? { message: reason } : { message: failed, detail: reason };
  };

function inOwnLanguage(again: string): string {
  if (again === DONE_ONCE) return words().doneOnce;
  return again === LOOK_FIRST ? words().lookFirst : again;
}
