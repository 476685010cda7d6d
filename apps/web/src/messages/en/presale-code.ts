import type { Translation } from "../messages.ts";
import type { presaleCode } from "../nl/presale-code.ts";

export const translation: Translation<typeof presaleCode> = {
  signInFirst:
    "The sale is not open yet. Do you have a presale code? Sign in or continue without a password: then you enter it here and choose your seats.",
  notOpenYet: "The sale is not open yet. With a presale code you can already choose your seats.",
  code: "Presale code",
  fillIn: "Enter your presale code.",
  validating: "Checking...",
  use: "Use this code",
  chooseNow: (accepted) => `${accepted} Now choose your seats.`,
  notEarlier: "This code does not let you book earlier. You can use it as soon as the sale is open.",
};
