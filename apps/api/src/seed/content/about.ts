import type { Content } from "@podium/shared/contracts/content";
import { type InAllLanguages, list, richText } from "#seed/in-all-languages.ts";

export const about: InAllLanguages<Content<"about">> = {
  lead: {
    nl: "Wij zijn een toneelkring van een dorp: veertig leden tussen zeven en tachtig, één zaal en elk jaar minstens één première.",
    fr: "Nous sommes le cercle théâtral d'un village\u00A0: quarante membres de sept à quatre-vingts ans, une salle et, chaque année, au moins une première.",
    en: "We are a village theatre society: forty members between seven and eighty, one hall, and every year at least one opening night.",
  },
  mission: {
    title: { nl: "Waarom wij spelen", fr: "Pourquoi nous jouons", en: "Why we perform" },
    text: richText(
      {
        nl: "<p>Toneel is bij ons nooit een vak geweest, wel een gewoonte. {society} werd in 1952 opgericht aan de toog van het café naast de kerk, door acht mensen die vonden dat de winters te lang duurden. Dat vinden we nog altijd.</p>",
        fr: "<p>Chez nous, le théâtre n'a jamais été un métier, mais bien une habitude. {society} a vu le jour en 1952 au comptoir du café à côté de l'église, grâce à huit personnes qui trouvaient que les hivers duraient trop longtemps. Nous le trouvons toujours.</p>",
        en: "<p>For us, theatre has never been a profession, but always a habit. {society} was founded in 1952 at the bar of the café next to the church, by eight people who thought that the winters lasted too long. We still think so.</p>",
      },
      {
        nl: "<p>Wij willen stukken brengen waar een heel dorp om kan lachen, zwijgen en over napraten. Een klucht in het voorjaar, iets met meer gewicht in het najaar, en om de paar jaar spelen we buiten. De opbrengst gaat naar de volgende productie, naar de jeugdwerking en naar het dak van de zaal.</p>",
        fr: "<p>Nous voulons monter des pièces qui font rire tout un village, qui le font taire et dont il parle encore longtemps après. Une farce au printemps, quelque chose de plus grave en automne, et tous les deux ou trois ans nous jouons en plein air. Les recettes vont à la production suivante, à l'atelier des jeunes et au toit de la salle.</p>",
        en: "<p>We want to stage plays that make a whole village laugh, fall silent and talk long afterwards. A farce in spring, something weightier in autumn, and every few years we perform outdoors. The proceeds go to the next production, to our youth group and to the roof of the hall.</p>",
      },
    ),
  },
  milestones: [
    {
      year: "1952",
      text: {
        nl: "Acht oprichters, één doek van aan elkaar genaaide lakens en een eerste voorstelling voor 94 toeschouwers.",
        fr: "Huit fondateurs, un rideau fait de draps cousus ensemble et une première représentation devant 94 spectateurs.",
        en: "Eight founders, one curtain made of sheets sewn together, and a first performance for an audience of 94.",
      },
    },
    {
      year: "1968",
      text: {
        nl: "De zaal krijgt een balkon. De timmerlui staan diezelfde winter zelf op de planken.",
        fr: "La salle reçoit un balcon. Ce même hiver, les charpentiers montent eux-mêmes sur les planches.",
        en: "The hall gets a balcony. That same winter, the carpenters tread the boards themselves.",
      },
    },
    {
      year: "1987",
      text: {
        nl: "De jeugdwerking begint, met elf kinderen en één heel geduldige regisseur.",
        fr: "L'atelier des jeunes démarre, avec onze enfants et un metteur en scène très patient.",
        en: "The youth group begins, with eleven children and one very patient director.",
      },
    },
    {
      year: "2005",
      text: {
        nl: "Voor het eerst in openlucht: vier avonden in de boomgaard.",
        fr: "Pour la première fois en plein air\u00A0: quatre soirées dans le verger.",
        en: "Outdoors for the first time: four evenings in the orchard.",
      },
    },
    {
      year: "2014",
      text: {
        nl: "Samen met de fanfare brengen we de brieven van onze eigen soldaten.",
        fr: "Avec la fanfare, nous portons à la scène les lettres de nos propres soldats.",
        en: "Together with the brass band, we bring the letters of our own soldiers to the stage.",
      },
    },
    {
      year: "2022",
      text: {
        nl: "Na twee stille winters zit de zaal zeven avonden na elkaar vol.",
        fr: "Après deux hivers silencieux, la salle est comble sept soirs de suite.",
        en: "After two silent winters, the hall is full seven evenings in a row.",
      },
    },
  ],
  location: {
    title: { nl: "Waar wij spelen", fr: "Où nous jouons", en: "Where we perform" },
    text: richText(
      {
        nl: "<p>Onze thuis is {venue}, {address}. Beneden staan vijfentwintig tafeltjes, boven is er een balkon van vier rijen. De bar gaat een uur voor de voorstelling open.</p>",
        fr: "<p>Notre maison, c'est {venue}, {address}. En bas se trouvent vingt-cinq petites tables, en haut un balcon de quatre rangs. Le bar ouvre une heure avant la représentation.</p>",
        en: "<p>Our home is {venue}, {address}. Downstairs there are twenty-five small tables, upstairs a balcony with four rows. The bar opens an hour before the performance.</p>",
      },
      {
        nl: "<p>Er is parking op het plein en een fietsenrek naast de ingang. Met een rolstoel komt u via de zijdeur binnen, zonder trappen; laat het ons even weten, dan houden we een tafeltje vrij.</p>",
        fr: "<p>Il y a un parking sur la place du village et un parking à vélos à côté de l'entrée. En fauteuil roulant, vous entrez par la porte latérale, sans escaliers\u00A0; prévenez-nous, et nous vous gardons une table.</p>",
        en: "<p>You can park on the square, and there is a bicycle rack next to the entrance. With a wheelchair you come in through the side door, without any stairs; let us know, and we keep a table free for you.</p>",
      },
    ),
  },
  members: {
    title: { nl: "Wie wij zijn", fr: "Qui nous sommes", en: "Who we are" },
    text: richText({
      nl: "<p>Niemand van ons leeft van het toneel. We zijn leerkrachten, verpleegkundigen, een loodgieter, twee gepensioneerde treinbegeleiders en een notaris die altijd de schurk wil spelen.</p>",
      fr: "<p>Personne parmi nous ne vit du théâtre. Il y a des enseignants, du personnel infirmier, un plombier, deux accompagnateurs de train à la retraite et un notaire qui veut toujours jouer le méchant.</p>",
      en: "<p>None of us lives from the theatre. We are teachers, nurses, a plumber, two retired train guards and a notary who always wants to play the villain.</p>",
    }),
  },
  board: [
    { name: "Ilse Maenhout", role: { nl: "Voorzitter", fr: "Présidente", en: "Chair" }, photo: null },
    { name: "Pieter Moens", role: { nl: "Secretaris", fr: "Secrétaire", en: "Secretary" }, photo: null },
    { name: "Ann Verstuyft", role: { nl: "Penningmeester", fr: "Trésorière", en: "Treasurer" }, photo: null },
    {
      name: "Griet Van Hoeymissen",
      role: { nl: "Artistieke leiding", fr: "Direction artistique", en: "Artistic director" },
      photo: null,
    },
    { name: "Jonas De Ridder", role: { nl: "Jeugdwerking", fr: "Atelier des jeunes", en: "Youth group" }, photo: null },
    {
      name: "Dirk Roelandt",
      role: { nl: "Decor en techniek", fr: "Décors et technique", en: "Sets and technical work" },
      photo: null,
    },
  ],
  join: {
    title: { nl: "Doe met ons mee", fr: "Rejoignez-nous", en: "Join us" },
    text: richText(
      {
        nl: "<p>U hoeft geen ervaring te hebben, en spelen moet niet. Zo verloopt het:</p>",
        fr: "<p>Aucune expérience n'est nécessaire, et vous n'êtes pas obligé de jouer. Voici comment cela se passe\u00A0:</p>",
        en: "<p>You do not need any experience, and you do not have to act. This is how it goes:</p>",
      },
      list(
        "ol",
        {
          nl: "<li><p>U stuurt ons een berichtje via de contactpagina, of u spreekt iemand aan aan de bar.</p></li>",
          fr: "<li><p>Vous nous envoyez un petit message par la page de contact, ou vous parlez à l'un de nous au bar.</p></li>",
          en: "<li><p>You send us a message through the contact page, or you talk to one of us at the bar.</p></li>",
        },
        {
          nl: "<li><p>U komt een keer kijken naar een repetitie, elke dinsdag en donderdag om 20 uur.</p></li>",
          fr: "<li><p>Vous venez voir une répétition, chaque mardi et chaque jeudi à 20 heures.</p></li>",
          en: "<li><p>You come and watch a rehearsal, every Tuesday and Thursday at 8 pm.</p></li>",
        },
        {
          nl: "<li><p>U kiest: spelen, souffleren, schminken, naaien, bouwen, lichten of tappen.</p></li>",
          fr: "<li><p>Vous choisissez\u00A0: jouer, souffler, maquiller, coudre, construire, éclairer ou servir au bar.</p></li>",
          en: "<li><p>You choose: acting, prompting, make-up, sewing, building, lighting or serving at the bar.</p></li>",
        },
        {
          nl: "<li><p>Kinderen vanaf zeven jaar zijn welkom bij de jeugd, op woensdagnamiddag.</p></li>",
          fr: "<li><p>À partir de sept ans, les enfants sont les bienvenus à l'atelier des jeunes, le mercredi après-midi.</p></li>",
          en: "<li><p>Children from the age of seven are welcome in the youth group, on Wednesday afternoons.</p></li>",
        },
      ),
      {
        nl: "<p>Het lidgeld is 20 euro per jaar, verzekering inbegrepen. Wie jonger is dan achttien betaalt de helft.</p>",
        fr: "<p>La cotisation est de 20 euros par an, assurance comprise. Les moins de dix-huit ans paient la moitié.</p>",
        en: "<p>Membership costs 20 euros a year, insurance included. Those under eighteen pay half.</p>",
      },
    ),
  },
};
