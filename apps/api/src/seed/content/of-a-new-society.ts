import type { Content, ContentPart } from "@podium/shared/contracts/content";

const nothing = () => ({ title: { nl: "" }, text: { nl: "" } });

/** Content that is true of any society, until it writes its own: without invented history, people or hall. */
export const ofANewSociety: { [Part in Extract<ContentPart, "home" | "about" | "contact" | "plays">]: Content<Part> } =
  {
    home: {
      eyebrow: { nl: "Welkom", fr: "Bienvenue", en: "Welcome" },
      title: {
        nl: "Het doek gaat op. Zit u goed?",
        fr: "Le rideau se lève. Bien installés\u00A0?",
        en: "The curtain rises. Sitting comfortably?",
      },
      lead: {
        nl: "Kies uw stoel op het zaalplan, en wij zorgen voor de rest van de avond.",
        fr: "Choisissez votre place sur le plan de la salle, et nous nous occupons du reste de la soirée.",
        en: "Choose your seat on the seating plan, and we take care of the rest of the evening.",
      },
      welcome: {
        title: { nl: "Welkom bij {society}", fr: "Bienvenue chez {society}", en: "Welcome to {society}" },
        text: {
          nl: "<p>Hier ziet u wat wij spelen en wanneer, en reserveert u uw plaatsen.</p>",
          fr: "<p>Vous voyez ici ce que nous jouons et quand, et vous y réservez vos places.</p>",
          en: "<p>Here you see what we perform and when, and reserve your seats.</p>",
        },
      },
      reasons: [
        {
          title: {
            nl: "Uw stoel, echt uw stoel",
            fr: "Votre place, vraiment la vôtre",
            en: "Your seat, really your seat",
          },
          text: {
            nl: "U ziet op het plan waar u zit. Geen rij, geen loterij.",
            fr: "Le plan vous montre où vous serez. Pas de file, pas de loterie.",
            en: "The plan shows you where you sit. No queue, no lottery.",
          },
        },
      ],
    },
    about: {
      lead: {
        nl: "{society} speelt toneel in {venue}. Binnenkort leest u hier meer over ons.",
        fr: "{society} joue au théâtre, dans la salle {venue}. Vous en lirez bientôt plus sur nous ici.",
        en: "{society} performs at {venue}. You will soon read more about us here.",
      },
      mission: nothing(),
      milestones: [],
      location: nothing(),
      members: nothing(),
      board: [],
      join: {
        title: { nl: "Doe met ons mee", fr: "Rejoignez-nous", en: "Join us" },
        text: {
          nl: "<p>Zin om te spelen, te bouwen of te helpen aan de bar? Stuur ons een berichtje.</p>",
          fr: "<p>Envie de jouer, de construire ou d'aider au bar\u00A0? Envoyez-nous un petit message.</p>",
          en: "<p>Would you like to act, build or help at the bar? Send us a message.</p>",
        },
      },
    },
    contact: {
      lead: {
        nl: "Een vraag over uw tickets, of zin om mee te doen? Schrijf ons.",
        fr: "Une question sur vos billets, ou envie de participer\u00A0? Écrivez-nous.",
        en: "A question about your tickets, or would you like to take part? Write to us.",
      },
      directions: [],
    },
    plays: { lead: { nl: "" } },
  };
