import type { signingOut } from "../nl/signing-out.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof signingOut> = {
  notReached: "Vous êtes déconnecté sur cet appareil, mais nous n'avons pas pu joindre le site.",
  stillListed:
    "Dans «\u00A0Mon compte\u00A0», cet appareil peut donc rester quelques jours dans la liste. Vous pouvez l'y déconnecter.",
};
