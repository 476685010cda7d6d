import type { Language } from "@podium/shared/words/languages";

const nl = {
  once: (duration: string) => `De link werkt één keer en blijft ${duration} geldig.`,
  password: "Kies een nieuw wachtwoord",
  passwordHow: (once: string) => `Klik op de knop en kies een nieuw wachtwoord voor uw account. ${once}`,
  passwordNotRequested: "Hebt u dit niet gevraagd? Dan hoeft u niets te doen: zolang u niet kiest, verandert er niets.",
  signIn: "Uw link om in te loggen",
  signInTitle: "Inloggen zonder wachtwoord",
  signInHow: (once: string) => `Klik op de knop om in te loggen. U hebt geen wachtwoord nodig. ${once}`,
  signInButton: "Inloggen",
  signInNotRequested: "Hebt u dit niet gevraagd? Dan hoeft u niets te doen. Geef deze mail aan niemand door.",
  proof: "Uw code om te bevestigen dat u het bent",
  proofHow: (duration: string) =>
    `Tik deze code in op de pagina die erom vraagt. De code werkt één keer en blijft ${duration} geldig.`,
  proofCode: "Uw code",
  proofNotRequested:
    "Hebt u dit niet gevraagd? Geef de code dan aan niemand. Iemand is ingelogd in uw account en ziet alles wat erin staat. Log zelf in, meld bij 'Mijn account' alle andere toestellen af en laat het ons weten.",
  proofNotRequestedByLink:
    "Hebt u dit niet gevraagd? Geef de code dan aan niemand. Iemand kreeg een van uw mails over een reservering doorgestuurd en ziet alleen die reservering.",
  verify: "Bevestig uw e-mailadres",
  verifyTitle: "Klopt uw e-mailadres?",
  verifyHow: (once: string) =>
    `Fijn dat u er bent. Klik op de knop, dan weten we dat uw tickets goed aankomen. ${once}`,
  verifyButton: "Bevestig mijn e-mailadres",
  verifyNotYou: "Hebt u geen account bij ons gemaakt? Klik dan niet en verwijder deze mail.",
  newAddress: "Bevestig uw nieuwe e-mailadres",
  newAddressTitle: "Uw nieuwe e-mailadres",
  newAddressHow: (once: string) =>
    `U wilt dit e-mailadres gebruiken bij ons. Klik op de knop om het te bevestigen. ${once} Tot dan blijft uw vorige adres gelden.`,
  newAddressNotRequested: "Hebt u dit niet gevraagd? Klik dan niet en verwijder deze mail.",
  changed: "Uw e-mailadres wordt gewijzigd",
  changedWhat: "Voor uw account is een ander e-mailadres opgegeven. Deed u dat zelf? Dan hoeft u niets te doen.",
  changedNotYou: (duration: string) =>
    `Was u het niet? Klik dan binnen ${duration} op de knop. Uw account krijgt dit adres terug, iedereen wordt uitgelogd en u kiest een nieuw wachtwoord.`,
  undo: "Maak ongedaan",
};

export const accountLinksWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    once: (duration) => `Le lien fonctionne une seule fois et reste valable pendant ${duration}.`,
    password: "Choisissez un nouveau mot de passe",
    passwordHow: (once) => `Cliquez sur le bouton et choisissez un nouveau mot de passe pour votre compte. ${once}`,
    passwordNotRequested:
      "Vous n'avez rien demandé\u00A0? Vous n'avez alors rien à faire\u00A0: tant que vous ne choisissez rien, rien ne change.",
    signIn: "Votre lien pour vous connecter",
    signInTitle: "Se connecter sans mot de passe",
    signInHow: (once) => `Cliquez sur le bouton pour vous connecter. Vous n'avez pas besoin de mot de passe. ${once}`,
    signInButton: "Se connecter",
    signInNotRequested:
      "Vous n'avez rien demandé\u00A0? Vous n'avez alors rien à faire. Ne transmettez cet e-mail à personne.",
    proof: "Votre code pour confirmer que c'est bien vous",
    proofHow: (duration) =>
      `Tapez ce code sur la page qui le demande. Le code fonctionne une seule fois et reste valable pendant ${duration}.`,
    proofCode: "Votre code",
    proofNotRequested:
      "Vous n'avez rien demandé\u00A0? Ne donnez alors ce code à personne. Quelqu'un est connecté à votre compte et voit tout ce qui s'y trouve. Connectez-vous, déconnectez sous 'Mon compte' tous les autres appareils et prévenez-nous.",
    proofNotRequestedByLink:
      "Vous n'avez rien demandé\u00A0? Ne donnez alors ce code à personne. Quelqu'un a reçu un de vos e-mails sur une réservation et ne voit que cette réservation.",
    verify: "Confirmez votre adresse e-mail",
    verifyTitle: "Votre adresse e-mail est-elle correcte\u00A0?",
    verifyHow: (once) =>
      `Bienvenue chez nous. Cliquez sur le bouton, nous saurons ainsi que vos billets arrivent bien. ${once}`,
    verifyButton: "Confirmer mon adresse e-mail",
    verifyNotYou: "Vous n'avez pas créé de compte chez nous\u00A0? Ne cliquez pas et supprimez cet e-mail.",
    newAddress: "Confirmez votre nouvelle adresse e-mail",
    newAddressTitle: "Votre nouvelle adresse e-mail",
    newAddressHow: (once) =>
      `Vous souhaitez utiliser cette adresse e-mail chez nous. Cliquez sur le bouton pour la confirmer. ${once} D'ici là, votre adresse précédente reste valable.`,
    newAddressNotRequested: "Vous n'avez rien demandé\u00A0? Ne cliquez pas et supprimez cet e-mail.",
    changed: "Votre adresse e-mail va changer",
    changedWhat:
      "Une autre adresse e-mail a été indiquée pour votre compte. C'était vous\u00A0? Vous n'avez alors rien à faire.",
    changedNotYou: (duration) =>
      `Ce n'était pas vous\u00A0? Cliquez sur le bouton dans un délai de ${duration}. Votre compte reprend cette adresse, tout le monde est déconnecté et vous choisissez un nouveau mot de passe.`,
    undo: "Annuler ce changement",
  },
  en: {
    once: (duration) => `The link works once and stays valid for ${duration}.`,
    password: "Choose a new password",
    passwordHow: (once) => `Click the button and choose a new password for your account. ${once}`,
    passwordNotRequested:
      "Did you not ask for this? Then you do not need to do anything: as long as you choose nothing, nothing changes.",
    signIn: "Your link to sign in",
    signInTitle: "Sign in without a password",
    signInHow: (once) => `Click the button to sign in. You do not need a password. ${once}`,
    signInButton: "Sign in",
    signInNotRequested:
      "Did you not ask for this? Then you do not need to do anything. Do not pass this email on to anybody.",
    proof: "Your code to confirm that it is you",
    proofHow: (duration) =>
      `Type this code on the page that asks for it. The code works once and stays valid for ${duration}.`,
    proofCode: "Your code",
    proofNotRequested:
      "Did you not ask for this? Then give the code to nobody. Somebody is signed in to your account and sees all that is in it. Sign in yourself, sign out all other devices in 'My account', and let us know.",
    proofNotRequestedByLink:
      "Did you not ask for this? Then give the code to nobody. Somebody was sent one of your emails about a reservation, and sees only that reservation.",
    verify: "Confirm your email address",
    verifyTitle: "Is your email address right?",
    verifyHow: (once) => `Welcome! Click the button, so that we know your tickets will reach you. ${once}`,
    verifyButton: "Confirm my email address",
    verifyNotYou: "Did you not create an account with us? Then do not click, and delete this email.",
    newAddress: "Confirm your new email address",
    newAddressTitle: "Your new email address",
    newAddressHow: (once) =>
      `You want to use this email address with us. Click the button to confirm it. ${once} Until then your previous address stays in use.`,
    newAddressNotRequested: "Did you not ask for this? Then do not click, and delete this email.",
    changed: "Your email address is being changed",
    changedWhat:
      "Another email address was given for your account. Did you do that yourself? Then you do not need to do anything.",
    changedNotYou: (duration) =>
      `Was it not you? Then click the button within ${duration}. Your account gets this address back, everybody is signed out and you choose a new password.`,
    undo: "Undo this change",
  },
};
