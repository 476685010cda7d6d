import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/account.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  account: {
    title: "Mon compte",
    seatsWithoutAccount:
      "Vous choisissez des places sans vous connecter. Vous indiquerez votre nom et votre adresse e-mail en confirmant votre réservation\u00A0: vous les retrouverez ensuite ici.",
    goOnWithSeats: "Continuer avec vos places",
    signIn: "Se connecter",
    seatsComeAlong: "Si vous vous connectez, les places que vous avez choisies passent dans votre compte.",
    noAccountYet: "Pas encore de compte\u00A0?",
    registerHere: "Inscrivez-vous ici",
    deleted: "Votre compte est supprimé.",
    signOut: "Se déconnecter",
    reservations: "Mes réservations",
    profile: "Mes données",
    profileLoading: "Chargement de vos données…",
    password: "Mot de passe",
    changePassword: "Changer de mot de passe",
    secondStep: "Sécurité supplémentaire",
    sessions: "Où vous êtes connecté",
    ownData: "Emporter ou supprimer",
  },

  profileForm: {
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
        Cliquez sur le lien dans l'e-mail que nous avons envoyé à {email}. D'ici là, votre ancienne adresse reste
        valable.
      </>
    ),
    withdraw: "Ne pas changer",
  },

  ownPassword: {
    changed: "Votre mot de passe est changé. Vous êtes déconnecté de vos autres appareils.",
    current: "Mot de passe actuel",
    fillCurrent: "Indiquez votre mot de passe actuel.",
    repeatNew: "Répétez le nouveau mot de passe",
    changing: "Modification en cours...",
    change: "Changer de mot de passe",
    mailed: (email) => (
      <>
        Nous avons envoyé un e-mail à {email}. Cliquez sur le lien et choisissez votre mot de passe. Vous pourrez
        ensuite l'utiliser pour vous connecter.
      </>
    ),
    noneYet:
      "Vous n'avez pas encore de mot de passe. Ce n'est pas nécessaire\u00A0: vous vous connectez avec un lien que nous vous envoyons par e-mail. En voulez-vous quand même un\u00A0?",
    choose: "Choisir un mot de passe",
  },

  secondStep: {
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
  },

  secondStepBanner: {
    advised: "Protégez votre compte avec une deuxième étape",
    whyAdvised:
      "Avec votre compte, vous voyez des données d'autres personnes. Avec une clé d'accès ou une application d'authentification, quelqu'un qui ne connaît que votre mot de passe ne peut pas entrer. Cela prend deux minutes.",
    needed: "Configurez maintenant une deuxième étape",
    whyNeeded:
      "Votre rôle demande une deuxième étape à la connexion. Dès qu'elle est configurée, les écrans des bénévoles fonctionnent à nouveau.",
    daysLeft: (days) => `Encore ${days} ${plural(days, "jour", "jours")} pour configurer une deuxième étape`,
    neededFrom: (day) =>
      `Votre rôle demande une deuxième étape à la connexion. Sans elle, les écrans des bénévoles ne fonctionneront plus à partir du ${day}. Cela prend deux minutes.`,
    toSection: "Vers Sécurité supplémentaire",
    notToday: "Pas aujourd'hui",
  },

  ownData: {
    fileName: (day) => `mes-donnees-${day}`,
    what: "Ce qui est conservé avec votre compte, dans un seul fichier à lire et à imprimer\u00A0: vos données, vos réservations, vos paiements et les e-mails que vous avez reçus.",
    download: "Télécharger mes données",
    downloadJson: "Pour un autre programme (JSON)",
    mayDelete: "Vous pouvez supprimer votre compte. Nous vous disons d'abord ce qui se passera.",
    delete: "Supprimer le compte",
    whatHappens: "Cette suppression est définitive. Voici ce qui se passe\u00A0:",
    unpaid: (bold) => (
      <>{bold("Les réservations non payées sont annulées")}, leurs places sont aussitôt libres à nouveau.</>
    ),
    waitForPayment: "Si vous avez déjà fait le virement, attendez que votre paiement soit confirmé.",
    ticketsStay: "Les billets payés restent valables.",
    downloadFirst: "Téléchargez-les d'abord\u00A0: ensuite, vous n'y aurez plus accès ici.",
    about: (names) => `Cela concerne ${names}.`,
    erased: (hasTickets) =>
      `Votre numéro de téléphone et votre mot de passe sont effacés aussitôt, votre nom et votre adresse e-mail ${hasTickets ? "un jour après votre dernière représentation" : "après un jour"}. Nous conservons les réservations payées sans votre nom, pour la comptabilité.`,
    signedOut: "Vous êtes déconnecté partout.",
  },
};
