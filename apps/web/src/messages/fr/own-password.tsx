import type { ownPassword } from "../nl/own-password.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ownPassword> = {
  changed: "Votre mot de passe est changé. Vous êtes déconnecté de vos autres appareils.",
  current: "Mot de passe actuel",
  fillCurrent: "Indiquez votre mot de passe actuel.",
  repeatNew: "Répétez le nouveau mot de passe",
  changing: "Modification en cours...",
  change: "Changer de mot de passe",
  mailed: (email) => (
    <>
      Nous avons envoyé un e-mail à {email}. Cliquez sur le lien et choisissez votre mot de passe. Vous pourrez ensuite
      l'utiliser pour vous connecter.
    </>
  ),
  noneYet:
    "Vous n'avez pas encore de mot de passe. Ce n'est pas nécessaire\u00A0: vous vous connectez avec un lien que nous vous envoyons par e-mail. En voulez-vous quand même un\u00A0?",
  choose: "Choisir un mot de passe",
};
