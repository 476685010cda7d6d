import { messages } from "../messages.ts";

/** The page Tickets, before its hall. */
export const tickets = messages("tickets", {
  title: "Tickets",
  description: "Kies uw stoelen op het zaalplan en reserveer uw tickets voor de volgende voorstelling.",
  weHoldSeats: (minutes: string) =>
    `Wij houden uw stoelen ${minutes} minuten voor u vast, zodat u rustig kunt kiezen en bevestigen.`,
  loading: "Tickets laden…",
  hallLoading: "Zaal laden…",
  loadFailed: "Kon data niet laden",
});
