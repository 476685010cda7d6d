import type { Content } from "@podium/shared/contracts/content";
import { type InAllLanguages, richText } from "#seed/in-all-languages.ts";

export const home: InAllLanguages<Content<"home">> = {
  eyebrow: { nl: "Toneel uit eigen dorp", fr: "Le théâtre de notre village", en: "Theatre from our own village" },
  title: {
    nl: "Het doek gaat op. Zit u goed?",
    fr: "Le rideau se lève. Bien installés\u00A0?",
    en: "The curtain rises. Sitting comfortably?",
  },
  lead: {
    nl: "Al meer dan zeventig jaar spelen buren voor buren. Kies uw stoel op het zaalplan, en wij zorgen voor de rest van de avond.",
    fr: "Depuis plus de septante ans, des voisins jouent pour leurs voisins. Choisissez votre place sur le plan de la salle, et nous nous occupons du reste de la soirée.",
    en: "For more than seventy years, neighbours have been performing for neighbours. Choose your seat on the seating plan, and we take care of the rest of the evening.",
  },
  welcome: {
    title: { nl: "Welkom bij {society}", fr: "Bienvenue chez {society}", en: "Welcome to {society}" },
    text: richText(
      {
        nl: "<p>Twee keer per jaar wordt onze zaal een andere wereld. De bakker speelt een graaf, de juf van het derde leerjaar lost een moord op, en wie niet speelt, timmert, naait, souffleert of schenkt de koffie in.</p>",
        fr: "<p>Deux fois par an, notre salle devient un autre monde. Le boulanger joue un comte, l'institutrice de troisième primaire élucide un meurtre, et ceux qui ne jouent pas clouent, cousent, soufflent le texte ou servent le café.</p>",
        en: "<p>Twice a year our hall turns into another world. The baker plays a count, the primary school teacher solves a murder, and those who do not act build, sew, prompt or pour the coffee.</p>",
      },
      {
        nl: "<p>U zit bij ons aan een tafeltje of op het balkon, nooit ver van de scène. In de pauze is er taart van de leden, en achteraf blijft iedereen nog even hangen. Wij ook.</p>",
        fr: "<p>Chez nous, vous êtes à une petite table ou au balcon, jamais loin de la scène. À l'entracte, il y a de la tarte faite par les membres, et après la pièce, tout le monde reste encore un peu. Nous aussi.</p>",
        en: "<p>You sit at a small table or on the balcony, never far from the stage. In the interval there is cake baked by our members, and afterwards everyone stays a little longer. So do we.</p>",
      },
    ),
  },
  reasons: [
    {
      title: {
        nl: "Uw stoel, echt uw stoel",
        fr: "Votre place, vraiment la vôtre",
        en: "Your seat, really your seat",
      },
      text: {
        nl: "U ziet op het plan waar u zit, en aan welk tafeltje. Geen rij, geen loterij.",
        fr: "Le plan vous montre où vous serez, et à quelle table. Pas de file, pas de loterie.",
        en: "The plan shows you where you sit, and at which table. No queue, no lottery.",
      },
    },
    {
      title: { nl: "Dicht bij de spelers", fr: "Tout près des acteurs", en: "Close to the actors" },
      text: {
        nl: "{venue} is klein genoeg om een gefluister te horen en groot genoeg voor het hele dorp.",
        fr: "{venue} a la bonne taille\u00A0: on y entend un chuchotement, et tout le village y trouve place.",
        en: "{venue} is small enough to hear a whisper and big enough for the whole village.",
      },
    },
    {
      title: { nl: "Iedereen kan mee", fr: "Tout le monde peut venir", en: "Everyone can come" },
      text: {
        nl: "Zitplaatsen op de vloer, een ringleiding voor wie minder hoort, en altijd iemand die u de weg wijst.",
        fr: "Des places de plain-pied, une boucle magnétique pour ceux qui entendent moins bien, et toujours quelqu'un pour vous montrer le chemin.",
        en: "Seats on the ground floor, a hearing loop for those who hear less well, and always somebody to show you the way.",
      },
    },
  ],
};
