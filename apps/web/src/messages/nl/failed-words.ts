import { messages } from "../messages.ts";

/** Advice in a dialog that keeps its input, for a call that is done only once: a second is ignored or refused. */
export const DONE_ONCE = "Opnieuw proberen kan geen kwaad: het gebeurt maar één keer.";
/** Advice after a call that may have been done: a second one is then refused. */
export const LOOK_FIRST = "Sluit eerst dit venster en kijk of het al gebeurd is.";

/** Failures of actions that cannot be undone, and that may have been done. */
export const failedWords = messages("failed-words", {
  unknownWhether: "Wij weten niet of het gelukt is.",
  doneOnce: DONE_ONCE,
  lookFirst: LOOK_FIRST,
});
