import type { detailsForm } from "../nl/details-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof detailsForm> = {
  openForSeats: "Open the link on this device: your seats then come along to your account.",
  openAndReturn: "Open the link, and then come back here.",
  otherEmail: "Use another email address",
  knowPassword: "Do you know your password?",
  signIn: "Sign in",
  seatsStay: "Your seats are kept for you.",
};
