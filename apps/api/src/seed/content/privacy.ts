import type { Content } from "@podium/shared/contracts/content";
import { richText } from "./rich-text.ts";

/** To be read by somebody who knows before a real society uses it. */
export const privacy: Content<"privacy"> = {
  lead: {
    nl: "Kort gezegd: wij bewaren alleen wat nodig is om u een stoel te geven en u te antwoorden. Wij volgen u niet, en wij verkopen niets door.",
  },
  text: richText(
    "<h2>Wie wij zijn</h2>",
    "<p>{society} is verantwoordelijk voor uw gegevens op deze site. U bereikt ons via {email} of per brief naar {venue}, {address}.</p>",
    "<h2>Wat wij bewaren, en waarom</h2>",
    "<p>Dit hebben wij nodig om uw bestelling uit te voeren en uw vragen te beantwoorden:</p>",
    "<ul>",
    "<li><p>Uw account: voornaam, naam, e-mailadres, telefoonnummer en een versleuteld wachtwoord dat ook wij niet kunnen lezen. Reserveert u zonder account aan de kassa: uw naam, en uw telefoonnummer of e-mailadres als u dat geeft.</p></li>",
    "<li><p>Waar u aangemeld bent: het soort toestel, het netwerk (een deel van het IP-adres of het hele) en wanneer; en uw passkeys of authenticator-app, als u die instelt.</p></li>",
    "<li><p>Uw reserveringen: de voorstelling, uw stoelen, de prijs, de betaling en het uur waarop uw ticket aan de ingang werd gescand, en wanneer wij u welke mail stuurden.</p></li>",
    "<li><p>Uw plaats op een wachtlijst: de voorstelling, hoeveel plaatsen u vroeg, wanneer, en welke plaatsen wij u aanboden.</p></li>",
    "<li><p>Uw overschrijving, als een vrijwilliger ze van ons rekeningafschrift inleest: datum, bedrag, naam en mededeling.</p></li>",
    "<li><p>Uw bericht: wat u in het contactformulier schrijft, met uw naam en e-mailadres.</p></li>",
    "</ul>",
    "<h2>Wat de server noteert</h2>",
    "<p>De server noteert welk deel van de site opgevraagd werd, wanneer, en of dat lukte: zonder namen, e-mailadressen of IP-adressen. Om misbruik tegen te gaan telt hij hoe vaak een IP-adres of een account iets vraagt; die tellers verdwijnen vanzelf, de laatste na twee uur. Zolang u uw e-mailadres niet bevestigd hebt, onthoudt hij bij een onbetaalde reservering het netwerk waarvan ze kwam, en telt hij een dag lang de mails naar dat adres, zonder het adres zelf te bewaren. Kiest u stoelen voor u zegt wie u bent, dan onthoudt hij het netwerk tot u dat invult, zodat niemand de hele zaal kan vasthouden.</p>",
    "<p>Onze vrijwilligers houden een logboek bij van wat zij aan reserveringen en accounts doen, zoals een betaling bevestigen. De site laat niemand toe het te wijzigen, ook ons niet. Uw naam staat er niet in: het verwijst naar uw account, en wie daar gewist is, is ook in het logboek gewist.</p>",
    "<h2>Hoelang</h2>",
    "<p>Uw account blijft bestaan tot u het verwijdert. Onbetaalde reserveringen vervallen na {paymentDays} dagen. De rest verdwijnt vanzelf; de server kijkt het elke dag na:</p>",
    "<p>{keeping}</p>",
    "<h2>Als u uw account verwijdert</h2>",
    "<p>Dan worden onbetaalde reserveringen geannuleerd en zijn hun stoelen meteen weer vrij. U staat dan ook op geen wachtlijst meer. Betaalde tickets blijven geldig. Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres kort daarna: overal, ook in het logboek, bij uw overschrijvingen en in de berichten die u ons schreef. Uw reserveringen blijven zonder uw naam bewaard. Hebt u nooit aangetoond dat het e-mailadres van u is, dan blijven berichten staan die van dat adres kwamen zonder dat iemand was aangemeld.</p>",
    "<p>In de reservekopieën van de server staat wat gewist is nog hoogstens twaalf maanden. We gebruiken ze alleen na een defect; uw account wordt dan opnieuw verwijderd.</p>",
    "<h2>Met wie wij delen</h2>",
    "<p>Met niemand, behalve met wie de dienst zelf levert: de server waarop deze site draait, de dienst die onze mails bezorgt, de bank en, als u online betaalt, de betaaldienst. Betaalgegevens geeft u rechtstreeks aan die dienst; wij zien ze niet.</p>",
    "<p>Zet u een ticket in Apple Wallet of Google Wallet, dan staat het met uw naam en uw plaats in die app. Wij onthouden dan hoe wij uw toestel kunnen melden dat uw plaats veranderd is; die melding gaat langs Apple, zonder uw naam. Google bewaart het ticket zelf. Gebruikt u geen wallet, dan krijgen zij niets.</p>",
    "<p>Aan de ingang bewaren de toestellen van onze vrijwilligers de gastenlijst, met namen, stoelen en wat nog te betalen is, zodat zij ook zonder netwerk kunnen scannen. Ze wissen die lijst wanneer de vrijwilliger uitlogt, of wanneer de scanpagina met netwerk opengaat, meer dan twaalf uur na het begin van de voorstelling.</p>",
    "<p>De kaart op de contactpagina komt van OpenStreetMap. Ze wordt pas geladen wanneer u erop klikt; vanaf dan ziet OpenStreetMap uw IP-adres.</p>",
    "<h2>Geen cookies, geen pop-up</h2>",
    "<p>Deze site plaatst geen cookies bij bezoekers en gebruikt geen statistieken van derden. Alleen een beheerder die de wachtrij van de server bekijkt, krijgt er een, voor tien minuten. In uw eigen browser bewaren wij dat u ingelogd bent, met uw naam, e-mailadres en telefoonnummer, en de tickets die u bekeek, zodat u ze aan de ingang ook zonder verbinding kunt tonen. Uitloggen wist dat alles; een dag na de voorstelling verdwijnen haar tickets ook vanzelf, zodra u de site opent.</p>",
    "<h2>Uw rechten</h2>",
    "<p>U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en u mag zich tegen een gebruik ervan verzetten. Op de pagina Mijn account kunt u uw gegevens verbeteren, alles downloaden wat wij van u bewaren en uw account verwijderen; hebt u geen account, dan volstaat een mail naar {email}. Wij antwoorden binnen een maand.</p>",
    "<p>Bent u niet tevreden over ons antwoord, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel.</p>",
  ),
};
