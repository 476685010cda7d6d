import { pluralOf } from "@podium/shared/words/languages";
import type { secondStep } from "../nl/second-step.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof secondStep> = {
  loading: "Chargement de la sécurité…",
  why: "Une deuxième étape à la connexion protège votre compte, même si quelqu'un connaît votre mot de passe. Une clé d'accès est le plus simple.",
  passkeys: "Clés d'accès (passkeys)",
  addPasskey: "Ajouter une clé d'accès",
  authenticator: "Application d'authentification",
  setUpAuthenticator: "Configurer une application d'authentification",
  setUpOn: (date) => `Configurée le ${date}`,
  removeAuthenticator: "Supprimer l'application d'authentification",
  recoveryCodes: "Codes de récupération",
  noCodesLeft: "Vous n'avez plus de code de récupération. Créez-en de nouveaux.",
  codesLeft: (left) => `Il vous reste ${left} ${plural(left, "code", "codes")} de récupération sur 10.`,
  renewCodes: "Créer de nouveaux codes de récupération",
  passkeyAdded: "La clé d'accès est ajoutée.",
  authenticatorSetUp: "L'application d'authentification est configurée.",
  renamed: "Le nouveau nom est enregistré.",
  removed: "Supprimé.",
  addedOn: (date) => `Ajoutée le ${date}`,
  usedOn: (date) => `utilisée pour la dernière fois le ${date}`,
  renamePasskey: (name) => `Donner un autre nom à la clé d'accès ${name}`,
  removePasskey: (name) => `Supprimer la clé d'accès ${name}`,
  appExplained:
    "C'est une application sur votre téléphone qui affiche chaque fois un nouveau code, comme celle de Google ou de Microsoft. Nous demanderons ensuite aussi un tel code à la connexion.",
  confirm: "Confirmer",
  scan: "Scannez ce code avec l'application.",
  qrCode: "Code QR pour l'application d'authentification",
  typeKey: "Vous ne pouvez pas scanner\u00A0? Tapez alors cette clé dans l'application\u00A0:",
  typeCode: "Tapez ci-dessous le code que l'application affiche.",
  codeLabel: "Code de l'application",
  fillCode: "Tapez les six chiffres de l'application.",
  passkeyExplained:
    "Avec une clé d'accès, vous vous connectez avec votre doigt, votre visage ou le code de votre appareil, sans mot de passe. Donnez-lui un nom que vous reconnaîtrez\u00A0; votre appareil vous demandera ensuite de confirmer.",
  goOn: "Continuer",
  nameLabel: "Nom",
  nameHint: "Par exemple\u00A0: mon téléphone, portable de la caisse.",
  fillName: "Donnez à la clé d'accès un nom de 60 caractères au maximum.",
  renameTitle: "Donner un autre nom à la clé d'accès",
  renameExplained:
    "Ce nom n'aide que vous\u00A0: vous savez ainsi de quel appareil est cette clé d'accès. La connexion reste la même.",
  keep: "Enregistrer",
  passkeyWorksNoMore: "Vous ne pourrez plus vous connecter avec elle.",
  appWorksNoMore: "Les codes de l'application ne fonctionneront plus.",
  isLast:
    "C'est votre seule deuxième étape\u00A0: ensuite, votre mot de passe suffira pour vous connecter, et vos codes de récupération ne fonctionneront plus.",
  othersStay: "Vos autres moyens de connexion continuent de fonctionner.",
  remove: "Supprimer",
  codesTitle: "Vos codes de récupération",
  codesExplained:
    "Avec un code de récupération, vous pouvez entrer si votre téléphone est cassé ou perdu. Chaque code fonctionne une seule fois. Conservez-les sur papier, pas sur ce même téléphone.",
  shownOnce: "Nous ne les affichons que maintenant.",
  codesCopied: "Les codes de récupération sont copiés.",
  copyFailed: "La copie n'a pas réussi. Imprimez les codes ou recopiez-les à la main.",
  print: "Imprimer",
  copy: "Copier",
  done: "Terminé",
  kept: "Je les ai conservés",
  keepFirst: "Conservez d'abord les codes et cochez la case\u00A0: nous ne pourrons plus les afficher.",
  codesOf: (whose) => `Codes de récupération\u00A0: ${whose}`,
};
