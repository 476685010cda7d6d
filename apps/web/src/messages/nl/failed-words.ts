import { messages } from "../messages.ts";

/** Of a call with a key, or one that is refused the second time, in a dialog that keeps what was filled in. */
export const DONE_ONCE = "Opnieuw proberen kan geen kwaad: het gebeurt maar één keer.";
/** Of a call that is refused once it was done. */
export const LOOK_FIRST = "Sluit eerst dit venster en kijk of het al gebeurd is.";

/** Of what cannot be undone, and may have been done. */
export const failedWords = messages("failed-words", {
  unknownWhether: "Wij weten niet of het gelukt is.",
  doneOnce: DONE_ONCE,
  lookFirst: LOOK_FIRST,
});
