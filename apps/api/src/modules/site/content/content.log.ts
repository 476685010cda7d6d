import type { ContentPart } from "@podium/shared/contracts/content";
import type { LogSentences } from "#modules/records/audit/audit.service.ts";

const CONTENT: Record<ContentPart, string> = {
  society: "de vereniging",
  home: "de startpagina",
  about: "Over ons",
  contact: "Contact",
  terms: "de voorwaarden",
  privacy: "de privacyverklaring",
  accessibility: "de toegankelijkheidsverklaring",
  plays: "Gespeelde stukken",
};

export type ContentLog = typeof contentLog;

export const contentLog = {
  CONTENT_PUBLISHED: ({
    part,
    accountWas,
    accountIs,
  }: {
    part: ContentPart;
    accountWas?: string;
    accountIs?: string;
  }) => `Inhoud van ${CONTENT[part]} gepubliceerd${accountIs ? `; rekening ${accountWas} → ${accountIs}` : ""}`,
  CONTENT_RESTORED: ({ part, versionId }: { part: ContentPart; versionId: number }) =>
    `Versie ${versionId} van ${CONTENT[part]} teruggezet als ontwerp`,
} satisfies LogSentences;
