import { messages } from "../messages.ts";

/** The hall on the page Tickets, and everything that lies over it. */
export const seatPicker = messages("seat-picker", {
  planOf: (show: string) => `Zaalplan van ${show}`,
  planLoading: "Zaalplan laden…",
  listLoading: "Lijst laden…",
  seatsFailed: "Kon beschikbare stoelen niet laden",
  planFailed: "Kon het zaalplan niet laden",
  legend: "Uitleg",
  seatsLoading: "Stoelen laden…",
  noneFree: "Geen stoel meer vrij",
  free: (seats: string) => `${seats} vrij`,
  view: "Weergave",
  plan: "Plattegrond",
  list: "Lijst",
  connectionLost: "Verbinding verbroken, opnieuw verbinden…",
  noProposer: "Wij konden geen stoelen zoeken. Kijk uw internetverbinding na en probeer opnieuw.",
  signInNeeded: "Inloggen vereist",
  whySignIn: "U moet ingelogd zijn om stoelen te kunnen reserveren.",
  orWithout: "Hebt u geen wachtwoord? U kunt ook zonder verder.",
  signIn: "Inloggen",
  noAccount: "Nog geen account?",
  register: "Registreer u hier",
  preselected: (seats: string) => `Gekozen: ${seats}.`,
  heldOnceIn: "Wij houden dit voor u vast zodra u inlogt of verdergaat.",
});
