import { DEVICE_ON, UNKNOWN_DEVICE } from "@podium/shared/words/stored-device";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/sign-in.ts";

export const translation: Translation<typeof dutch> = {
  login: {
    title: "Se connecter",
    description: "Connectez-vous pour choisir des places, réserver et voir vos billets.",
    lead: "Connectez-vous, ou continuez sans mot de passe\u00A0: choisissez d'abord vos places, puis indiquez votre nom et votre adresse e-mail.",
    forgotPassword: "Mot de passe oublié\u00A0?",
    mailLink: "Envoyez-moi un lien de connexion",
    noAccountYet: "Pas encore de compte\u00A0?",
    registerHere: "Inscrivez-vous ici",
  },

  loginForm: {
    signedOut: "Vous êtes déconnecté",
    sessionEnded:
      "Votre session a expiré ou a été fermée depuis un autre appareil. Reconnectez-vous\u00A0: vous continuerez là où vous étiez.",
    fillEmail: "Indiquez votre adresse e-mail.",
    password: "Mot de passe",
    signingIn: "Connexion en cours...",
    signIn: "Se connecter",
  },

  passkeySignIn: {
    confirmOnDevice: "Confirmez sur votre appareil…",
    signIn: "Se connecter avec une clé d'accès",
    elsewhere:
      "Votre clé d'accès est sur un autre appareil\u00A0? Choisissez-le alors dans la fenêtre de votre navigateur.",
    otherWay:
      "Pas de clé d'accès sous la main\u00A0? Connectez-vous ci-dessus avec votre adresse e-mail et votre mot de passe, ou demandez un lien par e-mail.",
  },

  secondStepForm: {
    title: "Encore une étape",
    why: "Nous sommes ainsi certains que c'est bien vous, même si quelqu'un connaît votre mot de passe.",
    usePasskey: "Utiliser ma clé d'accès",
    useOther: "Utiliser un autre moyen",
    useRecovery: "Utiliser un code de récupération",
    startAgain: "Recommencer",
    appLabel: "Code de votre application d'authentification",
    appHint: "Six chiffres, qui changent toutes les trente secondes.",
    fillApp: "Tapez les six chiffres de votre application.",
    recoveryLabel: "Code de récupération",
    recoveryHint: "Un des codes que vous avez imprimés ou conservés. Chaque code fonctionne une seule fois.",
    fillRecovery: "Tapez un code de récupération, comme ABCD-EFGH-JKMN.",
    signingIn: "Connexion en cours...",
    signIn: "Se connecter avec ce code",
    over: "Cela a duré trop longtemps, ou il y a eu trop d'essais.",
    beginAgain: "Recommencez avec votre adresse e-mail et votre mot de passe.",
    signInAgain: "Se reconnecter",
    lost: "Plus de code de récupération non plus\u00A0? Un administrateur peut retirer votre deuxième étape, pour que vous puissiez vous reconnecter.",
    contact: "Contactez-nous",
  },

  signInLinkForm: {
    noMail: "L'e-mail n'arrive pas\u00A0? Utilisez alors une autre adresse e-mail, ou contactez-nous.",
    mailLink: "Envoyez-moi un lien de connexion",
    sent: "S'il existe un compte avec cette adresse e-mail, vous recevrez un e-mail avec un lien pour vous connecter. Le lien reste valable 15 minutes.",
    known:
      "Vous avez déjà un compte avec cette adresse e-mail. Nous vous envoyons volontiers un lien pour vous connecter.",
  },

  signInLink: {
    title: "Se connecter avec un lien",
    description: "Connectez-vous avec un lien dans un e-mail, sans mot de passe.",
    lead: "Vous n'avez pas besoin de mot de passe\u00A0: nous vous envoyons un lien par e-mail, et il suffit pour entrer.",
    back: "Retour à la connexion",
    reservationTitle: "Vers votre réservation",
    signIn: "Se connecter",
    signingIn: "Connexion en cours...",
    mailNew: (address) => `Nous vous envoyons volontiers un nouveau lien, à ${address}.`,
    press: "Appuyez sur le bouton pour vous connecter sur cet appareil.",
    pressForReservation:
      "Appuyez sur le bouton\u00A0: vous serez connecté sur cet appareil et vous verrez votre réservation. Vous n'avez pas besoin de mot de passe.",
    nowSignedIn: (email) => `En ce moment, ${email} est connecté ici. Ce compte sera alors déconnecté.`,
    signedInAs: (email) => `Vous êtes déjà connecté ici avec ${email}.`,
    toReservation: "Aller à votre réservation",
    somebodyElse: (email) =>
      `C'est quelqu'un d'autre\u00A0? Connectez-vous alors avec ce lien. ${email} sera déconnecté.`,
    already: "Vous êtes déjà connecté",
    notNeeded: (email) =>
      `Ce lien a expiré ou a déjà été utilisé, mais vous n'en avez pas besoin\u00A0: vous êtes connecté ici avec ${email}.`,
    toAccount: "Vers votre compte",
  },

  mailSent: {
    title: "Consultez votre boîte mail",
    nothing: "Rien reçu\u00A0? Regardez aussi dans les courriers indésirables.",
    sending: "Envoi en cours...",
  },

  webauthn: {
    nowhere:
      "Les clés d'accès ne fonctionnent pas ici\u00A0: elles demandent une connexion sécurisée (https) et un navigateur récent.",
    notUsed: "Aucune clé d'accès n'a été utilisée. Réessayez, ou choisissez un autre moyen.",
    already: "Cet appareil contient déjà une clé d'accès de votre compte. Vous n'avez plus rien à faire.",
    otherAddress: "Les clés d'accès fonctionnent uniquement à l'adresse propre de ce site.",
    notSupported:
      "Cet appareil ne peut pas conserver de clé d'accès. Essayez un autre appareil, ou une application d'authentification.",
    notHere: "Cette clé d'accès ne fonctionne pas ici.",
  },

  proof: {
    title: "Est-ce bien vous\u00A0?",
    why: "Quelqu'un qui a votre téléphone en main un instant ne doit pas pouvoir changer ceci. Ensuite, nous ne le demanderons plus pendant dix minutes.",
    byLink:
      "Vous êtes arrivé ici par le lien d'un e-mail sur une réservation\u00A0: vous pouvez la voir et la payer. Comme un tel e-mail est parfois transmis, nous demandons une seule fois, pour tout le reste, si c'est bien vous.",
    whyByLink:
      "Un e-mail sur une réservation est parfois transmis. C'est pourquoi nous envoyons un code à l'adresse du compte. Nous ne le demandons qu'une fois.",
    begin: "Confirmer que c'est moi",
    toChange: "Vous voulez transmettre, rendre ou déplacer des billets\u00A0? Confirmez d'abord que c'est bien vous.",
    toChangeUnpaid: "Vous voulez d'autres places, ou annuler\u00A0? Confirmez d'abord que c'est bien vous.",
    toReservation: "Vers la réservation",
    signOut: "Se déconnecter",
    mailCode: "Envoyez-moi un code",
    mailCodeAgain: "Envoyer un nouveau code",
    codeSent: "Le code est en route vers l'adresse e-mail du compte. Il reste valable un quart d'heure.",
    mailedCode: "Code de l'e-mail",
    fillMailedCode: "Tapez les huit chiffres de notre e-mail.",
    confirmOnDevice: "Confirmez sur votre appareil…",
    usePasskey: "Confirmer avec ma clé d'accès",
    confirm: "Confirmer",
    password: "Votre mot de passe",
    fillPassword: "Indiquez votre mot de passe.",
    appLabel: "Code de votre application, ou un code de récupération",
    recoveryLabel: "Code de récupération",
    fillApp: "Tapez les six chiffres de votre application, ou un code de récupération.",
    fillRecovery: "Tapez un code de récupération, comme ABCD-EFGH-JKMN.",
    passkeyElsewhere:
      "Votre clé d'accès est sur un autre appareil\u00A0? Choisissez-le alors dans la fenêtre de votre navigateur.",
    lost: "Plus de code de récupération non plus\u00A0? Un administrateur peut retirer votre deuxième étape, pour que vous puissiez vous reconnecter.",
    contact: "Contactez-nous",
  },

  signingOut: {
    notReached: "Vous êtes déconnecté sur cet appareil, mais nous n'avons pas pu joindre le site.",
    stillListed:
      "Dans «\u00A0Mon compte\u00A0», cet appareil peut donc rester quelques jours dans la liste. Vous pouvez l'y déconnecter.",
  },

  sessions: {
    loading: "Chargement des appareils…",
    device: (stored) => (stored === UNKNOWN_DEVICE ? "Appareil inconnu" : stored.replace(DEVICE_ON, " sur ")),
    unknownDevice:
      "Vous ne reconnaissez pas un appareil\u00A0? Déconnectez-le, puis choisissez un nouveau mot de passe.",
    endOthers: "Déconnecter tous les autres",
    ended: (device) => `${device} est déconnecté.`,
    thisDevice: "cet appareil",
    inUse: "Utilisé en ce moment",
    lastUsed: (time) => `Dernière utilisation\u00A0: ${time}`,
    since: (time) => `Connecté depuis\u00A0: ${time}`,
    end: "Déconnecter",
    endNamed: (device, time) => `Déconnecter\u00A0: ${device}, dernière utilisation ${time}`,
    othersEnded: "Tous les autres appareils sont déconnectés.",
    endOthersQuestion: "Déconnecter tous les autres\u00A0?",
    othersOut: (count) =>
      `${count === 1 ? "L'autre appareil est déconnecté" : `Les ${count} autres appareils sont déconnectés`} aussitôt. Ici, vous restez connecté.`,
  },
};
