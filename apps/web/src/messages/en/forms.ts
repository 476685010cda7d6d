import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/forms.ts";

export const translation: Translation<typeof dutch> = {
  dialogs: {
    close: "Close this window",
    cancel: "Back",
  },

  fields: {
    formLoading: "Loading form…",
    optional: "(optional)",
    showSigns: "Show characters",
    hideSigns: "Hide characters",
    choose: "Make a choice",
  },

  formRules: {
    passwordsDiffer: "The passwords do not match.",
    hiddenSign: "This name has an invisible character in it. Delete the name and type it again.",
    linkInName: "A name cannot have a web address in it. Enter the name only.",
  },

  userFields: {
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
  },
};
