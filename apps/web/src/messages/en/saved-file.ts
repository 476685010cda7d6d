import type { Translation } from "../messages.ts";
import type { savedFile } from "../nl/saved-file.ts";

export const translation: Translation<typeof savedFile> = {
  saved: (name) => `Your browser saves ${name}`,
  shareInstead:
    "Nothing happens? In some apps a browser cannot save anything: then share the file, or open this page in your usual browser.",
  openInstead:
    "Nothing happens? In some apps a browser cannot save anything: then open this page in your usual browser.",
  inMail: "You will also find it in your email.",
  share: "Share the file",
  shareFailed: "The file could not be shared.",
};
