import type { DocumentState } from "@podium/shared/contracts/documents";
import { TriangleAlert } from "virtual:icons";
import { Badge } from "#ui/badge.tsx";
import { reviewText } from "./document-words.ts";

/** Names the translations that are older than the current Dutch text. */
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

/** Shows whether visitors see the latest changes. */
export function DocumentBadge({ document: { publishedAt, hasChanges } }: { document: DocumentState }) {
  if (publishedAt === null) return <Badge tone="info">Nog niet gepubliceerd</Badge>;
  return hasChanges ? (
    <Badge tone="warning">Niet-gepubliceerde wijzigingen</Badge>
  ) : (
    <Badge tone="success">Gepubliceerd</Badge>
  );
}
