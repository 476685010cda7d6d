/** The words of the home page. Sample content; edit freely. */
export const home = {
  eyebrow: "Toneel uit eigen dorp",
  title: "Het doek gaat op. Zit u goed?",
  lead: "Al meer dan zeventig jaar spelen buren voor buren. Kies uw stoel op het zaalplan, en wij zorgen voor de rest van de avond.",
  welcome: {
    title: "Welkom bij {society}",
    paragraphs: [
      "Twee keer per jaar wordt onze zaal een andere wereld. De bakker speelt een graaf, de juf van het derde leerjaar lost een moord op, en wie niet speelt, timmert, naait, souffleert of schenkt de koffie in.",
      "U zit bij ons aan een tafeltje of op het balkon, nooit ver van de scène. In de pauze is er taart van de leden, en achteraf blijft iedereen nog even hangen. Wij ook.",
    ],
  },
  reasons: [
    {
      title: "Uw stoel, echt uw stoel",
      text: "U ziet op het plan waar u zit, en aan welk tafeltje. Geen rij, geen loterij.",
    },
    {
      title: "Dicht bij de spelers",
      text: "{venue} is klein genoeg om een gefluister te horen en groot genoeg voor het hele dorp.",
    },
    {
      title: "Iedereen kan mee",
      text: "Zitplaatsen op de vloer, een ringleiding voor wie minder hoort, en altijd iemand die u de weg wijst.",
    },
  ],
} as const;
