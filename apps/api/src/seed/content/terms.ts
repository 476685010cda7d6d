import type { Content } from "@podium/shared/contracts/content";
import { richText } from "./rich-text.ts";

/** To be read by somebody who knows before a real society uses it. */
export const terms: Content<"terms"> = {
  lead: { nl: "Deze voorwaarden gelden voor elke reservering op deze site. Door te reserveren gaat u ermee akkoord." },
  text: richText(
    "<h2>Stoelen kiezen en reserveren</h2>",
    "<p>Zodra u een stoel aanklikt, houden wij die {holdMinutes} minuten voor u vrij. Reserveert u niet binnen die tijd, dan wordt de stoel weer voor iedereen beschikbaar.</p>",
    "<p>Uw reservering is geplaatst wanneer u ze bevestigt. U krijgt dan een nummer en een mail.</p>",
    "<h2>Prijs</h2>",
    "<p>De prijs per stoel staat bij elke voorstelling, alles inbegrepen. Wij rekenen geen reserveringskosten aan.</p>",
    "<h2>Betalen</h2>",
    "<p>Bij een overschrijving vragen wij u binnen {payWithinDays} werkdagen te betalen, met de mededeling die op het betaalscherm staat. Het kan tot {transferDays} werkdagen duren voor een overschrijving verwerkt is.</p>",
    "<p>Hebben wij na {paymentDays} dagen geen betaling ontvangen, dan vervalt de reservering en komen de stoelen vrij. U krijgt daarvan bericht.</p>",
    "<h2>Geen herroepingsrecht</h2>",
    "<p>Een ticket is een dienst van vrijetijdsbesteding op een vastgelegde datum. Daarvoor geldt geen herroepingsrecht: u kunt de aankoop niet binnen veertien dagen ongedaan maken (artikel VI.53, 12° van het Wetboek van economisch recht; artikel 16, l) van richtlijn 2011/83/EU).</p>",
    "<h2>Als u niet kunt komen</h2>",
    "<p>Tot de deuren opengaan kunt u uw tickets doorgeven aan iemand anders. Of u ze ook mag teruggeven, en of u dan een cadeaubon of uw geld krijgt, beslissen wij per voorstelling: u leest het voor u reserveert.</p>",
    "<p>Een ticket dat u teruggeeft, geldt meteen niet meer. U krijgt uw geld pas als iemand anders uw plaats koopt en betaalt, en nooit meer dan u of die koper betaalde. Koopt niemand de plaats, dan krijgt u niets terug.</p>",
    "<h2>Cadeaubonnen</h2>",
    "<p>Met een cadeaubon betaalt u tickets, in één keer of in delen. Wat u niet gebruikt, blijft erop staan; de bon vervalt niet en wordt niet in geld uitbetaald. Wat u met een bon betaalde en terugkrijgt, komt weer op die bon. Wie de code heeft, kan ermee betalen: bewaar ze goed.</p>",
    "<h2>Uw tickets</h2>",
    "<p>Na ontvangst van de betaling staan uw tickets klaar in uw account en krijgt u ze per mail. Elk ticket heeft een eigen QR-code en geeft één keer toegang. Wie de code het eerst toont, komt binnen: deel ze dus niet publiek.</p>",
    "<h2>Als een voorstelling niet doorgaat of verandert</h2>",
    "<p>Wordt een voorstelling afgelast, dan verwittigen wij u per mail. U kiest wat er gebeurt met wat u betaalde: een cadeaubon, alles terug of een gift aan de vereniging. Bij een andere datum of plaats blijven uw tickets geldig; kunt u dan niet komen, neem dan contact met ons op.</p>",
    "<h2>In de zaal</h2>",
    "<ul>",
    "<li><p>De deuren gaan {doorsOpen} voor de voorstelling open. Wie te laat komt, wacht op een stil moment in de gang.</p></li>",
    "<li><p>Filmen en fotograferen mag niet tijdens de voorstelling.</p></li>",
    "<li><p>Elke plaats, ook voor een kind, vraagt een ticket.</p></li>",
    "</ul>",
    "<h2>Vragen en klachten</h2>",
    "<p>Schrijf naar {email}; wij antwoorden binnen vijf werkdagen. Komen wij er samen niet uit, dan kunt u terecht bij de Consumentenombudsdienst. Op deze voorwaarden is het Belgische recht van toepassing.</p>",
  ),
};
