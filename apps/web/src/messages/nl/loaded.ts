import { messages } from "../messages.ts";

/** Shown above data that could not be refetched. */
export const loaded = messages("loaded", {
  mayBeOutdated: "Wat hieronder staat, kan verouderd zijn.",
});
