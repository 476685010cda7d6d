import type { contact } from "../nl/contact.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof contact> = {
  title: "Contact",
  description: "Send us a message, or see where the hall is and how to get there.",
  ownMail: (address) => <>Would you rather use your own email? Write to {address}.</>,
  call: (number) => <>You can call us on {number}.</>,
  write: "Send a message",
};
