import { messages } from "../messages.ts";

/** Shown while it is unknown what the page will show. */
export const oneMoment = messages("one-moment", {
  wait: "Even geduld…",
});
