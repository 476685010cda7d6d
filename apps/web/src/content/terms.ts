import type { TextSection } from "./text.ts";

/** The terms of sale. Sample text: have it read by somebody who knows before a real society uses it. */
export const terms: { updated: string; lead: string; sections: readonly TextSection[] } = {
  updated: "november 2026",
  lead: "Deze voorwaarden gelden voor elke reservering op deze site. Door te reserveren gaat u ermee akkoord.",
  sections: [
    {
      title: "Stoelen kiezen en reserveren",
      paragraphs: [
        "Zodra u een stoel aanklikt, houden wij die {holdMinutes} minuten voor u vrij. Reserveert u niet binnen die tijd, dan wordt de stoel weer voor iedereen beschikbaar.",
        "Uw reservering is geplaatst wanneer u ze bevestigt. U krijgt dan een nummer en een mail.",
      ],
    },
    {
      title: "Prijs",
      paragraphs: [
        "De prijs per stoel staat bij elke voorstelling, alles inbegrepen. Wij rekenen geen reserveringskosten aan.",
      ],
    },
    {
      title: "Betalen",
      paragraphs: [
        "Bij een overschrijving vragen wij u binnen {payWithinDays} werkdagen te betalen, met de mededeling die op het betaalscherm staat. Het kan tot {transferDays} werkdagen duren voor een overschrijving verwerkt is.",
        "Hebben wij na {paymentDays} dagen geen betaling ontvangen, dan vervalt de reservering en komen de stoelen vrij. U krijgt daarvan bericht.",
      ],
    },
    {
      title: "Geen herroepingsrecht",
      paragraphs: [
        "Een ticket is een dienst van vrijetijdsbesteding op een vastgelegde datum. Daarvoor geldt geen herroepingsrecht: u kunt de aankoop niet binnen veertien dagen ongedaan maken (artikel VI.53, 12° van het Wetboek van economisch recht; artikel 16, l) van richtlijn 2011/83/EU).",
      ],
    },
    {
      title: "Als u niet kunt komen",
      paragraphs: [
        "Tot de deuren opengaan kunt u uw tickets doorgeven aan iemand anders. Of u ze ook mag teruggeven, en of u dan een cadeaubon of uw geld krijgt, beslissen wij per voorstelling: u leest het voor u reserveert.",
        "Een ticket dat u teruggeeft, geldt meteen niet meer. U krijgt uw geld pas als iemand anders uw plaats koopt en betaalt, en nooit meer dan u of die koper betaalde. Koopt niemand de plaats, dan krijgt u niets terug.",
      ],
    },
    {
      title: "Cadeaubonnen",
      paragraphs: [
        "Met een cadeaubon betaalt u tickets, in één keer of in delen. Wat u niet gebruikt, blijft erop staan; de bon vervalt niet en wordt niet in geld uitbetaald. Wat u met een bon betaalde en terugkrijgt, komt weer op die bon. Wie de code heeft, kan ermee betalen: bewaar ze goed.",
      ],
    },
    {
      title: "Uw tickets",
      paragraphs: [
        "Na ontvangst van de betaling staan uw tickets klaar in uw account en krijgt u ze per mail. Elk ticket heeft een eigen QR-code en geeft één keer toegang. Wie de code het eerst toont, komt binnen: deel ze dus niet publiek.",
      ],
    },
    {
      title: "Als een voorstelling niet doorgaat of verandert",
      paragraphs: [
        "Wordt een voorstelling afgelast, dan verwittigen wij u per mail. U kiest wat er gebeurt met wat u betaalde: een cadeaubon, alles terug of een gift aan de vereniging. Bij een andere datum of plaats blijven uw tickets geldig; kunt u dan niet komen, neem dan contact met ons op.",
      ],
    },
    {
      title: "In de zaal",
      paragraphs: [],
      list: [
        "De deuren gaan {doorsOpen} voor de voorstelling open. Wie te laat komt, wacht op een stil moment in de gang.",
        "Filmen en fotograferen mag niet tijdens de voorstelling.",
        "Elke plaats, ook voor een kind, vraagt een ticket.",
      ],
    },
    {
      title: "Vragen en klachten",
      paragraphs: [
        "Schrijf naar {email}; wij antwoorden binnen vijf werkdagen. Komen wij er samen niet uit, dan kunt u terecht bij de Consumentenombudsdienst. Op deze voorwaarden is het Belgische recht van toepassing.",
      ],
    },
  ],
};
