import { messages } from "../messages.ts";

/** Of proving that it is still the same person. */
export const proof = messages("proof", {
  title: "Bent u het zelf?",
  why: "Wie uw telefoon even in handen heeft, mag dit niet kunnen wijzigen. Daarna vragen we het tien minuten niet meer.",
  noPassword:
    "Uw account heeft geen wachtwoord. Log uit en log opnieuw in met de link in een mail: daarna kunt u dit tien minuten lang wijzigen.",
  confirmOnDevice: "Bevestig op uw toestel…",
  usePasskey: "Bevestig met mijn passkey",
  confirm: "Bevestigen",
  password: "Uw wachtwoord",
  fillPassword: "Vul uw wachtwoord in.",
  appLabel: "Code uit uw app, of een herstelcode",
  recoveryLabel: "Herstelcode",
  fillApp: "Tik de zes cijfers uit uw app in, of een herstelcode.",
  fillRecovery: "Tik een herstelcode in, zoals ABCD-EFGH-JKMN.",
});
