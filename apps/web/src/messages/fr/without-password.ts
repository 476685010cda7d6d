import type { withoutPassword } from "../nl/without-password.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof withoutPassword> = {
  title: "Revenir plus tard",
  text: "Vous n'avez pas besoin de mot de passe\u00A0: pour vous connecter, choisissez un lien de connexion, et vous retrouverez vos réservations et vos billets. Vous voulez quand même un mot de passe ou une clé d'accès (se connecter avec votre doigt, votre visage ou un code PIN)\u00A0? C'est toujours possible dans votre compte.",
  choose: "Choisir un mot de passe",
};
