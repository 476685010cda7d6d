import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import { DomainError } from "#platform/process/domain-error.ts";

// Each change raises a draft's revision, and whoever saves or publishes names the revision that they saw.

/** @throws DomainError `notFound`, or DRAFT_CHANGED when the draft has another revision than was seen */
export function requireRevision<Draft extends { revision: number }>(
  draft: Draft | undefined,
  { seen, notFound }: { seen: number | undefined; notFound: ErrorCode },
): asserts draft is Draft {
  if (!draft) throw new DomainError(notFound);
  if (seen !== undefined && draft.revision !== seen) throw new DomainError("DRAFT_CHANGED");
}

/**
 * Succeeds if the same content is stored already, since the first response may have been lost.
 * @param store.update undefined: the stored draft has another revision @throws DomainError `notFound`, DRAFT_CHANGED
 */
export async function saveDraft(
  store: {
    update: () => Promise<number | undefined>;
    compare: () => Promise<{ revision: number; isSame: boolean } | undefined>;
  },
  notFound: ErrorCode,
): Promise<number> {
  const saved = await store.update();
  if (saved !== undefined) return saved;
  const stored = await store.compare();
  if (!stored) throw new DomainError(notFound);
  if (!stored.isSame) throw new DomainError("DRAFT_CHANGED");
  return stored.revision;
}
