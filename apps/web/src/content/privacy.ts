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
        "Uw account: voornaam, naam, e-mailadres, telefoonnummer en een versleuteld wachtwoord dat ook wij niet kunnen lezen.",
        "Uw reserveringen: de voorstelling, uw stoelen, de prijs, de betaling en het uur waarop uw ticket aan de ingang werd gescand.",
        "Uw bericht: wat u in het contactformulier schrijft, met uw naam en e-mailadres.",
        "Een logboek van de server, met IP-adressen, om misbruik tegen te gaan. Het wordt na dertig dagen gewist.",
      ],
    },
    {
      title: "Hoelang",
      paragraphs: [
        "Uw account blijft bestaan tot u het verwijdert. Betaalde reserveringen bewaren wij zeven jaar, omdat de boekhouding dat vraagt. Onbetaalde reserveringen vervallen na {paymentDays} dagen en worden aan het einde van het seizoen gewist. Berichten bewaren wij hoogstens een jaar.",
        "Verwijdert u uw account, dan worden onbetaalde reserveringen geannuleerd en zijn hun stoelen meteen weer vrij. Betaalde tickets blijven geldig. Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres na één dag; hebt u tickets voor een voorstelling die nog komt, dan een dag na de laatste. Betaalde reserveringen blijven daarna zonder uw naam bewaard.",
        "Onze vrijwilligers houden een logboek bij van wat zij aan reserveringen doen, zoals een betaling bevestigen. Daarin kan uw naam blijven staan: het logboek kan niet gewijzigd worden, ook niet door ons.",
      ],
    },
    {
      title: "Met wie wij delen",
      paragraphs: [
        "Met niemand, behalve met wie de dienst zelf levert: de server waarop deze site draait, de bank en, als u online betaalt, de betaaldienst. Betaalgegevens geeft u rechtstreeks aan die dienst; wij zien ze niet.",
        "De kaart op de contactpagina komt van OpenStreetMap. Ze wordt pas geladen wanneer u erop klikt; vanaf dan ziet OpenStreetMap uw IP-adres.",
      ],
    },
    {
      title: "Geen cookies, geen pop-up",
      paragraphs: [
        "Deze site plaatst geen cookies en gebruikt geen statistieken van derden. In uw eigen browser bewaren wij alleen dat u ingelogd bent, hoe onze kring heet, en de tickets die u bekeek, zodat u ze aan de ingang ook zonder verbinding kunt tonen. Uitloggen wist uw sessie en die tickets; een dag na de voorstelling verdwijnen ze vanzelf zodra u de site opent.",
      ],
    },
    {
      title: "Uw rechten",
      paragraphs: [
        "U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en u mag zich tegen een gebruik ervan verzetten. Op de pagina Mijn account kunt u uw gegevens verbeteren, alles wat wij van u bewaren downloaden en uw account verwijderen; voor de rest volstaat een mail naar {email}. Wij antwoorden binnen een maand.",
        "Bent u niet tevreden over ons antwoord, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel.",
      ],
    },
  ],
};
