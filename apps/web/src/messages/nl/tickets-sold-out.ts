import { messages } from "../messages.ts";

/** Above the plan while nobody can choose a seat. */
export const ticketsSoldOut = messages("tickets-sold-out", {
  announced: "Uitverkocht. Er is geen stoel meer vrij.",
  title: "Uitverkocht",
  noSeatButList:
    "Er is geen stoel meer vrij. Komt er een stoel vrij, dan krijgt wie het langst op de wachtlijst staat een mail.",
  noSeat: "Er is geen stoel meer vrij.",
  anotherEvening: "Op een andere avond is er nog plaats:",
  question: "Hebt u een vraag?",
  contact: "Contact",
});
