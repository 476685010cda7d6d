import type { contact } from "../nl/contact.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof contact> = {
  title: "Contact",
  description: "Envoyez-nous un message, ou voyez où se trouve la salle et comment y venir.",
  ownMail: (address) => (
    <>
      Vous préférez votre propre messagerie{"\u00A0?"} Écrivez à {address}.
    </>
  ),
  call: (number) => <>Vous pouvez nous appeler au {number}.</>,
  write: "Envoyez un message",
};
