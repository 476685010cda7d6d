import { messages } from "../messages.ts";

/** Above what is shown although it could not be fetched again. */
export const loaded = messages("loaded", {
  mayBeOutdated: "Wat hieronder staat, kan verouderd zijn.",
});
