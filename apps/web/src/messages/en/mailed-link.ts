import type { mailedLink } from "../nl/mailed-link.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof mailedLink> = {
  over: "This link no longer works",
  incomplete: "This link is not complete",
  usedBefore: "This link has expired or was already used. Please ask for a new one.",
  clickAgain: "Click the link in the email again, or copy all of it.",
  askNew: "Ask for a new link",
};
