import type { registerForm } from "../nl/register-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof registerForm> = {
  password: "Password",
  registering: "Registering...",
  register: "Register",
};
