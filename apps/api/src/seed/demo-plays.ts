/** Of the demo's shows, each evening of which is named by its place in `demo.ts`. */
export const demoPlays = [
  {
    evenings: [0, 1],
    content: {
      title: { nl: "De vrek van Vlierbeke" },
      author: "Griet Van Hoeymissen, vrij naar Molière",
      director: "Luc Steenhaut",
      genre: { nl: "Komedie", fr: "Comédie", en: "Comedy" },
      about: {
        nl: "Notaris Harpaert telt elke cent, tot zijn twee kinderen op dezelfde dag willen trouwen en er een kist verdwijnt.",
        en: "Notary Harpaert counts every cent, until both his children want to marry on one day and a chest disappears.",
      },
      synopsis: {
        nl: [
          "<p>Al dertig jaar bewaart notaris Harpaert zijn geld in een kist onder de serre. Niemand weet waar, behalve de kat, de meid en het halve dorp.</p>",
          "<p>Op de dag dat zijn dochter haar verloofde voorstelt en zijn zoon de zijne, is de kist weg. Iedereen had een reden, en iedereen was in de tuin. Harpaert roept de veldwachter, maar die komt zelf nog geld vragen.</p>",
          "<h3>Goed om te weten</h3>",
          "<ul><li>De pauze duurt twintig minuten: de bar is open.</li><li>In het tweede bedrijf klinkt één keer een luide knal.</li></ul>",
        ].join(""),
      },
      cast: [
        { name: "Walter Praet", role: { nl: "Notaris Harpaert" } },
        { name: "Lotte Heirbaut", role: { nl: "Elise, zijn dochter" } },
        { name: "Koen Dierickx", role: { nl: "Cleant, zijn zoon" } },
        { name: "Ilse Maenhout", role: { nl: "Frosine, koppelaarster" } },
        { name: "Roos Demuynck", role: { nl: "Mariette, de meid" } },
        { name: "Herman Cools", role: { nl: "Veldwachter Simoens" } },
        { name: "Bart Wuytack", role: { nl: "Valeer, boekhouder" } },
      ],
      durationMinutes: 130,
      hasInterval: true,
      minAge: 8,
      spokenLanguage: { nl: "Nederlands", fr: "Néerlandais", en: "Dutch" },
      motif: "key",
      quotes: [
        { text: { nl: "Zelden zo hard gelachen met iemand die niets wil uitgeven." }, source: "De Vlierbeekse Bode" },
        { text: { nl: "Walter Praet telt zijn munten alsof het zijn kinderen zijn." }, source: "Toneelgazet" },
      ],
    },
  },
  {
    evenings: [2],
    content: {
      title: { nl: "Kerst in de keuken" },
      author: "Marleen Bosteels",
      director: "Jonas De Ridder",
      genre: { nl: "Familievoorstelling", fr: "Spectacle familial", en: "Family show" },
      about: {
        nl: "Drie generaties, één oven en een kalkoen die te laat ontdooid is: een kerstavond voor groot en klein.",
        en: "Three generations, one oven and a turkey that thawed too late: a Christmas Eve for young and old.",
      },
      synopsis: {
        nl: [
          "<p>Oma Julienne kookt voor twaalf, zoals elk jaar. Alleen komt er dit jaar iemand bij die niemand heeft uitgenodigd, en blijft de oven koud.</p>",
          "<p>De kinderen van het dorp spelen mee als het kerstkoor dat telkens op het verkeerde moment aanbelt. <em>Het publiek mag meezingen.</em></p>",
        ].join(""),
      },
      cast: [
        { name: "Julienne Baeyens", role: { nl: "Oma Julienne" } },
        { name: "Ann Verstuyft", role: { nl: "Katrien" } },
        { name: "Pieter Moens", role: { nl: "Nonkel Staf" } },
        { name: "Fien Aelbrecht", role: { nl: "Lena" } },
        { name: "Warre Segers", role: { nl: "Tuur" } },
      ],
      durationMinutes: 90,
      hasInterval: true,
      minAge: 5,
      spokenLanguage: { nl: "Nederlands", fr: "Néerlandais", en: "Dutch" },
      motif: "candle",
    },
  },
] as const;
