import type { Content } from "@podium/shared/contracts/content";
import { type InAllLanguages, list, richText } from "#seed/in-all-languages.ts";

/** An expert must review this text before a real society uses it. */
export const terms: InAllLanguages<Content<"terms">> = {
  lead: {
    nl: "Deze voorwaarden gelden voor elke reservering op deze site. Door te reserveren gaat u ermee akkoord.",
    fr: "Ces conditions s'appliquent à chaque réservation sur ce site. En réservant, vous les acceptez.",
    en: "These terms apply to every booking on this site. By booking, you agree to them.",
  },
  text: richText(
    {
      nl: "<h2>Stoelen kiezen en reserveren</h2>",
      fr: "<h2>Choisir des places et réserver</h2>",
      en: "<h2>Choosing seats and booking</h2>",
    },
    {
      nl: "<p>Zodra u een stoel aanklikt, houden wij die {holdMinutes} minuten voor u vrij. Reserveert u niet binnen die tijd, dan wordt de stoel weer voor iedereen beschikbaar.</p>",
      fr: "<p>Dès que vous cliquez sur une place, nous la gardons {holdMinutes} minutes pour vous. Si vous ne réservez pas dans ce délai, la place redevient disponible pour tout le monde.</p>",
      en: "<p>As soon as you click on a seat, we keep it for you for {holdMinutes} minutes. If you do not book within that time, the seat becomes available to everyone again.</p>",
    },
    {
      nl: "<p>Uw reservering is geplaatst wanneer u ze bevestigt. U krijgt dan een nummer en een mail.</p>",
      fr: "<p>Votre réservation est faite au moment où vous la confirmez. Vous recevez alors un numéro et un e-mail.</p>",
      en: "<p>Your booking is made when you confirm it. You then get a number and an email.</p>",
    },
    { nl: "<h2>Prijs</h2>", fr: "<h2>Prix</h2>", en: "<h2>Price</h2>" },
    {
      nl: "<p>De prijs per stoel staat bij elke voorstelling, alles inbegrepen. Wij rekenen geen reserveringskosten aan.</p>",
      fr: "<p>Le prix par place est indiqué pour chaque représentation, tout compris. Nous ne comptons pas de frais de réservation.</p>",
      en: "<p>The price per seat is shown with each performance, everything included. We do not charge a booking fee.</p>",
    },
    { nl: "<h2>Betalen</h2>", fr: "<h2>Paiement</h2>", en: "<h2>Payment</h2>" },
    {
      nl: "<p>Bij een overschrijving vragen wij u binnen {payWithinDays} werkdagen te betalen, met de mededeling die op het betaalscherm staat. Het kan tot {transferDays} werkdagen duren voor een overschrijving verwerkt is.</p>",
      fr: "<p>En cas de virement, nous vous demandons de payer dans les {payWithinDays} jours ouvrables, avec la communication indiquée sur l'écran de paiement. Le traitement d'un virement peut prendre jusqu'à {transferDays} jours ouvrables.</p>",
      en: "<p>If you pay by bank transfer, we ask you to pay within {payWithinDays} working days, with the reference that is shown on the payment screen. It can take up to {transferDays} working days before a transfer is processed.</p>",
    },
    {
      nl: "<p>Hebben wij na {paymentDays} dagen geen betaling ontvangen, dan vervalt de reservering en komen de stoelen vrij. U krijgt daarvan bericht.</p>",
      fr: "<p>Si nous n'avons pas reçu de paiement après {paymentDays} jours, la réservation expire et les places sont libérées. Vous en êtes averti.</p>",
      en: "<p>If we have not received payment after {paymentDays} days, the booking expires and the seats become free. We let you know when that happens.</p>",
    },
    {
      nl: "<h2>Geen herroepingsrecht</h2>",
      fr: "<h2>Pas de droit de rétractation</h2>",
      en: "<h2>No right of withdrawal</h2>",
    },
    {
      nl: "<p>Een ticket is een dienst van vrijetijdsbesteding op een vastgelegde datum. Daarvoor geldt geen herroepingsrecht: u kunt de aankoop niet binnen veertien dagen ongedaan maken (artikel VI.53, 12° van het Wetboek van economisch recht; artikel 16, l) van richtlijn 2011/83/EU).</p>",
      fr: "<p>Un billet est un service lié à des activités de loisirs à une date déterminée. Il n'y a pas de droit de rétractation pour un tel service\u00A0: vous ne pouvez pas annuler l'achat dans les quatorze jours (article VI.53, 12°, du Code de droit économique\u00A0; article 16, l), de la directive 2011/83/UE).</p>",
      en: "<p>A ticket is a service related to leisure activities on a specific date. There is no right of withdrawal for such a service: you cannot cancel the purchase within fourteen days (Article VI.53, 12° of the Belgian Code of Economic Law; Article 16(l) of Directive 2011/83/EU).</p>",
    },
    {
      nl: "<h2>Als u niet kunt komen</h2>",
      fr: "<h2>Si vous ne pouvez pas venir</h2>",
      en: "<h2>If you cannot come</h2>",
    },
    {
      nl: "<p>Tot de deuren opengaan kunt u uw tickets doorgeven aan iemand anders. Of u ze ook mag teruggeven, en of u dan een cadeaubon of uw geld krijgt, beslissen wij per voorstelling: u leest het voor u reserveert.</p>",
      fr: "<p>Jusqu'à l'ouverture des portes, vous pouvez transmettre vos billets à quelqu'un d'autre. Nous décidons pour chaque représentation si vous pouvez aussi les rendre, et si vous recevez alors un bon cadeau ou votre argent\u00A0: vous le lisez avant de réserver.</p>",
      en: "<p>Until the doors open, you can pass your tickets on to somebody else. Whether you may also give them back, and whether you then get a gift voucher or your money, we decide for each performance: you can read it before you book.</p>",
    },
    {
      nl: "<p>Een ticket dat u teruggeeft, geldt meteen niet meer. U krijgt uw geld pas als iemand anders uw plaats koopt en betaalt, en nooit meer dan u of die koper betaalde. Koopt niemand de plaats, dan krijgt u niets terug.</p>",
      fr: "<p>Un billet que vous rendez cesse aussitôt d'être valable. Vous ne recevez votre argent que si quelqu'un d'autre achète et paie votre place, et jamais plus que ce que vous ou cet acheteur avez payé. Si personne n'achète la place, vous n'êtes pas remboursé.</p>",
      en: "<p>A ticket that you give back is no longer valid from that moment. You only get your money once somebody else buys your seat and pays for it, and never more than you or that buyer paid. If nobody buys the seat, you get nothing back.</p>",
    },
    { nl: "<h2>Cadeaubonnen</h2>", fr: "<h2>Bons cadeaux</h2>", en: "<h2>Gift vouchers</h2>" },
    {
      nl: "<p>Met een cadeaubon betaalt u tickets, in één keer of in delen. Wat u niet gebruikt, blijft erop staan; de bon vervalt niet en wordt niet in geld uitbetaald. Wat u met een bon betaalde en terugkrijgt, komt weer op die bon. Wie de code heeft, kan ermee betalen: bewaar ze goed.</p>",
      fr: "<p>Avec un bon cadeau, vous payez des billets, en une ou plusieurs fois. Ce que vous n'utilisez pas reste sur le bon\u00A0; il n'expire pas et n'est pas échangé contre de l'argent. Ce que vous avez payé avec un bon et qui vous est remboursé revient sur ce bon. Quiconque possède le code peut s'en servir pour payer\u00A0: conservez-le bien.</p>",
      en: "<p>With a gift voucher you pay for tickets, all at once or bit by bit. What you do not use stays on it; the voucher does not expire and is not paid out in money. What you paid with a voucher and get back goes back onto that voucher. Whoever has the code can pay with it: keep it safe.</p>",
    },
    { nl: "<h2>Uw tickets</h2>", fr: "<h2>Vos billets</h2>", en: "<h2>Your tickets</h2>" },
    {
      nl: "<p>Na ontvangst van de betaling staan uw tickets klaar in uw account en krijgt u ze per mail. Elk ticket heeft een eigen QR-code en geeft één keer toegang. Wie de code het eerst toont, komt binnen: deel ze dus niet publiek.</p>",
      fr: "<p>Après réception du paiement, vos billets sont prêts dans votre compte et vous les recevez par e-mail. Chaque billet a son propre code QR et donne accès une seule fois. La première personne qui montre le code entre\u00A0: ne le partagez donc pas en public.</p>",
      en: "<p>Once we have received your payment, your tickets are ready in your account and you get them by email. Each ticket has its own QR code and lets one person in, once. The first to show the code comes in, so do not share it in public.</p>",
    },
    {
      nl: "<h2>Als een voorstelling niet doorgaat of verandert</h2>",
      fr: "<h2>Si une représentation n'a pas lieu ou change</h2>",
      en: "<h2>If a performance is cancelled or changes</h2>",
    },
    {
      nl: "<p>Wordt een voorstelling afgelast, dan verwittigen wij u per mail. U kiest wat er gebeurt met wat u betaalde: een cadeaubon, alles terug of een gift aan de vereniging. Bij een andere datum of plaats blijven uw tickets geldig; kunt u dan niet komen, neem dan contact met ons op.</p>",
      fr: "<p>Si une représentation est annulée, nous vous prévenons par e-mail. Vous choisissez ce qu'il advient de ce que vous avez payé\u00A0: un bon cadeau, un remboursement complet ou un don à l'association. En cas de changement de date ou de lieu, vos billets restent valables\u00A0; si vous ne pouvez alors pas venir, prenez contact avec nous.</p>",
      en: "<p>If a performance is cancelled, we let you know by email. You choose what happens with what you paid: a gift voucher, all of it back, or a gift to the society. If the date or the venue changes, your tickets stay valid; if you then cannot come, please contact us.</p>",
    },
    { nl: "<h2>In de zaal</h2>", fr: "<h2>Dans la salle</h2>", en: "<h2>In the hall</h2>" },
    list(
      "ul",
      {
        nl: "<li><p>De deuren gaan {doorsOpen} voor de voorstelling open. Wie te laat komt, wacht op een stil moment in de gang.</p></li>",
        fr: "<li><p>Les portes s'ouvrent {doorsOpen} avant la représentation. Les retardataires attendent dans le couloir un moment calme.</p></li>",
        en: "<li><p>The doors open {doorsOpen} before the performance. Latecomers wait in the corridor for a quiet moment.</p></li>",
      },
      {
        nl: "<li><p>Filmen en fotograferen mag niet tijdens de voorstelling.</p></li>",
        fr: "<li><p>Il est interdit de filmer et de photographier pendant la représentation.</p></li>",
        en: "<li><p>Filming and taking photographs are not allowed during the performance.</p></li>",
      },
      {
        nl: "<li><p>Elke plaats, ook voor een kind, vraagt een ticket.</p></li>",
        fr: "<li><p>Il faut un billet pour chaque place, même pour un enfant.</p></li>",
        en: "<li><p>Every seat, also a child's, needs a ticket.</p></li>",
      },
    ),
    {
      nl: "<h2>Vragen en klachten</h2>",
      fr: "<h2>Questions et réclamations</h2>",
      en: "<h2>Questions and complaints</h2>",
    },
    {
      nl: "<p>Schrijf naar {email}; wij antwoorden binnen vijf werkdagen. Komen wij er samen niet uit, dan kunt u terecht bij de Consumentenombudsdienst. Op deze voorwaarden is het Belgische recht van toepassing.</p>",
      fr: "<p>Écrivez à {email}\u00A0; nous répondons dans les cinq jours ouvrables. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser au Service de médiation pour le consommateur. Ces conditions sont régies par le droit belge.</p>",
      en: "<p>Write to {email}; we reply within five working days. If we cannot find a solution together, you can turn to the Belgian Consumer Mediation Service. Belgian law applies to these terms.</p>",
    },
  ),
};
