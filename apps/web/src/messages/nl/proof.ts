import { messages } from "../messages.ts";

/** The proof that the user is still the same person. */
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
