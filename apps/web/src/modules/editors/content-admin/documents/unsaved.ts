import { sameContent } from "#forms/drafts/draft-saver.ts";
import { readStored, unsavedDocumentKey, writeStored } from "#platform/storage.ts";
import type { DocumentDraft } from "./document.ts";

/** Unsaved content, as this browser stored it. */
export interface Unsaved<Content> {
  readonly content: Content;
  /** Revision of the draft that the changes are based on. */
  readonly revision: number;
}

export function storeUnsaved(key: string, unsaved: Unsaved<unknown> | null): void {
  writeStored(unsavedDocumentKey(key), unsaved && JSON.stringify(unsaved));
}

/** Null when there is none, or when it equals the draft. Only this module writes the stored value. */
export function readUnsaved<Content extends object>(
  key: string,
  draft: DocumentDraft<Content>,
): Unsaved<Content> | null {
  const stored = readStored(unsavedDocumentKey(key));
  if (stored === null) return null;
  try {
    const unsaved = JSON.parse(stored) as Unsaved<Content>;
    // Content with the fields of another release is not usable.
    const isWhole = Object.keys(draft.content).every((name) => name in unsaved.content);
    if (isWhole && !sameContent(unsaved.content, draft.content)) return unsaved;
  } catch {
    // The stored value is invalid, and is removed.
  }
  storeUnsaved(key, null);
  return null;
}
