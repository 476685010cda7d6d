import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import type { userFields } from "../nl/user-fields.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof userFields> = {
  firstname: "First name",
  lastname: "Last name",
  email: "Email address",
  number: "Phone",
  ownPassword: "Your password",
  newPassword: "New password",
  repeatPassword: "Repeat password",
  passwordHint: `At least ${MIN_PASSWORD_CHARACTERS} characters.`,
  lastnameHint: "Do you have one name only? Leave this empty.",
  fillFirstname: "Enter your first name.",
  fillLastname: "Enter your last name.",
  fillEmail: "Enter a valid email address, for example john@example.com.",
  fillNumber: "Enter a valid phone number, for example 0470123456.",
  fillOwnPassword: "Enter your password.",
  fillPassword: `Choose a password of at least ${MIN_PASSWORD_CHARACTERS} characters.`,
  fillRepeated: "Repeat your password.",
};
