import type { showNavigator } from "../nl/show-navigator.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof showNavigator> = {
  chooseShow: "Choose a performance",
  previous: "Previous performance",
  next: "Next performance",
};
