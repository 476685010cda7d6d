import type { Content } from "@podium/shared/contracts/content";
import { richText } from "./rich-text.ts";

export const about: Content<"about"> = {
  lead: {
    nl: "Wij zijn een toneelkring van een dorp: veertig leden tussen zeven en tachtig, één zaal en elk jaar minstens één première.",
  },
  mission: {
    title: { nl: "Waarom wij spelen" },
    text: richText(
      "<p>Toneel is bij ons nooit een vak geweest, wel een gewoonte. {society} werd in 1952 opgericht aan de toog van het café naast de kerk, door acht mensen die vonden dat de winters te lang duurden. Dat vinden we nog altijd.</p>",
      "<p>Wij willen stukken brengen waar een heel dorp om kan lachen, zwijgen en over napraten. Een klucht in het voorjaar, iets met meer gewicht in het najaar, en om de paar jaar spelen we buiten. De opbrengst gaat naar de volgende productie, naar de jeugdwerking en naar het dak van de zaal.</p>",
    ),
  },
  milestones: [
    {
      year: "1952",
      text: {
        nl: "Acht oprichters, één doek van aan elkaar genaaide lakens en een eerste voorstelling voor 94 toeschouwers.",
      },
    },
    {
      year: "1968",
      text: { nl: "De zaal krijgt een balkon. De timmerlui staan diezelfde winter zelf op de planken." },
    },
    { year: "1987", text: { nl: "De jeugdwerking begint, met elf kinderen en één heel geduldige regisseur." } },
    { year: "2005", text: { nl: "Voor het eerst in openlucht: vier avonden in de boomgaard." } },
    { year: "2014", text: { nl: "Samen met de fanfare brengen we de brieven van onze eigen soldaten." } },
    { year: "2022", text: { nl: "Na twee stille winters zit de zaal zeven avonden na elkaar vol." } },
  ],
  location: {
    title: { nl: "Waar wij spelen" },
    text: richText(
      "<p>Onze thuis is {venue}, {address}. Beneden staan vijfentwintig tafeltjes, boven is er een balkon van vier rijen. De bar gaat een uur voor de voorstelling open.</p>",
      "<p>Er is parking op het plein en een fietsenrek naast de ingang. Met een rolstoel komt u via de zijdeur binnen, zonder trappen; laat het ons even weten, dan houden we een tafeltje vrij.</p>",
    ),
  },
  members: {
    title: { nl: "Wie wij zijn" },
    text: richText(
      "<p>Niemand van ons leeft van het toneel. We zijn leerkrachten, verpleegkundigen, een loodgieter, twee gepensioneerde treinbegeleiders en een notaris die altijd de schurk wil spelen.</p>",
    ),
  },
  board: [
    { name: "Ilse Maenhout", role: { nl: "Voorzitter" }, photo: null },
    { name: "Pieter Moens", role: { nl: "Secretaris" }, photo: null },
    { name: "Ann Verstuyft", role: { nl: "Penningmeester" }, photo: null },
    { name: "Griet Van Hoeymissen", role: { nl: "Artistieke leiding" }, photo: null },
    { name: "Jonas De Ridder", role: { nl: "Jeugdwerking" }, photo: null },
    { name: "Dirk Roelandt", role: { nl: "Decor en techniek" }, photo: null },
  ],
  join: {
    title: { nl: "Doe met ons mee" },
    text: richText(
      "<p>U hoeft geen ervaring te hebben, en spelen moet niet. Zo verloopt het:</p>",
      "<ol>",
      "<li><p>U stuurt ons een berichtje via de contactpagina, of u spreekt iemand aan aan de bar.</p></li>",
      "<li><p>U komt een keer kijken naar een repetitie, elke dinsdag en donderdag om 20 uur.</p></li>",
      "<li><p>U kiest: spelen, souffleren, schminken, naaien, bouwen, lichten of tappen.</p></li>",
      "<li><p>Kinderen vanaf zeven jaar zijn welkom bij de jeugd, op woensdagnamiddag.</p></li>",
      "</ol>",
      "<p>Het lidgeld is 20 euro per jaar, verzekering inbegrepen. Wie jonger is dan achttien betaalt de helft.</p>",
    ),
  },
};
