import { messages } from "../messages.ts";

/** The form for a new account. */
export const registerForm = messages("register-form", {
  password: "Wachtwoord",
  registering: "Bezig met registreren...",
  register: "Registreren",
});
