import type { about } from "../nl/about.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof about> = {
  title: "About us",
  history: "Our history",
  contactUs: "Contact us",
  whoWeAre: "Who we are",
};
