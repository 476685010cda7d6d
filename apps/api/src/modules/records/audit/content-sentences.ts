import type { ContentPart } from "@podium/shared/contracts/content";

/** Facts of each action on the society's own content, besides its actor. */
export type ContentFacts = {
  CONTENT_PUBLISHED: { part: ContentPart; accountWas?: string; accountIs?: string };
  CONTENT_RESTORED: { part: ContentPart; versionId: number };
  PLAY_CREATED: { play: string };
  PLAY_PUBLISHED: { play: string; slug: string };
  PLAY_RESTORED: { play: string; versionId: number };
  PLAY_DELETED: { play: string };
};

const CONTENT: Record<ContentPart, string> = {
  society: "de vereniging",
  home: "de startpagina",
  about: "Over ons",
  contact: "Contact",
  terms: "de voorwaarden",
  privacy: "de privacyverklaring",
  plays: "Gespeelde stukken",
};

export const contentSentences: { [Action in keyof ContentFacts]: (facts: ContentFacts[Action]) => string } = {
  CONTENT_PUBLISHED: ({ part, accountWas, accountIs }) =>
    `Inhoud van ${CONTENT[part]} gepubliceerd${accountIs ? `; rekening ${accountWas} → ${accountIs}` : ""}`,
  CONTENT_RESTORED: ({ part, versionId }) => `Versie ${versionId} van ${CONTENT[part]} teruggezet als ontwerp`,
  PLAY_CREATED: ({ play }) => `Stuk "${play}" gemaakt`,
  PLAY_PUBLISHED: ({ play, slug }) => `Stuk "${play}" gepubliceerd op /voorstelling/${slug}`,
  PLAY_RESTORED: ({ play, versionId }) => `Versie ${versionId} van stuk "${play}" teruggezet als ontwerp`,
  PLAY_DELETED: ({ play }) => `Stuk "${play}" verwijderd`,
};
