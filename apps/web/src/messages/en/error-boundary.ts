import type { errorBoundary } from "../nl/error-boundary.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof errorBoundary> = {
  title: "A brief blackout",
  what: "Something went wrong while showing this page. Load it again. If it keeps going wrong, please let us know through the contact page.",
  reload: "Load the page again",
};
