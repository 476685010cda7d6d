import type { profileForm } from "../nl/profile-form.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof profileForm> = {
  notSignedIn: "Pas connecté",
  passwordHint: "Nécessaire pour changer d'adresse e-mail.",
  numberHint: "Uniquement des chiffres.",
  saved: "Vos modifications sont enregistrées\u00A0!",
  saving: "Enregistrement en cours...",
  save: "Enregistrer",
  emailStays: (email) => <>Votre adresse e-mail reste {email}.</>,
  confirmNew: "Confirmez votre nouvelle adresse e-mail",
  confirmBy: (email) => (
    <>
      Cliquez sur le lien dans l'e-mail que nous avons envoyé à {email}. D'ici là, votre ancienne adresse reste valable.
    </>
  ),
  withdraw: "Ne pas changer",
};
