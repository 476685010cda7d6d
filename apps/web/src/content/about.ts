/** The words of the page Over Ons. Sample content for a society that does not exist; edit freely. */
export const about = {
  lead: "Wij zijn een toneelkring van een dorp: veertig leden tussen zeven en tachtig, één zaal en elk jaar minstens één première.",
  mission: {
    title: "Waarom wij spelen",
    paragraphs: [
      "Toneel is bij ons nooit een vak geweest, wel een gewoonte. {society} werd in 1952 opgericht aan de toog van het café naast de kerk, door acht mensen die vonden dat de winters te lang duurden. Dat vinden we nog altijd.",
      "Wij willen stukken brengen waar een heel dorp om kan lachen, zwijgen en over napraten. Een klucht in het voorjaar, iets met meer gewicht in het najaar, en om de paar jaar spelen we buiten. De opbrengst gaat naar de volgende productie, naar de jeugdwerking en naar het dak van de zaal.",
    ],
  },
  milestones: [
    {
      year: "1952",
      text: "Acht oprichters, één doek van aan elkaar genaaide lakens en een eerste voorstelling voor 94 toeschouwers.",
    },
    { year: "1968", text: "De zaal krijgt een balkon. De timmerlui staan diezelfde winter zelf op de planken." },
    { year: "1987", text: "De jeugdwerking begint, met elf kinderen en één heel geduldige regisseur." },
    { year: "2005", text: "Voor het eerst in openlucht: vier avonden in de boomgaard." },
    { year: "2014", text: "Samen met de fanfare brengen we de brieven van onze eigen soldaten." },
    { year: "2022", text: "Na twee stille winters zit de zaal zeven avonden na elkaar vol." },
  ],
  location: {
    title: "Waar wij spelen",
    paragraphs: [
      "Onze thuis is {venue}, {address}. Beneden staan vijfentwintig tafeltjes, boven is er een balkon van vier rijen. De bar gaat een uur voor de voorstelling open.",
      "Er is parking op het plein en een fietsenrek naast de ingang. Met een rolstoel komt u via de zijdeur binnen, zonder trappen; laat het ons even weten, dan houden we een tafeltje vrij.",
    ],
  },
  members: {
    title: "Wie wij zijn",
    paragraphs: [
      "Niemand van ons leeft van het toneel. We zijn leerkrachten, verpleegkundigen, een loodgieter, twee gepensioneerde treinbegeleiders en een notaris die altijd de schurk wil spelen.",
    ],
    board: [
      { name: "Ilse Maenhout", role: "Voorzitter" },
      { name: "Pieter Moens", role: "Secretaris" },
      { name: "Ann Verstuyft", role: "Penningmeester" },
      { name: "Griet Van Hoeymissen", role: "Artistieke leiding" },
      { name: "Jonas De Ridder", role: "Jeugdwerking" },
      { name: "Dirk Roelandt", role: "Decor en techniek" },
    ],
  },
  join: {
    title: "Doe met ons mee",
    paragraphs: ["U hoeft geen ervaring te hebben, en spelen moet niet. Zo verloopt het:"],
    steps: [
      "U stuurt ons een berichtje via de contactpagina, of u spreekt iemand aan aan de bar.",
      "U komt een keer kijken naar een repetitie, elke dinsdag en donderdag om 20 uur.",
      "U kiest: spelen, souffleren, schminken, naaien, bouwen, lichten of tappen.",
      "Kinderen vanaf zeven jaar zijn welkom bij de jeugd, op woensdagnamiddag.",
    ],
    note: "Het lidgeld is 20 euro per jaar, verzekering inbegrepen. Wie jonger is dan achttien betaalt de helft.",
  },
} as const;
