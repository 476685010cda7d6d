import type { detailsForm } from "../nl/details-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof detailsForm> = {
  openForSeats: "Ouvrez le lien sur cet appareil\u00A0: vos places passeront alors dans votre compte.",
  openAndReturn: "Ouvrez le lien, puis revenez ici.",
  otherEmail: "Utiliser une autre adresse e-mail",
  knowPassword: "Vous connaissez votre mot de passe\u00A0?",
  signIn: "Se connecter",
  seatsStay: "Vos places restent gardées pour vous.",
};
