import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const account = messages("account", {
  title: "Mijn account",
  seatsWithoutAccount:
    "U kiest stoelen zonder in te loggen. Uw naam en e-mailadres vult u in als u uw reservering bevestigt: daarna vindt u ze hier terug.",
  goOnWithSeats: "Verder met uw stoelen",
  signIn: "Inloggen",
  seatsComeAlong: "Logt u in, dan gaan de stoelen die u koos mee naar uw account.",
  noAccountYet: "Nog geen account?",
  registerHere: "Registreer u hier",
  deleted: "Uw account is verwijderd.",
  signOut: "Uitloggen",
  reservations: "Mijn Reserveringen",
  profile: "Mijn gegevens",
  profileLoading: "Gegevens laden…",
  password: "Wachtwoord",
  changePassword: "Wachtwoord wijzigen",
  secondStep: "Extra beveiliging",
  sessions: "Waar u bent ingelogd",
  ownData: "Meenemen of verwijderen",
});

export const profileForm = messages("profileForm", {
  notSignedIn: "Niet ingelogd",
  passwordHint: "Nodig voor een ander e-mailadres.",
  numberHint: "Alleen cijfers.",
  saved: "Wijzigingen succesvol opgeslagen!",
  saving: "Bezig met opslaan...",
  save: "Opslaan",
  emailStays: (email: ReactNode) => <>Uw e-mailadres blijft {email}.</>,
  confirmNew: "Bevestig uw nieuwe e-mailadres",
  confirmBy: (email: ReactNode) => (
    <>Klik op de link in de mail die we stuurden naar {email}. Tot dan blijft uw vorige adres gelden.</>
  ),
  withdraw: "Toch niet wijzigen",
});

export const ownPassword = messages("ownPassword", {
  changed: "Uw wachtwoord is gewijzigd. Op uw andere toestellen bent u uitgelogd.",
  current: "Huidig wachtwoord",
  fillCurrent: "Vul uw huidige wachtwoord in.",
  repeatNew: "Herhaal nieuw wachtwoord",
  changing: "Bezig met wijzigen...",
  change: "Wachtwoord wijzigen",
  mailed: (email: ReactNode) => (
    <>We stuurden een mail naar {email}. Klik op de link en kies uw wachtwoord. Daarna logt u ermee in.</>
  ),
  noneYet:
    "U hebt nog geen wachtwoord. Dat hoeft ook niet: u logt in met een link die we u mailen. Wilt u er toch een?",
  choose: "Kies een wachtwoord",
});

export const secondStep = messages("secondStep", {
  loading: "Beveiliging laden…",
  why: "Een tweede stap bij het inloggen beschermt uw account, ook als iemand uw wachtwoord kent. Een passkey is het eenvoudigst.",
  passkeys: "Passkeys",
  addPasskey: "Passkey toevoegen",
  authenticator: "Authenticator-app",
  setUpAuthenticator: "Authenticator-app instellen",
  setUpOn: (date: string) => `Ingesteld op ${date}`,
  removeAuthenticator: "Authenticator-app verwijderen",
  recoveryCodes: "Herstelcodes",
  noCodesLeft: "U hebt geen herstelcodes meer. Maak er nieuwe.",
  codesLeft: (left: number) => `U hebt nog ${left} van 10 herstelcodes.`,
  renewCodes: "Nieuwe herstelcodes maken",
  passkeyAdded: "De passkey is toegevoegd.",
  authenticatorSetUp: "De authenticator-app is ingesteld.",
  renamed: "De nieuwe naam is bewaard.",
  removed: "Verwijderd.",
  addedOn: (date: string) => `Toegevoegd op ${date}`,
  usedOn: (date: string) => `laatst gebruikt op ${date}`,
  renamePasskey: (name: string) => `Passkey ${name} een andere naam geven`,
  removePasskey: (name: string) => `Passkey ${name} verwijderen`,
  appExplained:
    "Dat is een app op uw telefoon die telkens een nieuwe code toont, zoals die van Google of Microsoft. Bij het inloggen vragen we daarna ook zo'n code.",
  confirm: "Bevestigen",
  scan: "Scan deze code met de app.",
  qrCode: "QR-code voor de authenticator-app",
  typeKey: "Kunt u niet scannen? Tik dan deze sleutel in de app:",
  typeCode: "Tik hieronder de code in die de app toont.",
  codeLabel: "Code uit de app",
  fillCode: "Tik de zes cijfers uit de app in.",
  passkeyExplained:
    "Met een passkey logt u in met uw vinger, uw gezicht of de code van uw toestel, zonder wachtwoord. Geef ze een naam waaraan u ze herkent; daarna vraagt uw toestel om te bevestigen.",
  goOn: "Verder",
  nameLabel: "Naam",
  nameHint: "Bijvoorbeeld: mijn telefoon, laptop van de kassa.",
  fillName: "Geef de passkey een naam, van ten hoogste 60 tekens.",
  renameTitle: "Passkey een andere naam geven",
  renameExplained: "De naam helpt alleen u: zo weet u van welk toestel deze passkey is. Inloggen blijft hetzelfde.",
  keep: "Bewaren",
  passkeyWorksNoMore: "U kunt er niet meer mee inloggen.",
  appWorksNoMore: "De codes uit de app werken dan niet meer.",
  isLast:
    "Dit is uw enige tweede stap: daarna is uw wachtwoord genoeg om in te loggen, en werken uw herstelcodes niet meer.",
  othersStay: "Uw andere manieren om in te loggen blijven werken.",
  remove: "Verwijderen",
  codesTitle: "Uw herstelcodes",
  codesExplained:
    "Met een herstelcode komt u binnen als uw telefoon stuk of verloren is. Elke code werkt één keer. Bewaar ze op papier, niet op diezelfde telefoon.",
  shownOnce: "We tonen ze alleen nu.",
  codesCopied: "De herstelcodes zijn gekopieerd.",
  copyFailed: "Kopiëren lukte niet. Druk de codes af of schrijf ze over.",
  print: "Afdrukken",
  copy: "Kopiëren",
  done: "Klaar",
  kept: "Ik heb ze bewaard",
  keepFirst: "Bewaar eerst de codes en vink dat aan: we kunnen ze niet nog eens tonen.",
  codesOf: (whose: string) => `Herstelcodes van ${whose}`,
});

export const secondStepBanner = messages("secondStepBanner", {
  advised: "Beveilig uw account met een tweede stap",
  whyAdvised:
    "Met uw account ziet u gegevens van anderen. Met een passkey of een authenticator-app komt niemand binnen die alleen uw wachtwoord kent. Het duurt twee minuten.",
  needed: "Stel nu een tweede stap in",
  whyNeeded:
    "Uw rol vraagt een tweede stap bij het inloggen. Zodra die er is, werken de schermen voor vrijwilligers weer.",
  daysLeft: (days: number) =>
    days === 1 ? "Nog 1 dag om een tweede stap in te stellen" : `Nog ${days} dagen om een tweede stap in te stellen`,
  neededFrom: (day: string) =>
    `Uw rol vraagt een tweede stap bij het inloggen. Zonder werken de schermen voor vrijwilligers vanaf ${day} niet meer. Het duurt twee minuten.`,
  toSection: "Naar Extra beveiliging",
  notToday: "Vandaag niet",
});

export const ownData = messages("ownData", {
  fileName: (day: string) => `mijn-gegevens-${day}`,
  what: "Wat bij uw account bewaard is, in één bestand dat u kunt lezen en afdrukken: uw gegevens, uw reserveringen, uw betalingen en de mails die u kreeg.",
  download: "Mijn gegevens downloaden",
  downloadJson: "Voor een ander programma (JSON)",
  mayDelete: "U kunt uw account verwijderen. Wij zeggen eerst wat er dan gebeurt.",
  delete: "Account verwijderen",
  whatHappens: "Dit kan niet ongedaan gemaakt worden. Wat er gebeurt:",
  unpaid: (bold: (words: string) => ReactNode) => (
    <>{bold("Onbetaalde reserveringen worden geannuleerd")}, hun stoelen zijn meteen weer vrij.</>
  ),
  waitForPayment: "Hebt u al overgeschreven, wacht dan tot uw betaling bevestigd is.",
  ticketsStay: "Betaalde tickets blijven geldig.",
  downloadFirst: "Download ze eerst: daarna kunt u er hier niet meer bij.",
  about: (names: string) => `Dat geldt voor ${names}.`,
  erased: (hasTickets: boolean) =>
    `Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres ${hasTickets ? "een dag na uw laatste voorstelling" : "na één dag"}. Betaalde reserveringen bewaren wij zonder uw naam voor de boekhouding.`,
  signedOut: "U wordt overal uitgelogd.",
});
