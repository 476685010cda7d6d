import type { openChoices } from "../nl/open-choices.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof openChoices> = {
  whereNow: (when, where) => `The performance is now on ${when}${where && `, ${where}`}.`,
  hasChanged: (show) => `${show} has changed`,
  comeOrReturn: (last) =>
    `Are you coming, or would you like to give your seats back? You can choose up to and including ${last}.`,
  choose: "Make your choice",
};
