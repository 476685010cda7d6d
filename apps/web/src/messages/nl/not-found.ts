import { messages } from "../messages.ts";

export const notFound = messages("not-found", {
  documentTitle: "Pagina niet gevonden",
  title: "Hier speelt niets",
  what: "Deze pagina bestaat niet of staat niet meer op de affiche. Misschien zocht u een van deze:",
  toHome: "Naar de startpagina",
  toTickets: "Naar de tickets",
});
