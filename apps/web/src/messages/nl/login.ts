import { messages } from "../messages.ts";

/** The page around the form to sign in. */
export const login = messages("login", {
  title: "Inloggen",
  description: "Log in om stoelen te kiezen, te reserveren en uw tickets te bekijken.",
  lead: "Log in, of ga verder zonder wachtwoord: kies eerst uw stoelen, daarna vult u uw naam en e-mailadres in.",
  forgotPassword: "Wachtwoord vergeten?",
  mailLink: "Stuur mij een inloglink",
  noAccountYet: "Nog geen account?",
  registerHere: "Registreer u hier",
});
