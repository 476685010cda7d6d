import { messages } from "../messages.ts";

export const verifyEmail = messages("verify-email", {
  title: "E-mailadres bevestigen",
  toAccount: "Naar mijn account",
  confirm: "Bevestig mijn e-mailadres",
  confirming: "Bezig met bevestigen...",
  confirmed: "Uw e-mailadres is bevestigd",
  confirmedBefore: "Uw e-mailadres was al bevestigd",
  press: "Nog één druk op de knop, en we weten dat uw mails goed aankomen.",
  thanks: "Dank u wel. U hoeft niets meer te doen.",
  toTickets: "Naar de tickets",
  signInForNew: "Log in en vraag een nieuwe link",
});
