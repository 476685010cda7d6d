import type { notFound } from "../nl/not-found.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof notFound> = {
  documentTitle: "Page not found",
  title: "Nothing is playing here",
  what: "This page does not exist, or is no longer on the bill. Perhaps you were looking for one of these:",
  toHome: "To the home page",
  toTickets: "To the tickets",
};
