import type { Language } from "./languages.ts";

const SENTENCES: Readonly<Record<Language, (society: string) => string>> = {
  nl: (society) => `Ik wil de nieuwsbrief van ${society} per e-mail krijgen. Ik kan mij altijd uitschrijven.`,
  fr: (society) =>
    `J'accepte de recevoir la lettre d'information de ${society} par e-mail. Me désinscrire est toujours possible.`,
  en: (society) => `I want to receive the newsletter of ${society} by email. I can unsubscribe at any time.`,
};

/** The sentence beside the form, which is stored with the subscription as what the subscriber agreed to. */
export const newsletterConsent = (society: string, language: Language): string => SENTENCES[language](society);
