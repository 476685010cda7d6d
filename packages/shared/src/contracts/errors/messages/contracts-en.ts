import type { ContractSentence } from "./contract-sentence.ts";

/** English translations of the contracts' own sentences about fields (`contracts/`), by the Dutch sentence. */
export const contractsInEnglish: Readonly<Record<ContractSentence, string>> = {
  "De verkoop moet opengaan voor ze sluit.": "Ticket sales have to open before they close.",
  "De verkoop sluit ten laatste als de voorstelling begint.":
    "Ticket sales close at the latest when the performance begins.",
  "Een naam kan geen webadres bevatten. Vul enkel de naam in.":
    "A name cannot have a web address in it. Enter the name only.",
  "Elke datum mag maar één keer gekozen zijn.": "Each date can be chosen only once.",
  "Elke plaats mag maar één keer gekozen zijn.": "Each seat can be chosen only once.",
  "Elke stoel mag maar één keer gekozen zijn.": "Each seat can be chosen only once.",
  "Elke zone kan maar één prijs hebben.": "Each zone can have only one price.",
  "Geef elk tickettype een andere naam.": "Give each ticket type a different name.",
  "Het eerste tickettype krijgt elke plaats vanzelf: daarvoor kan er geen maximum zijn.":
    "Every seat gets the first ticket type by itself: that one cannot have a maximum.",
  "Hetzelfde tickettype staat er twee keer in. Laad de voorstelling opnieuw.":
    "The same ticket type is in it twice. Reload the performance.",
  "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.":
    "This name has an invisible character in it. Delete the name and type it again.",
  "Kies minstens één datum.": "Choose at least one date.",
  "Kies ten hoogste 60 datums.": "Choose at most 60 dates.",
  "Kies een dag.": "Choose a day.",
  "Kies een percentage of een bedrag per stoel.": "Choose a percentage or an amount per seat.",
  "Kies eerst minstens één andere plaats": "First choose at least one other seat",
  "Selecteer eerst minimaal één stoel": "First select at least one seat",
  "Wachtwoorden komen niet overeen.": "The passwords do not match.",
};
