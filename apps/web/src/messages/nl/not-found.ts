import { messages } from "../messages.ts";

/** Of the page in the place of one that does not exist. */
export const notFound = messages("not-found", {
  documentTitle: "Pagina niet gevonden",
  title: "Hier speelt niets",
  what: "Deze pagina bestaat niet of staat niet meer op de affiche. Misschien zocht u een van deze:",
  toHome: "Naar de startpagina",
  toTickets: "Naar de tickets",
});
