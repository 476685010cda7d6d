import type { verifyBanner } from "../nl/verify-banner.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof verifyBanner> = {
  label: "Confirmer l'adresse e-mail",
  title: "Confirmez votre adresse e-mail",
  text: (email, account) => (
    <>
      Utilisez pour cela le lien dans l'e-mail envoyé à {email}. Vous ne trouvez pas cet e-mail&nbsp;? Appuyez sur le
      bouton et nous vous l'enverrons. L'adresse n'est pas correcte&nbsp;? Changez-la dans {account("Mon compte")}.
    </>
  ),
};
