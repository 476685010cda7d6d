import type { Content } from "@podium/shared/contracts/content";
import { richText } from "./rich-text.ts";

export const home: Content<"home"> = {
  eyebrow: { nl: "Toneel uit eigen dorp" },
  title: { nl: "Het doek gaat op. Zit u goed?" },
  lead: {
    nl: "Al meer dan zeventig jaar spelen buren voor buren. Kies uw stoel op het zaalplan, en wij zorgen voor de rest van de avond.",
  },
  welcome: {
    title: { nl: "Welkom bij {society}" },
    text: richText(
      "<p>Twee keer per jaar wordt onze zaal een andere wereld. De bakker speelt een graaf, de juf van het derde leerjaar lost een moord op, en wie niet speelt, timmert, naait, souffleert of schenkt de koffie in.</p>",
      "<p>U zit bij ons aan een tafeltje of op het balkon, nooit ver van de scène. In de pauze is er taart van de leden, en achteraf blijft iedereen nog even hangen. Wij ook.</p>",
    ),
  },
  reasons: [
    {
      title: { nl: "Uw stoel, echt uw stoel" },
      text: { nl: "U ziet op het plan waar u zit, en aan welk tafeltje. Geen rij, geen loterij." },
    },
    {
      title: { nl: "Dicht bij de spelers" },
      text: { nl: "{venue} is klein genoeg om een gefluister te horen en groot genoeg voor het hele dorp." },
    },
    {
      title: { nl: "Iedereen kan mee" },
      text: {
        nl: "Zitplaatsen op de vloer, een ringleiding voor wie minder hoort, en altijd iemand die u de weg wijst.",
      },
    },
  ],
};
