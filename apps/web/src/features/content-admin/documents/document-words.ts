import type { DocumentState } from "@podium/shared/contracts/documents";
import { formatShortDateTime } from "#platform/format.ts";

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

/** 'Gewijzigd op za 14 mrt 2026, 20:00 door An Peeters' */
export const changedText = ({ changedAt, changedBy }: Pick<DocumentState, "changedAt" | "changedBy">): string =>
  `Gewijzigd op ${formatShortDateTime(changedAt)}${by(changedBy)}`;
