import type { DocumentState, DocumentVersions } from "@podium/shared/contracts/documents";
import { translationsToReview } from "@podium/shared/words/translations";
import type { Document, DocumentsService } from "./documents.service.ts";

export function presentState(document: Omit<Document, "part" | "published">): DocumentState {
  const { revision, changedAt, changedBy, publishedAt, publishedBy, hasChanges } = document;
  return {
    revision,
    changedAt: changedAt.toISOString(),
    changedBy,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedBy,
    hasChanges,
    toReview: translationsToReview(document.draft),
  };
}

export function presentVersions(versions: Awaited<ReturnType<DocumentsService["versions"]>>): DocumentVersions {
  return versions.map(({ id, publishedAt, publishedBy }) => ({
    id,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
  }));
}
