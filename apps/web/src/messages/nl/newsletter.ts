import { messages } from "#messages/messages.ts";

export const newsletter = messages("newsletter", {
  title: "Nieuws\u00ADbrief",
  description: "Schrijf u in voor onze nieuwsbrief: nieuws over stukken en voorstellingen, in uw mailbox.",
  lead: "Nieuws over onze stukken en wanneer de verkoop begint. U schrijft zich uit met één klik.",
  email: "E-mailadres",
  emailMissing: "Vul uw e-mailadres in.",
  emailWrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  leaveEmpty: "Laat dit veld leeg",
  youSay: "Als u op ‘Inschrijven’ drukt, zegt u:",
  subscribe: "Inschrijven",
  sending: "Bezig met inschrijven...",
  failed: "U bent nog niet ingeschreven.",
  privacy: "Wat we bewaren, en hoe lang",
  none: "Geen nieuwsbrief",
  noneNow: "Deze vereniging stuurt nu geen nieuwsbrief.",
  toHome: "Naar de startpagina",
});

export const newsletterLinks = messages("newsletterLinks", {
  confirmTitle: "Inschrijving bevestigen",
  confirmPress: "Druk op de knop, dan krijgt u voortaan onze nieuwsbrief.",
  confirm: "Ja, stuur mij de nieuwsbrief",
  confirming: "Bezig met bevestigen...",
  confirmed: "U bent ingeschreven",
  confirmedMore: "U krijgt onze volgende nieuwsbrief. In elke nieuwsbrief staat een link om u uit te schrijven.",
  over: "Deze link werkt niet meer. Vraag de nieuwsbrief opnieuw aan.",
  askAgain: "Opnieuw inschrijven",
  leaveTitle: "Uitschrijven",
  leavePress: "Druk op de knop, dan krijgt u onze nieuwsbrief niet meer.",
  leave: "Schrijf mij uit",
  leaving: "Bezig met uitschrijven...",
  left: "U bent uitgeschreven",
  leftMore: "U krijgt onze nieuwsbrief niet meer. Was het een vergissing? Schrijf u dan opnieuw in.",
  leftBefore: "Deze link werkt niet meer. Krijgt u de nieuwsbrief toch nog? Gebruik dan de link in de laatste.",
});
