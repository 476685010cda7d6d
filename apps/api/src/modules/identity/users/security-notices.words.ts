import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import type { Language } from "@podium/shared/words/languages";

type Notices = Readonly<Record<SecurityNoticeKind, { title: string; means: string }>>;

const nl: Notices = {
  PASSWORD_CHANGED: {
    title: "Uw wachtwoord werd gewijzigd",
    means: "U logt voortaan in met uw nieuwe wachtwoord. Op uw andere toestellen bent u uitgelogd.",
  },
  PASSWORD_ENDED: {
    title: "Het wachtwoord van uw account werkt niet meer",
    means:
      "Bij het inloggen met een link per mail werd uw e-mailadres voor het eerst bevestigd. Omdat iedereen een account kan maken met uw adres, verviel het wachtwoord van daarvoor. Log in met een link per mail, of kies een nieuw wachtwoord met de knop hieronder.",
  },
  EMAIL_CHANGED: {
    title: "Uw e-mailadres werd gewijzigd",
    means: "Een beheerder gaf uw account een ander e-mailadres. Onze mails gaan voortaan daarheen.",
  },
  PASSKEY_ADDED: {
    title: "Er werd een passkey toegevoegd",
    means: "Met die passkey kunt u inloggen op uw account, zonder wachtwoord.",
  },
  PASSKEY_REMOVED: {
    title: "Er werd een passkey verwijderd",
    means: "Met die passkey kunt u niet meer inloggen op uw account.",
  },
  AUTHENTICATOR_ADDED: {
    title: "Er werd een authenticator-app toegevoegd",
    means: "Bij het inloggen vragen wij voortaan na uw wachtwoord ook een code uit die app.",
  },
  AUTHENTICATOR_REMOVED: {
    title: "De authenticator-app werd verwijderd",
    means: "Bij het inloggen vragen wij geen code uit die app meer.",
  },
  RECOVERY_CODES_RENEWED: {
    title: "Er werden nieuwe herstelcodes gemaakt",
    means: "Uw vorige herstelcodes werken niet meer.",
  },
  RECOVERY_CODE_USED: {
    title: "Er werd ingelogd met een herstelcode",
    means: "Die herstelcode werkt nu niet meer. Hebt u er bijna geen over? Maak dan nieuwe bij 'Mijn account'.",
  },
  SECOND_STEP_REMOVED: {
    title: "Uw tweede stap werd verwijderd",
    means:
      "Passkeys, een authenticator-app of herstelcodes van uw account werken niet meer. Stel bij 'Mijn account' een nieuwe tweede stap in.",
  },
  WRONG_CODES: {
    title: "Iemand probeert in te loggen met uw wachtwoord",
    means:
      "Het wachtwoord was juist, de code van de tweede stap telkens fout. Er is dus niemand binnen, maar iemand kent uw wachtwoord.",
  },
  ADMIN_MADE: {
    title: "Uw e-mailadres is nu dat van de beheerder",
    means:
      "De site werd gestart met uw e-mailadres als dat van haar eerste beheerder. Wie zich eerder met dit adres registreerde, is uitgelogd. Dit gebeurt één keer: andere beheerders maakt u zelf bij 'User beheer'.",
  },
  ACCOUNT_UNUSED: {
    title: "Wij verwijderen binnenkort uw account",
    means:
      "U hebt uw account bijna 3 jaar niet gebruikt. Over 30 dagen verwijderen wij het, met uw naam en e-mailadres. Wilt u het houden? Log dan voordien één keer in. Anders hoeft u niets te doen.",
  },
  BANK_ACCOUNT_CHANGED: {
    title: "De bankrekening van de vereniging werd gewijzigd",
    means: "Wie een overschrijving doet, ziet voortaan de nieuwe rekening. In het logboek staat wie dit publiceerde.",
  },
};

const fr: Notices = {
  PASSWORD_CHANGED: {
    title: "Votre mot de passe a été modifié",
    means:
      "Vous vous connectez désormais avec votre nouveau mot de passe. Sur vos autres appareils, vous êtes déconnecté.",
  },
  PASSWORD_ENDED: {
    title: "Le mot de passe de votre compte ne fonctionne plus",
    means:
      "Quand vous vous êtes connecté avec un lien par e-mail, votre adresse e-mail a été confirmée pour la première fois. Comme n'importe qui peut créer un compte avec votre adresse, le mot de passe d'avant n'est plus valable. Connectez-vous avec un lien par e-mail, ou choisissez un nouveau mot de passe avec le bouton ci-dessous.",
  },
  EMAIL_CHANGED: {
    title: "Votre adresse e-mail a été modifiée",
    means: "Un administrateur a donné une autre adresse e-mail à votre compte. Nos e-mails y seront envoyés désormais.",
  },
  PASSKEY_ADDED: {
    title: "Une clé d'accès (passkey) a été ajoutée",
    means: "Avec cette clé d'accès, vous pouvez vous connecter à votre compte sans mot de passe.",
  },
  PASSKEY_REMOVED: {
    title: "Une clé d'accès (passkey) a été supprimée",
    means: "Avec cette clé d'accès, vous ne pouvez plus vous connecter à votre compte.",
  },
  AUTHENTICATOR_ADDED: {
    title: "Une application d'authentification a été ajoutée",
    means: "À la connexion, nous demandons désormais aussi un code de cette application, après votre mot de passe.",
  },
  AUTHENTICATOR_REMOVED: {
    title: "L'application d'authentification a été supprimée",
    means: "À la connexion, nous ne demandons plus de code de cette application.",
  },
  RECOVERY_CODES_RENEWED: {
    title: "De nouveaux codes de récupération ont été créés",
    means: "Vos codes de récupération précédents ne fonctionnent plus.",
  },
  RECOVERY_CODE_USED: {
    title: "Un code de récupération a été utilisé pour se connecter",
    means:
      "Ce code de récupération ne fonctionne plus. Il ne vous en reste presque plus\u00A0? Créez-en de nouveaux sous 'Mon compte'.",
  },
  SECOND_STEP_REMOVED: {
    title: "Votre deuxième étape a été supprimée",
    means:
      "Les clés d'accès, l'application d'authentification ou les codes de récupération de votre compte ne fonctionnent plus. Choisissez une nouvelle deuxième étape sous 'Mon compte'.",
  },
  WRONG_CODES: {
    title: "Quelqu'un essaie de se connecter avec votre mot de passe",
    means:
      "Le mot de passe était correct, le code de la deuxième étape chaque fois faux. Personne n'est donc entré, mais quelqu'un connaît votre mot de passe.",
  },
  ADMIN_MADE: {
    title: "Votre compte est maintenant l'administrateur du site",
    means:
      "Le site a été démarré avec votre adresse e-mail comme celle de son premier administrateur. Si quelqu'un s'était inscrit avec cette adresse, il est déconnecté. Cela n'arrive qu'une fois\u00A0: vous nommez vous-même d'autres administrateurs.",
  },
  ACCOUNT_UNUSED: {
    title: "Nous allons bientôt supprimer votre compte",
    means:
      "Vous n'avez pas utilisé votre compte depuis presque 3 ans. Dans 30 jours, nous le supprimons, avec votre nom et votre adresse e-mail. Vous voulez le garder\u00A0? Connectez-vous une fois avant cela. Sinon, vous n'avez rien à faire.",
  },
  BANK_ACCOUNT_CHANGED: {
    title: "Le compte bancaire de l'association a été modifié",
    means:
      "Les personnes qui paient par virement voient désormais le nouveau compte. Le journal indique qui l'a publié.",
  },
};

const en: Notices = {
  PASSWORD_CHANGED: {
    title: "Your password was changed",
    means: "From now on you sign in with your new password. On your other devices you are signed out.",
  },
  PASSWORD_ENDED: {
    title: "The password of your account no longer works",
    means:
      "When you signed in with a link by email, your email address was confirmed for the first time. Because anybody can create an account with your address, the password from before that has ended. Sign in with a link by email, or choose a new password with the button below.",
  },
  EMAIL_CHANGED: {
    title: "Your email address was changed",
    means: "An administrator gave your account another email address. Our emails go there from now on.",
  },
  PASSKEY_ADDED: {
    title: "A passkey was added",
    means: "With that passkey you can sign in to your account without a password.",
  },
  PASSKEY_REMOVED: {
    title: "A passkey was removed",
    means: "With that passkey you can no longer sign in to your account.",
  },
  AUTHENTICATOR_ADDED: {
    title: "An authenticator app was added",
    means: "When you sign in, we now also ask for a code from that app, after your password.",
  },
  AUTHENTICATOR_REMOVED: {
    title: "The authenticator app was removed",
    means: "When you sign in, we no longer ask for a code from that app.",
  },
  RECOVERY_CODES_RENEWED: {
    title: "New recovery codes were made",
    means: "Your previous recovery codes no longer work.",
  },
  RECOVERY_CODE_USED: {
    title: "A recovery code was used to sign in",
    means: "That recovery code no longer works. Do you have hardly any left? Then make new ones under 'My account'.",
  },
  SECOND_STEP_REMOVED: {
    title: "Your second step was removed",
    means:
      "Passkeys, an authenticator app or recovery codes of your account no longer work. Set up a new second step under 'My account'.",
  },
  WRONG_CODES: {
    title: "Somebody is trying to sign in with your password",
    means:
      "The password was right, the code of the second step wrong each time. So nobody got in, but somebody knows your password.",
  },
  ADMIN_MADE: {
    title: "Your account is now the administrator of the site",
    means:
      "The site was started with your email address as that of its first administrator. Whoever had registered with this address before is signed out. This happens once: you appoint other administrators yourself.",
  },
  ACCOUNT_UNUSED: {
    title: "We will soon delete your account",
    means:
      "You have not used your account for almost 3 years. In 30 days we delete it, with your name and email address. Do you want to keep it? Then sign in once before that. Otherwise you do not need to do anything.",
  },
  BANK_ACCOUNT_CHANGED: {
    title: "The society's bank account was changed",
    means: "Whoever pays by transfer sees the new account from now on. The log says who published this.",
  },
};

export const noticeWords: Readonly<Record<Language, Notices>> = { nl, fr, en };

const nlAdvice = {
  happened: (moment: string, means: string) => `Dat gebeurde op ${moment}. ${means}`,
  wasYou: "Deed u dit zelf, of vroeg u erom? Dan hoeft u niets te doen.",
  undoAdvice: (duration: string) =>
    `Was u het niet? Dan kent iemand uw wachtwoord. Klik binnen ${duration} op de knop. Wat er bijkwam wordt verwijderd, iedereen wordt uitgelogd en u kiest een nieuw wachtwoord.`,
  undo: "Maak ongedaan",
  contactAdvice: "Was u het niet? Neem dan meteen contact met ons op.",
  contact: "Neem contact op",
  ownAdvice:
    "Was u het niet? Kies dan meteen een nieuw wachtwoord en kijk bij 'Mijn account' na wat er staat. Neem daarna contact met ons op.",
  newPassword: "Kies een nieuw wachtwoord",
  toAccount: "Naar mijn account",
  accountWas: "Rekening tot nu toe",
  accountIs: "Nieuwe rekening",
  accountWrong:
    "Klopt dit niet? Zet bij 'Inhoud beheren', onder 'Vereniging', meteen de juiste rekening terug en publiceer dat. Kijk daarna bij 'User beheer' na wie beheerder is, en kies zelf een nieuw wachtwoord.",
  toContent: "Naar Inhoud beheren",
};

export const adviceWords: Readonly<Record<Language, typeof nlAdvice>> = {
  nl: nlAdvice,
  fr: {
    happened: (moment, means) => `C'était le ${moment}. ${means}`,
    wasYou: "Vous l'avez fait vous-même, ou demandé\u00A0? Vous n'avez alors rien à faire.",
    undoAdvice: (duration) =>
      `Ce n'était pas vous\u00A0? Quelqu'un connaît alors votre mot de passe. Cliquez sur le bouton dans un délai de ${duration}. Ce qui a été ajouté est supprimé, tout le monde est déconnecté et vous choisissez un nouveau mot de passe.`,
    undo: "Annuler ce changement",
    contactAdvice: "Ce n'était pas vous\u00A0? Contactez-nous tout de suite.",
    contact: "Nous contacter",
    ownAdvice:
      "Ce n'était pas vous\u00A0? Choisissez tout de suite un nouveau mot de passe et vérifiez ce qui figure sous 'Mon compte'. Contactez-nous ensuite.",
    newPassword: "Choisir un nouveau mot de passe",
    toAccount: "Vers mon compte",
    accountWas: "Compte jusqu'à présent",
    accountIs: "Nouveau compte",
    accountWrong:
      "Ce n'est pas correct\u00A0? Remettez tout de suite le bon compte dans 'Inhoud beheren', sous 'Vereniging', et publiez-le. Vérifiez ensuite dans 'User beheer' qui est administrateur, et choisissez un nouveau mot de passe.",
    toContent: "Vers Inhoud beheren",
  },
  en: {
    happened: (moment, means) => `This happened on ${moment}. ${means}`,
    wasYou: "Did you do this yourself, or ask for it? Then you do not need to do anything.",
    undoAdvice: (duration) =>
      `Was it not you? Then somebody knows your password. Click the button within ${duration}. What was added is removed, everybody is signed out and you choose a new password.`,
    undo: "Undo this change",
    contactAdvice: "Was it not you? Then contact us at once.",
    contact: "Contact us",
    ownAdvice:
      "Was it not you? Then choose a new password at once and check what is under 'My account'. After that, contact us.",
    newPassword: "Choose a new password",
    toAccount: "To my account",
    accountWas: "Account until now",
    accountIs: "New account",
    accountWrong:
      "Is this not right? Put the right account back at once in 'Inhoud beheren', under 'Vereniging', and publish it. Then check in 'User beheer' who is an administrator, and choose a new password yourself.",
    toContent: "To Inhoud beheren",
  },
};
