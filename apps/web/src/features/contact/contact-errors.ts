import type { RequestOf } from "@podium/shared/contracts/client";

export type ContactMessage = RequestOf<"sendContactMessage">["body"];

export type ContactErrors = Partial<Record<"name" | "email" | "message", string>>;

/** Something, an at sign, something with a dot: the server judges the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a message, by field: name, email (email format) and message are required (specification, section 5). */
export function contactErrors({ name, email, message }: ContactMessage): ContactErrors {
  return {
    ...(name.trim() === "" && { name: "Vul uw naam in." }),
    ...(email.trim() === ""
      ? { email: "Vul uw e-mailadres in." }
      : !EMAIL.test(email.trim()) && { email: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be." }),
    ...(message.trim() === "" && { message: "Schrijf een bericht." }),
  };
}
