import { messages } from "../messages.ts";

/** Going on to the seats without signing in. */
export const continueWithout = messages("continue-without", {
  entered: "U kunt nu stoelen kiezen. Uw naam en e-mailadres vult u daarna in.",
  entering: "Even geduld...",
  enter: "Verder zonder wachtwoord",
});
