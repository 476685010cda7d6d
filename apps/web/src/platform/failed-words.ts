import { ApiError, isUnanswered } from "./api-client.ts";

/** Of a call with a key, or one that is refused the second time, in a dialog that keeps what was filled in. */
export const DONE_ONCE = "Opnieuw proberen kan geen kwaad: het gebeurt maar één keer.";
/** Of a call that is refused once it was done. */
export const LOOK_FIRST = "Sluit eerst dit venster en kijk of het al gebeurd is.";

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
    const reason = error.message || "Onbekende fout";
    if (isUnanswered(error)) return { message: "Wij weten niet of het gelukt is.", detail: `${reason} ${again}` };
    const isDone = error instanceof ApiError && DONE_OTHERWISE.has(error.code);
    return isDone ? { message: reason } : { message: failed, detail: reason };
  };
