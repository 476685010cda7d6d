import type { DocumentState } from "@podium/shared/contracts/documents";
import { TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { formatShortDateTime } from "#platform/format.ts";
import { languageWords } from "#modules/editors/content-admin/fields/languages.ts";

const by = (name: string | null): string => (name === null ? "" : ` door ${name}`);

/** 'Gepubliceerd op za 14 mrt 2026, 20:00 door An Peeters' */
export function publishedText({
  publishedAt,
  publishedBy,
}: Pick<DocumentState, "publishedAt" | "publishedBy">): string {
  return publishedAt === null
    ? "Nog niet gepubliceerd"
    : `Gepubliceerd op ${formatShortDateTime(publishedAt)}${by(publishedBy)}`;
}

/** 'Kijk het Frans en het Engels na: het Nederlands is gewijzigd.'; null if no translation needs a review. */
export function reviewText({ toReview }: Pick<DocumentState, "toReview">): string | null {
  const languages = TRANSLATED_LANGUAGES.filter((one) => toReview[one] > 0).map((one) => `het ${languageWords[one]}`);
  return languages.length === 0 ? null : `Kijk ${languages.join(" en ")} na: het Nederlands is gewijzigd.`;
}

/** 'Gewijzigd op za 14 mrt 2026, 20:00 door An Peeters' */
export const changedText = ({ changedAt, changedBy }: Pick<DocumentState, "changedAt" | "changedBy">): string =>
  `Gewijzigd op ${formatShortDateTime(changedAt)}${by(changedBy)}`;
