import type { Translation } from "../messages.ts";
import type { passedList } from "../nl/passed-list.tsx";

export const translation: Translation<typeof passedList> = {
  title: "Billets transmis",
  passedTo: (place, name) => `${place}\u00A0: transmis à ${name}`,
  wentTo: (email) => `Le billet a été envoyé à ${email}.`,
  takeBack: "Reprendre",
  asks: "Reprendre le billet\u00A0?",
  whatItMeans: (place, name) => (
    <>
      Le billet pour {place} est alors de nouveau à vous. Le code QR que {name} a reçu n'est plus valable. Nous l'en
      informons par e-mail.
    </>
  ),
  leave: "Non, laisser ainsi",
  confirm: "Oui, reprendre",
  taken: "Vous avez repris votre billet, avec un nouveau code QR.",
  failed: "Le billet n'a pas été repris.",
};
