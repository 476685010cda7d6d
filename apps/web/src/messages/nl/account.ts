import { messages } from "../messages.ts";

export const account = messages("account", {
  title: "Mijn account",
  seatsWithoutAccount:
    "U kiest stoelen zonder in te loggen. Uw naam en e-mailadres vult u in als u uw reservering bevestigt: daarna vindt u ze hier terug.",
  goOnWithSeats: "Verder met uw stoelen",
  signIn: "Inloggen",
  seatsComeAlong: "Logt u in, dan gaan de stoelen die u koos mee naar uw account.",
  noAccountYet: "Nog geen account?",
  registerHere: "Registreer u hier",
  deleted: "Uw account is verwijderd.",
  signOut: "Uitloggen",
  reservations: "Mijn Reserveringen",
  profile: "Mijn gegevens",
  profileLoading: "Gegevens laden…",
  password: "Wachtwoord",
  changePassword: "Wachtwoord wijzigen",
  secondStep: "Extra beveiliging",
  sessions: "Waar u bent ingelogd",
  ownData: "Meenemen of verwijderen",
});
