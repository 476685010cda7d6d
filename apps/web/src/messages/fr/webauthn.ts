import type { webauthn } from "../nl/webauthn.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof webauthn> = {
  nowhere:
    "Les clés d'accès ne fonctionnent pas ici\u00A0: elles demandent une connexion sécurisée (https) et un navigateur récent.",
  notUsed: "Aucune clé d'accès n'a été utilisée. Réessayez, ou choisissez un autre moyen.",
  already: "Cet appareil contient déjà une clé d'accès de votre compte. Vous n'avez plus rien à faire.",
  otherAddress: "Les clés d'accès fonctionnent uniquement à l'adresse propre de ce site.",
  notSupported:
    "Cet appareil ne peut pas conserver de clé d'accès. Essayez un autre appareil, ou une application d'authentification.",
  notHere: "Cette clé d'accès ne fonctionne pas ici.",
};
