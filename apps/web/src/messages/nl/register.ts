import { messages } from "../messages.ts";

/** The page around the form for a new account. */
export const register = messages("register", {
  title: "Registreren",
  description: "Maak een account om stoelen te kiezen en te reserveren.",
  lead: "Eén keer invullen, en u reserveert voortaan in enkele tellen.",
  welcome: "Welkom! Uw account is aangemaakt.",
  made: "Uw account is aangemaakt. Log nu in.",
  haveAccount: "Hebt u al een account?",
  signIn: "Log in",
});
