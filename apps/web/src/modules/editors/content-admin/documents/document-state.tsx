import type { DocumentState } from "@podium/shared/contracts/documents";
import { TriangleAlert } from "virtual:icons";
import { TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { languageWords } from "#modules/editors/content-admin/fields/translations.tsx";
import { formatShortDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";

export function ReviewNote({ document }: { document: Pick<DocumentState, "toReview"> }) {
  const words = reviewText(document);
  if (words === null) return null;
  return (
    <span className="flex items-start gap-1.5 text-sm font-medium text-warning">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      {words}
    </span>
  );
}

export function DocumentBadge({ document: { publishedAt, hasChanges } }: { document: DocumentState }) {
  if (publishedAt === null) return <Badge tone="info">Nog niet gepubliceerd</Badge>;
  return hasChanges ? (
    <Badge tone="warning">Niet-gepubliceerde wijzigingen</Badge>
  ) : (
    <Badge tone="success">Gepubliceerd</Badge>
  );
}

const by = (name: string | null): string => (name === null ? "" : ` door ${name}`);

export function publishedText({
  publishedAt,
  publishedBy,
}: Pick<DocumentState, "publishedAt" | "publishedBy">): string {
  return publishedAt === null
    ? "Nog niet gepubliceerd"
    : `Gepubliceerd op ${formatShortDateTime(publishedAt)}${by(publishedBy)}`;
}

/** 'Kijk het Frans en het Engels na: het Nederlands is gewijzigd.'; null if no translation needs a review. */
function reviewText({ toReview }: Pick<DocumentState, "toReview">): string | null {
  const languages = TRANSLATED_LANGUAGES.filter((one) => toReview[one] > 0).map((one) => `het ${languageWords[one]}`);
  return languages.length === 0 ? null : `Kijk ${languages.join(" en ")} na: het Nederlands is gewijzigd.`;
}

export const changedText = ({ changedAt, changedBy }: Pick<DocumentState, "changedAt" | "changedBy">): string =>
  `Gewijzigd op ${formatShortDateTime(changedAt)}${by(changedBy)}`;
