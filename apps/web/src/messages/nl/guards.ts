import { messages } from "../messages.ts";

/** While a page finds out who reads it. */
export const guards = messages("guards", {
  oneMoment: "Even geduld…",
});
