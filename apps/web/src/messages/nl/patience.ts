import { messages } from "../messages.ts";

/** While it is not known yet what to show. */
export const patience = messages("patience", {
  wait: "Even geduld…",
});
