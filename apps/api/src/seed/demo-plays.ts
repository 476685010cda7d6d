import type { PlayContent } from "@podium/shared/contracts/plays";
import { type InAllLanguages, richText, type Translated } from "./in-all-languages.ts";

type Texts = InAllLanguages<Partial<Omit<PlayContent, "title" | "cast">>>;

/** Names that are the same in every language are in Dutch alone: the plays' titles, and some characters. */
interface DemoPlay {
  /** Positions among the shows of `demo.ts`. */
  showIndexes: readonly number[];
  content: Texts & {
    title: { nl: string };
    cast: Array<{ name: string; role: Translated | { nl: string } }>;
  };
}

export const demoPlays: readonly DemoPlay[] = [
  {
    showIndexes: [0, 1],
    content: {
      title: { nl: "De vrek van Vlierbeke" },
      author: "Griet Van Hoeymissen, vrij naar Molière",
      director: "Luc Steenhaut",
      genre: { nl: "Komedie", fr: "Comédie", en: "Comedy" },
      about: {
        nl: "Notaris Harpaert telt elke cent, tot zijn twee kinderen op dezelfde dag willen trouwen en er een kist verdwijnt.",
        fr: "Maître Harpaert, notaire, compte chaque centime, jusqu'à ce que ses deux enfants veuillent se marier le même jour et qu'un coffre disparaisse.",
        en: "Notary Harpaert counts every cent, until both his children want to marry on one day and a chest disappears.",
      },
      synopsis: richText(
        {
          nl: "<p>Al dertig jaar bewaart notaris Harpaert zijn geld in een kist onder de serre. Niemand weet waar, behalve de kat, de meid en het halve dorp.</p>",
          fr: "<p>Depuis trente ans, maître Harpaert garde son argent dans un coffre sous la serre. Personne ne sait où, sauf le chat, la servante et la moitié du village.</p>",
          en: "<p>For thirty years, Notary Harpaert has kept his money in a chest under the greenhouse. Nobody knows where, except the cat, the maid and half the village.</p>",
        },
        {
          nl: "<p>Op de dag dat zijn dochter haar verloofde voorstelt en zijn zoon de zijne, is de kist weg. Iedereen had een reden, en iedereen was in de tuin. Harpaert roept de veldwachter, maar die komt zelf nog geld vragen.</p>",
          fr: "<p>Le jour où sa fille présente son fiancé et son fils sa fiancée, le coffre a disparu. Tout le monde avait une raison, et tout le monde était dans le jardin. Harpaert appelle le garde champêtre, mais celui-ci vient lui-même encore réclamer de l'argent.</p>",
          en: "<p>On the day that his daughter introduces her fiancé and his son his fiancée, the chest is gone. Everyone had a reason, and everyone was in the garden. Harpaert calls the constable, but he too has come to ask for money.</p>",
        },
        { nl: "<h3>Goed om te weten</h3>", fr: "<h3>Bon à savoir</h3>", en: "<h3>Good to know</h3>" },
        {
          nl: "<ul><li>De pauze duurt twintig minuten: de bar is open.</li><li>In het tweede bedrijf klinkt één keer een luide knal.</li></ul>",
          fr: "<ul><li>L'entracte dure vingt minutes\u00A0: le bar est ouvert.</li><li>Au deuxième acte, une forte détonation retentit une fois.</li></ul>",
          en: "<ul><li>The interval lasts twenty minutes: the bar is open.</li><li>In the second act there is one loud bang.</li></ul>",
        },
      ),
      cast: [
        {
          name: "Walter Praet",
          role: { nl: "Notaris Harpaert", fr: "Maître Harpaert, notaire", en: "Notary Harpaert" },
        },
        {
          name: "Lotte Heirbaut",
          role: { nl: "Elise, zijn dochter", fr: "Élise, sa fille", en: "Élise, his daughter" },
        },
        { name: "Koen Dierickx", role: { nl: "Cleant, zijn zoon", fr: "Cléante, son fils", en: "Cléante, his son" } },
        {
          name: "Ilse Maenhout",
          role: { nl: "Frosine, koppelaarster", fr: "Frosine, entremetteuse", en: "Frosine, a matchmaker" },
        },
        {
          name: "Roos Demuynck",
          role: { nl: "Mariette, de meid", fr: "Mariette, la servante", en: "Mariette, the maid" },
        },
        {
          name: "Herman Cools",
          role: { nl: "Veldwachter Simoens", fr: "Simoens, garde champêtre", en: "Constable Simoens" },
        },
        {
          name: "Bart Wuytack",
          role: { nl: "Valeer, boekhouder", fr: "Valère, comptable", en: "Valère, a bookkeeper" },
        },
      ],
      durationMinutes: 130,
      hasInterval: true,
      minAge: 8,
      spokenLanguage: { nl: "Nederlands", fr: "Néerlandais", en: "Dutch" },
      motif: "key",
      quotes: [
        {
          text: {
            nl: "Zelden zo hard gelachen met iemand die niets wil uitgeven.",
            fr: "On a rarement autant ri de quelqu'un qui ne veut rien dépenser.",
            en: "Seldom have we laughed so hard at somebody who will not spend a thing.",
          },
          source: "De Vlierbeekse Bode",
        },
        {
          text: {
            nl: "Walter Praet telt zijn munten alsof het zijn kinderen zijn.",
            fr: "Walter Praet compte ses pièces comme si c'étaient ses enfants.",
            en: "Walter Praet counts his coins as if they were his children.",
          },
          source: "Toneelgazet",
        },
      ],
    },
  },
  {
    showIndexes: [2],
    content: {
      title: { nl: "Kerst in de keuken" },
      author: "Marleen Bosteels",
      director: "Jonas De Ridder",
      genre: { nl: "Familievoorstelling", fr: "Spectacle familial", en: "Family show" },
      about: {
        nl: "Drie generaties, één oven en een kalkoen die te laat ontdooid is: een kerstavond voor groot en klein.",
        fr: "Trois générations, un four et une dinde décongelée trop tard\u00A0: un réveillon de Noël pour petits et grands.",
        en: "Three generations, one oven and a turkey that thawed too late: a Christmas Eve for young and old.",
      },
      synopsis: richText(
        {
          nl: "<p>Oma Julienne kookt voor twaalf, zoals elk jaar. Alleen komt er dit jaar iemand bij die niemand heeft uitgenodigd, en blijft de oven koud.</p>",
          fr: "<p>Mamy Julienne cuisine pour douze, comme chaque année. Sauf que cette année s'ajoute quelqu'un que personne n'a invité, et que le four reste froid.</p>",
          en: "<p>Grandma Julienne cooks for twelve, as she does every year. Only this year there is one more, whom nobody invited, and the oven stays cold.</p>",
        },
        {
          nl: "<p>De kinderen van het dorp spelen mee als het kerstkoor dat telkens op het verkeerde moment aanbelt. <em>Het publiek mag meezingen.</em></p>",
          fr: "<p>Les enfants du village jouent la chorale de Noël, qui sonne chaque fois à la porte au mauvais moment. <em>Le public peut chanter avec eux.</em></p>",
          en: "<p>The children of the village join in as the carol singers, who ring the doorbell at the wrong moment every time. <em>The audience may sing along.</em></p>",
        },
      ),
      cast: [
        { name: "Julienne Baeyens", role: { nl: "Oma Julienne", fr: "Mamy Julienne", en: "Grandma Julienne" } },
        { name: "Ann Verstuyft", role: { nl: "Katrien" } },
        { name: "Pieter Moens", role: { nl: "Nonkel Staf", fr: "Oncle Staf", en: "Uncle Staf" } },
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
];
