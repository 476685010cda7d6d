import { messages } from "../messages.ts";

/** The second step of signing in. */
export const secondStepForm = messages("second-step-form", {
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
