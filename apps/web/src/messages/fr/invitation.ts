import type { invitation } from "../nl/invitation.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof invitation> = {
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
};
