import type { TextSection } from "./text.ts";

/** The privacy page. Sample text: have it read by somebody who knows before a real society uses it. */
export const privacy: { updated: string; lead: string; sections: readonly TextSection[] } = {
  updated: "november 2026",
  lead: "Kort gezegd: wij bewaren alleen wat nodig is om u een stoel te geven en u te antwoorden. Wij volgen u niet, en wij verkopen niets door.",
  sections: [
    {
      title: "Wie wij zijn",
      paragraphs: [
        "{society} is verantwoordelijk voor uw gegevens op deze site. U bereikt ons via {email} of per brief naar {venue}, {address}.",
      ],
    },
    {
      title: "Wat wij bewaren, en waarom",
      paragraphs: ["Dit hebben wij nodig om uw bestelling uit te voeren en uw vragen te beantwoorden:"],
      list: [
        "Uw account: voornaam, naam, e-mailadres, telefoonnummer en een versleuteld wachtwoord dat ook wij niet kunnen lezen. Reserveert u zonder account aan de kassa: uw naam, en uw telefoonnummer of e-mailadres als u dat geeft.",
        "Uw reserveringen: de voorstelling, uw stoelen, de prijs, de betaling en het uur waarop uw ticket aan de ingang werd gescand, en wanneer wij u welke mail stuurden.",
        "Uw overschrijving, als een vrijwilliger ze van ons rekeningafschrift inleest: datum, bedrag, naam en mededeling.",
        "Uw bericht: wat u in het contactformulier schrijft, met uw naam en e-mailadres.",
      ],
    },
    {
      title: "Wat de server noteert",
      paragraphs: [
        "De server noteert welk deel van de site opgevraagd werd, wanneer, en of dat lukte: zonder namen, e-mailadressen of IP-adressen. Om misbruik tegen te gaan telt hij hoe vaak een IP-adres of een account iets vraagt; die tellers verdwijnen vanzelf, de laatste na twee uur.",
        "Onze vrijwilligers houden een logboek bij van wat zij aan reserveringen en accounts doen, zoals een betaling bevestigen. De site laat niemand toe het te wijzigen, ook ons niet. Uw naam staat er niet in: het verwijst naar uw account, en wie daar gewist is, is ook in het logboek gewist.",
      ],
    },
    {
      title: "Hoelang",
      paragraphs: [
        "Uw account blijft bestaan tot u het verwijdert. Onbetaalde reserveringen vervallen na {paymentDays} dagen. Reserveringen, betalingen en berichten wist de site niet vanzelf: de boekhouding vraagt betaalde reserveringen zeven jaar te bewaren, en wat u eerder gewist wilt zien, wissen wij als u erom vraagt. Wat een vrijwilliger bij uw reservering noteert (bijvoorbeeld een rolstoel), verdwijnt dertig dagen na de voorstelling.",
        "Verwijdert u uw account, dan worden onbetaalde reserveringen geannuleerd en zijn hun stoelen meteen weer vrij. Betaalde tickets blijven geldig. Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres na één dag; hebt u tickets voor een voorstelling die nog komt, dan een dag na de laatste. Uw reserveringen blijven daarna zonder uw naam bewaard. Bij een overschrijving en in een bericht dat u ons schreef, kan uw naam blijven staan.",
      ],
    },
    {
      title: "Met wie wij delen",
      paragraphs: [
        "Met niemand, behalve met wie de dienst zelf levert: de server waarop deze site draait, de dienst die onze mails bezorgt, de bank en, als u online betaalt, de betaaldienst. Betaalgegevens geeft u rechtstreeks aan die dienst; wij zien ze niet.",
        "Aan de ingang bewaren de toestellen van onze vrijwilligers de gastenlijst, met namen, stoelen en wat nog te betalen is, zodat zij ook zonder netwerk kunnen scannen. Ze wissen die lijst wanneer de vrijwilliger uitlogt, of de eerste keer dat de scanpagina opengaat meer dan twaalf uur na het begin van de voorstelling.",
        "De kaart op de contactpagina komt van OpenStreetMap. Ze wordt pas geladen wanneer u erop klikt; vanaf dan ziet OpenStreetMap uw IP-adres.",
      ],
    },
    {
      title: "Geen cookies, geen pop-up",
      paragraphs: [
        "Deze site plaatst geen cookies bij bezoekers en gebruikt geen statistieken van derden. Alleen een beheerder die de wachtrij van de server bekijkt, krijgt er een, voor tien minuten. In uw eigen browser bewaren wij dat u ingelogd bent, met uw naam, e-mailadres en telefoonnummer, en de tickets die u bekeek, zodat u ze aan de ingang ook zonder verbinding kunt tonen. Uitloggen wist dat alles; een dag na de voorstelling verdwijnen haar tickets ook vanzelf, zodra u de site opent.",
      ],
    },
    {
      title: "Uw rechten",
      paragraphs: [
        "U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en u mag zich tegen een gebruik ervan verzetten. Op de pagina Mijn account kunt u uw gegevens verbeteren, downloaden wat bij uw account bewaard is en uw account verwijderen; voor de rest, zoals een bericht of wat er in het logboek over u staat, volstaat een mail naar {email}. Wij antwoorden binnen een maand.",
        "Bent u niet tevreden over ons antwoord, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel.",
      ],
    },
  ],
};
