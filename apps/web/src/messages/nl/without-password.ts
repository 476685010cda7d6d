import { messages } from "../messages.ts";

/** How a user without a password finds their tickets again. */
export const withoutPassword = messages("without-password", {
  title: "Later terugkomen",
  text: "U hebt geen wachtwoord nodig: kies bij het inloggen voor een inloglink, en u vindt uw reserveringen en tickets terug. Wilt u toch een wachtwoord of een passkey (inloggen met uw vinger, gezicht of pincode)? Dat kan altijd bij uw account.",
  choose: "Kies een wachtwoord",
});
