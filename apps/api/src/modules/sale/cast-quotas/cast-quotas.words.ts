import type { Language } from "@podium/shared/words/languages";

const nl = {
  subject: (show: string) => `Plaatsen voor uw familie: ${show}`,
  title: "Plaatsen voor uw familie",
  may: (name: string, seats: number) =>
    seats === 1
      ? `Voor ${name} is er 1 plaats van wat we voor de spelers vasthouden.`
      : `Voor ${name} zijn er ${seats} plaatsen van wat we voor de spelers vasthouden.`,
  how: (until: string) =>
    `Kies ze met de knop en reserveer zoals iedereen. U mag deze mail doorgeven aan uw familie. De link werkt tot ${until}; wat dan niet gekozen is, kan iemand anders kopen.`,
  button: "Kies uw plaatsen",
};

export const castQuotaWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    subject: (show) => `Des places pour votre famille\u00A0: ${show}`,
    title: "Des places pour votre famille",
    may: (name, seats) =>
      seats === 1
        ? `Pour ${name}, il y a 1 place parmi celles que nous gardons pour les acteurs.`
        : `Pour ${name}, il y a ${seats} places parmi celles que nous gardons pour les acteurs.`,
    how: (until) =>
      `Choisissez-les avec le bouton et réservez comme tout le monde. Vous pouvez transmettre cet e-mail à votre famille. Le lien fonctionne jusqu'au ${until}\u00A0; ce qui n'est pas choisi alors peut être acheté par quelqu'un d'autre.`,
    button: "Choisir vos places",
  },
  en: {
    subject: (show) => `Seats for your family: ${show}`,
    title: "Seats for your family",
    may: (name, seats) =>
      seats === 1
        ? `For ${name} there is 1 of the seats that we hold for the actors.`
        : `For ${name} there are ${seats} of the seats that we hold for the actors.`,
    how: (until) =>
      `Choose them with the button and reserve as everybody does. You may pass this email on to your family. The link works until ${until}; what has not been chosen by then, somebody else can buy.`,
    button: "Choose your seats",
  },
};
