import { messages } from "#messages/messages.ts";

export const login = messages("login", {
  title: "Inloggen",
  description: "Log in om stoelen te kiezen, te reserveren en uw tickets te bekijken.",
  lead: "Log in, of ga verder zonder wachtwoord: kies eerst uw stoelen, daarna vult u uw naam en e-mailadres in.",
  forgotPassword: "Wachtwoord vergeten?",
  mailLink: "Stuur mij een inloglink",
  noAccountYet: "Nog geen account?",
  registerHere: "Registreer u hier",
});

export const loginForm = messages("loginForm", {
  signedOut: "U bent uitgelogd",
  sessionEnded:
    "Uw sessie is verlopen of werd op een ander toestel beëindigd. Log opnieuw in: u gaat verder waar u was.",
  fillEmail: "Vul uw e-mailadres in.",
  password: "Wachtwoord",
  signingIn: "Bezig met inloggen...",
  signIn: "Inloggen",
});

export const passkeySignIn = messages("passkeySignIn", {
  confirmOnDevice: "Bevestig op uw toestel…",
  signIn: "Inloggen met passkey",
  elsewhere: "Staat uw passkey op een ander toestel? Kies dan dat toestel in het venster van uw browser.",
  otherWay: "Geen passkey bij de hand? Log hierboven in met uw e-mailadres en wachtwoord, of laat u een link mailen.",
});

export const secondStepForm = messages("secondStepForm", {
  title: "Nog één stap",
  why: "Zo weten we zeker dat u het bent, ook als iemand uw wachtwoord kent.",
  usePasskey: "Gebruik mijn passkey",
  useOther: "Toch een andere manier",
  useRecovery: "Gebruik een herstelcode",
  startAgain: "Opnieuw beginnen",
  appLabel: "Code uit uw authenticator-app",
  appHint: "Zes cijfers, die elke halve minuut veranderen.",
  fillApp: "Tik de zes cijfers uit uw app in.",
  recoveryLabel: "Herstelcode",
  recoveryHint: "Een van de codes die u afdrukte of bewaarde. Elke code werkt één keer.",
  fillRecovery: "Tik een herstelcode in, zoals ABCD-EFGH-JKMN.",
  signingIn: "Bezig met inloggen...",
  signIn: "Inloggen met deze code",
  over: "Dit duurde te lang, of er waren te veel pogingen.",
  beginAgain: "Begin opnieuw met uw e-mailadres en wachtwoord.",
  signInAgain: "Opnieuw inloggen",
  lost: "Ook geen herstelcode meer? Een beheerder kan uw tweede stap verwijderen, zodat u weer kunt inloggen.",
  contact: "Neem contact met ons op",
});

export const signInLinkForm = messages("signInLinkForm", {
  // An address without an account, or that one left less than 72 hours ago, gets none.
  noMail: "Komt er geen mail? Gebruik dan een ander e-mailadres, of neem contact met ons op.",
  mailLink: "Stuur mij een inloglink",
  sent: "Als er een account met dit e-mailadres bestaat, krijgt u een mail met een link om in te loggen. De link blijft 15 minuten geldig.",
  known: "U hebt al een account met dit e-mailadres. We mailen u graag een link om in te loggen.",
});

export const signInLink = messages("signInLink", {
  title: "Inloggen met een link",
  description: "Log in met een link in een mail, zonder wachtwoord.",
  lead: "U hebt geen wachtwoord nodig: we mailen u een link, en daarmee bent u binnen.",
  back: "Terug naar inloggen",
  reservationTitle: "Naar uw reservering",
  signIn: "Inloggen",
  signingIn: "Bezig met inloggen...",
  mailNew: (address: string) => `We mailen u graag een nieuwe link, naar ${address}.`,
  press: "Druk op de knop om in te loggen op dit toestel.",
  pressForReservation:
    "Druk op de knop: dan bent u ingelogd op dit toestel en ziet u uw reservering. U hebt geen wachtwoord nodig.",
  nowSignedIn: (email: string) => `Nu is hier ${email} ingelogd. Die wordt dan uitgelogd.`,
  signedInAs: (email: string) => `U bent hier al ingelogd met ${email}.`,
  toReservation: "Ga naar uw reservering",
  somebodyElse: (email: string) => `Is dat iemand anders? Log dan in met deze link. ${email} wordt dan uitgelogd.`,
  already: "U bent al ingelogd",
  notNeeded: (email: string) =>
    `Deze link is verlopen of al gebruikt, maar u hebt hem niet nodig: u bent hier ingelogd met ${email}.`,
  toAccount: "Naar uw account",
});

export const mailSent = messages("mailSent", {
  title: "Kijk in uw mailbox",
  nothing: "Niets gekregen? Kijk ook bij de ongewenste mails.",
  sending: "Bezig met versturen...",
});

export const webauthn = messages("webauthn", {
  nowhere: "Passkeys werken hier niet: daarvoor zijn een beveiligde verbinding (https) en een recente browser nodig.",
  notUsed: "Er werd geen passkey gebruikt. Probeer opnieuw, of kies een andere manier.",
  already: "Op dit toestel staat al een passkey van uw account. U hoeft niets meer te doen.",
  otherAddress: "Passkeys werken alleen op het eigen adres van deze website.",
  notSupported: "Dit toestel kan geen passkey bewaren. Probeer een ander toestel, of een authenticator-app.",
  notHere: "Deze passkey werkt hier niet.",
});

export const proof = messages("proof", {
  title: "Bent u het zelf?",
  why: "Wie uw telefoon even in handen heeft, mag dit niet kunnen wijzigen. Daarna vragen we het tien minuten niet meer.",
  byLink:
    "U kwam hier met de link in een mail over één reservering: die kunt u bekijken en betalen. Omdat zo'n mail soms doorgestuurd wordt, vragen we voor al de rest één keer of u het zelf bent.",
  whyByLink:
    "Een mail over een reservering wordt soms doorgestuurd. Daarom mailen we een code naar het adres van het account. Dat vragen we één keer.",
  begin: "Bevestig dat ik het ben",
  toChange: "Wilt u tickets doorgeven, teruggeven of verplaatsen? Bevestig dan eerst dat u het bent.",
  toChangeUnpaid: "Wilt u andere plaatsen of annuleren? Bevestig dan eerst dat u het bent.",
  toReservation: "Naar de reservering",
  signOut: "Uitloggen",
  mailCode: "Mail mij een code",
  mailCodeAgain: "Mail een nieuwe code",
  codeSent: "De code is onderweg naar het e-mailadres van het account. Ze blijft een kwartier geldig.",
  mailedCode: "Code uit de mail",
  fillMailedCode: "Tik de acht cijfers uit onze mail in.",
  confirmOnDevice: "Bevestig op uw toestel…",
  usePasskey: "Bevestig met mijn passkey",
  confirm: "Bevestigen",
  password: "Uw wachtwoord",
  fillPassword: "Vul uw wachtwoord in.",
  appLabel: "Code uit uw app, of een herstelcode",
  recoveryLabel: "Herstelcode",
  fillApp: "Tik de zes cijfers uit uw app in, of een herstelcode.",
  fillRecovery: "Tik een herstelcode in, zoals ABCD-EFGH-JKMN.",
  passkeyElsewhere: "Staat uw passkey op een ander toestel? Kies dan dat toestel in het venster van uw browser.",
  lost: "Ook geen herstelcode meer? Een beheerder kan uw tweede stap verwijderen, zodat u weer kunt inloggen.",
  contact: "Neem contact met ons op",
});

export const signingOut = messages("signingOut", {
  notReached: "U bent uitgelogd op dit toestel, maar we konden de website niet bereiken.",
  stillListed:
    "Bij 'Mijn account' kan dit toestel daarom nog enkele dagen in de lijst staan. U kunt het daar afmelden.",
});

export const sessions = messages("sessions", {
  loading: "Toestellen laden…",
  device: (stored: string): string => stored,
  unknownDevice: "Herkent u een toestel niet? Meld het af en kies daarna een nieuw wachtwoord.",
  endOthers: "Alle andere afmelden",
  ended: (device: string) => `${device} is afgemeld.`,
  thisDevice: "dit toestel",
  inUse: "Nu in gebruik",
  lastUsed: (time: string) => `Laatst gebruikt: ${time}`,
  since: (time: string) => `Ingelogd sinds ${time}`,
  end: "Afmelden",
  endNamed: (device: string, time: string) => `Afmelden: ${device}, laatst gebruikt ${time}`,
  othersEnded: "Alle andere toestellen zijn afgemeld.",
  endOthersQuestion: "Alle andere afmelden?",
  othersOut: (count: number) =>
    `${count === 1 ? "Het andere toestel wordt" : `De ${count} andere toestellen worden`} meteen uitgelogd. Hier blijft u ingelogd.`,
});
