import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/registration.tsx";

export const translation: Translation<typeof dutch> = {
  register: {
    title: "S'inscrire",
    description: "Créez un compte pour choisir des places et réserver.",
    lead: "Remplissez ceci une seule fois, et vous réserverez ensuite en quelques secondes.",
    welcome: "Bienvenue\u00A0! Votre compte est créé.",
    made: "Votre compte est créé. Connectez-vous maintenant.",
    haveAccount: "Vous avez déjà un compte\u00A0?",
    signIn: "Connectez-vous",
  },

  registerForm: {
    password: "Mot de passe",
    registering: "Inscription en cours...",
    register: "S'inscrire",
  },

  invitation: {
    title: "Invitation",
    loading: "Chargement de l'invitation...",
    offer: (name, role) => `Bonjour ${name}, vous êtes invité à nous aider\u00A0: ${role}.`,
    door: "accueil",
    doorMay: "Vous scannez les billets à l'entrée et voyez qui est déjà dans la salle.",
    boxOffice: "caisse",
    boxOfficeMay: "Vous faites et modifiez des réservations, suivez les paiements et scannez les billets.",
    admin: "administrateur",
    adminMay: "Vous gérez tout sur le site\u00A0: représentations, prix, textes, réservations et utilisateurs.",
    until: (moment) => `L'invitation est valable jusqu'au ${moment}.`,
    forAddress: (email) => `Elle est pour ${email}\u00A0: c'est avec cette adresse que vous vous connecterez.`,
    choosePassword: (email) =>
      `Un compte sans mot de passe existe déjà pour ${email}. Choisissez-en un\u00A0: il vous servira à vous connecter.`,
    choosePasswordAnew: (email) =>
      `Un compte existe déjà pour ${email}. Choisissez un nouveau mot de passe\u00A0: il remplace l'actuel et vous servira à vous connecter.`,
    signInFirst: (email) =>
      `Un compte existe déjà pour ${email}. Connectez-vous avec ce compte pour accepter l'invitation.`,
    forgotPassword: "Mot de passe oublié\u00A0?",
    afterPassword: "Rouvrez ensuite le lien de l'invitation.",
    signedInAs: (email) => `Vous êtes connecté comme ${email}. Acceptez l'invitation, et vous pouvez commencer.`,
    signedInLong: (email, hours) =>
      `Vous êtes connecté comme ${email}. Acceptez l'invitation. Vous vous êtes connecté il y a plus de ${hours} heures\u00A0? Nous vous demanderons ensuite de vous connecter encore une fois.`,
    signedInAsOther: (signedIn, invited) =>
      `Vous êtes connecté comme ${signedIn}, et l'invitation est pour ${invited}. Déconnectez-vous d'abord.`,
    signOut: "Se déconnecter",
    accept: "Accepter l'invitation",
    accepting: "Acceptation en cours...",
    welcome: "Bienvenue dans l'équipe\u00A0!",
    accepted: "Votre invitation est acceptée.",
    signInAgain: (hours) =>
      `Connectez-vous encore une fois, et vous pouvez commencer. Avec vos nouveaux droits, vous restez connecté ${hours} heures à chaque fois.`,
    toWork: "Vers la gestion",
    signIn: "Se connecter",
    contact: "Nous contacter",
    over: "Cette invitation n'est plus valable",
    done: "Cette invitation a déjà été acceptée",
    onlySignIn: "Il ne vous reste qu'à vous connecter.",
    signedInNow: (email) => `Vous êtes connecté comme ${email} et pouvez commencer.`,
    askAgain: "Elle a expiré ou a été retirée. Demandez à la personne qui vous a invité d'en envoyer une nouvelle.",
  },

  verifyEmail: {
    title: "Confirmer l'adresse e-mail",
    toAccount: "Vers mon compte",
    confirm: "Confirmer mon adresse e-mail",
    confirming: "Confirmation en cours...",
    confirmed: "Votre adresse e-mail est confirmée",
    confirmedBefore: "Votre adresse e-mail était déjà confirmée",
    press: "Il ne reste qu'à appuyer sur le bouton, et nous saurons que nos e-mails vous parviennent bien.",
    thanks: "Merci beaucoup. Vous n'avez plus rien à faire.",
    toTickets: "Vers les billets",
    signInForNew: "Se connecter et demander un nouveau lien",
  },

  verifyBanner: {
    label: "Confirmer l'adresse e-mail",
    title: "Confirmez votre adresse e-mail",
    text: (email, account) => (
      <>
        Utilisez pour cela le lien dans l'e-mail envoyé à {email}. Vous ne trouvez pas cet e-mail&nbsp;? Appuyez sur le
        bouton et nous vous l'enverrons. L'adresse n'est pas correcte&nbsp;? Changez-la dans {account("Mon compte")}.
      </>
    ),
  },

  resendVerification: {
    tooMany:
      "Nous avons déjà envoyé quelques e-mails. Regardez aussi dans les courriers indésirables. Vous n'en trouvez aucun\u00A0? Réessayez alors demain.",
    sent: "Nous avons envoyé l'e-mail. Consultez votre boîte mail.",
    sending: "Envoi en cours...",
    send: "Envoyez-moi l'e-mail",
  },
};
