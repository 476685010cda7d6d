import { messages } from "../messages.ts";

/** Advice after a call with a key, or one that is refused the second time, in a dialog that keeps its input. */
export const DONE_ONCE = "Opnieuw proberen kan geen kwaad: het gebeurt maar één keer.";
/** Advice after a call that is refused once it was done. */
export const LOOK_FIRST = "Sluit eerst dit venster en kijk of het al gebeurd is.";

/** Actions that cannot be undone, and may have been done. */
export const failedWords = messages("failed-words", {
  unknownWhether: "Wij weten niet of het gelukt is.",
  doneOnce: DONE_ONCE,
  lookFirst: LOOK_FIRST,
});
