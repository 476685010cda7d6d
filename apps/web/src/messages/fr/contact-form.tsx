import type { contactForm } from "../nl/contact-form.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof contactForm> = {
  name: "Nom",
  nameMissing: "Indiquez votre nom.",
  email: "E-mail",
  emailMissing: "Indiquez votre adresse e-mail.",
  emailWrong: "Indiquez une adresse e-mail valable, comme nom@exemple.be.",
  message: "Message",
  messageMissing: "Écrivez un message.",
  leaveEmpty: "Laissez ce champ vide",
  failed: "Une erreur s'est produite lors de l'envoi du message.",
  send: "Envoyer",
  sending: "Envoi...",
  thanks: "Merci pour votre message\u00A0!",
  weAnswer: (address) => <>Nous répondons au plus vite à {address}. Cela prend rarement plus de trois jours.</>,
  another: "Écrire un autre message",
};
