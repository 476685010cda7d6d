import { messages } from "../messages.ts";

export const reservationSuccess = messages("reservation-success", {
  title: "Uw reservering",
  thanks: "Bedankt voor uw reservering",
  loading: "Reservering laden…",
  loadFailed: "Fout bij het laden van de reservatie",
  name: "Naam",
  awaitsPayment: "U krijgt uw tickets zodra uw betaling ontvangen is. Deze pagina past zich vanzelf aan.",
  toHome: "Naar de startpagina",
});
