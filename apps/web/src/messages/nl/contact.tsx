import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** The page around the contact form. */
export const contact = messages("contact", {
  title: "Contact",
  description: "Stuur ons een bericht, of kijk waar de zaal is en hoe u er komt.",
  ownMail: (address: ReactNode) => <>Liever met uw eigen mailprogramma? Dat kan op {address}.</>,
  call: (number: ReactNode) => <>Bellen kan op {number}.</>,
  write: "Stuur een bericht",
});
