import type { Language } from "@podium/shared/words/languages";

interface DocumentWords {
  /** The locale in the form of Open Graph. */
  locale: string;
  /** Description for search engines of a page without one of its own. */
  description: string;
  /** Description when somebody shares such a page. */
  shared: string;
  imageAlt: string;
  /** Word before a play's title, in the text alternative of its drawn poster. */
  poster: string;
  noScript: string;
}

/** Words in the document around each page (index.html). */
export const DOCUMENT_WORDS: Readonly<Record<Language, DocumentWords>> = {
  nl: {
    locale: "nl_BE",
    description:
      "Toneel uit eigen dorp: bekijk de volgende voorstelling, kies uw stoelen op het zaalplan en koop uw tickets online.",
    shared: "Bekijk de volgende voorstelling, kies uw stoelen op het zaalplan en koop uw tickets online.",
    imageAlt: "Een toneel met rode gordijnen die opengaan op een lichtbundel",
    poster: "Affiche:",
    noScript:
      "Deze site heeft JavaScript nodig om het zaalplan te tonen. Zet het aan in uw browser, of neem contact met ons op.",
  },
  fr: {
    locale: "fr_BE",
    description:
      "Le théâtre de votre village\u00A0: découvrez le prochain spectacle, choisissez vos places sur le plan de la salle et achetez vos billets en ligne.",
    shared:
      "Découvrez le prochain spectacle, choisissez vos places sur le plan de la salle et achetez vos billets en ligne.",
    imageAlt: "Une scène dont les rideaux rouges s'ouvrent sur un faisceau de lumière",
    poster: "Affiche\u00A0:",
    noScript:
      "Ce site a besoin de JavaScript pour montrer le plan de la salle. Activez-le dans votre navigateur, ou contactez-nous.",
  },
  en: {
    locale: "en_GB",
    description:
      "Theatre from your own village: see what is on next, choose your seats on the seating plan and buy your tickets online.",
    shared: "See what is on next, choose your seats on the seating plan and buy your tickets online.",
    imageAlt: "A stage with red curtains that open on a beam of light",
    poster: "Poster:",
    noScript:
      "This site needs JavaScript to show the seating plan. Switch it on in your browser, or get in touch with us.",
  },
};
