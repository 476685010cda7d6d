import type { DocumentState } from "@podium/shared/contracts/documents";
import { Badge } from "#ui/badge.tsx";

/** Whether visitors see what was written last. */
export function DocumentBadge({ document: { publishedAt, hasChanges } }: { document: DocumentState }) {
  if (publishedAt === null) return <Badge tone="info">Nog niet gepubliceerd</Badge>;
  return hasChanges ? (
    <Badge tone="warning">Niet-gepubliceerde wijzigingen</Badge>
  ) : (
    <Badge tone="success">Gepubliceerd</Badge>
  );
}
