import { messages } from "../messages.ts";

/** While it is not known yet what to show. */
export const oneMoment = messages("one-moment", {
  wait: "Even geduld…",
});
