import type { Translation } from "../messages.ts";
import type { passOn } from "../nl/pass-on.ts";

export const translation: Translation<typeof passOn> = {
  title: "Pass tickets on",
  intro: "Is somebody else coming in your place? Then we send the ticket to that person.",
  submit: "Pass on",
  passed: (count) =>
    count === 1
      ? "Your ticket has been passed on. The new holder gets an email."
      : "Your tickets have been passed on. The new holder gets an email.",
  failed: "Nothing has been passed on.",
  which: "Which tickets?",
  chooseOne: "Choose at least one ticket.",
  name: "Name of the person who is coming",
  nameMissing: "Enter the name of the person who comes with the ticket.",
  email: "Email address of the person who is coming",
  emailHint: "Check the address carefully: whoever gets the email can come in.",
  emailMissing: "Enter the email address that the ticket goes to.",
  emailWrong: "Enter a valid email address, such as name@example.com.",
  whatItMeans:
    "Your own QR code of that ticket is then no longer valid. You remain the buyer: if money is paid back, you get it. You can take the ticket back until the doors open.",
};
