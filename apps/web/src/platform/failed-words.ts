import { failedWords as words, failures } from "#messages/nl/site.ts";
import { ApiError, isUnanswered } from "./api-client.ts";

/** Advice in a dialog that keeps its input, for a call that is done only once: a second is ignored or refused. */
export const DONE_ONCE = words.dutch.doneOnce;
/** Advice after a call that may have been done: a second one is then refused. */
export const LOOK_FIRST = words.dutch.lookFirst;

/** Refusals whose own sentence says that the action was done, with the input of an earlier attempt. */
const DONE_OTHERWISE: ReadonlySet<string> = new Set(["MAIL_SENT_OTHERWISE", "VOUCHER_DONE_OTHERWISE"]);

/**
 * For an `ErrorNotice` about an action that cannot be undone: without a response nobody knows whether it was done.
 * @param failed such as 'Er is geen bestand gemaakt.' @param again one of those above, or another sentence
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
