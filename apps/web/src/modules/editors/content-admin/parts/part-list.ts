import type { ContentPart } from "@podium/shared/contracts/content";

interface PartWords {
  readonly part: ContentPart;
  /** Name of the part in the address. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

/** The parts of the site, in the order in which a new society fills them in. */
export const parts: readonly PartWords[] = [
  {
    part: "society",
    slug: "vereniging",
    title: "Vereniging",
    text: "Naam, logo, kleuren, contact, zaal en rekening.",
  },
  { part: "home", slug: "startpagina", title: "Startpagina", text: "De titel, het welkom en waarom men komt." },
  { part: "about", slug: "over-ons", title: "Over ons", text: "Wie u bent, uw geschiedenis en het bestuur." },
  { part: "contact", slug: "contact", title: "Contact", text: "De inleiding en de weg naar de zaal." },
  { part: "plays", slug: "gespeelde-stukken", title: "Gespeelde stukken", text: "De inleiding boven de stukken." },
  { part: "terms", slug: "voorwaarden", title: "Voorwaarden", text: "Wat geldt voor wie tickets koopt." },
  {
    part: "accessibility",
    slug: "toegankelijkheid",
    title: "Toegankelijkheid",
    text: "De zaal, wie helpt, en wat nog niet kan.",
  },
  { part: "privacy", slug: "privacy", title: "Privacy", text: "Wat u van bezoekers bewaart, en hoelang." },
];

export const partOfSlug = (slug: string): PartWords | undefined => parts.find((one) => one.slug === slug);
