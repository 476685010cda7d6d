import { sameContent } from "#forms/drafts/same-content.ts";
import { readStored, unsavedDocumentKey, writeStored } from "#platform/storage.ts";
import type { DocumentDraft } from "./document.ts";

/** Content that could not be saved, as this browser stored it. */
export interface Unsaved<Content> {
  readonly content: Content;
  /** Revision of the draft that it began from. */
  readonly revision: number;
}

export function storeUnsaved(key: string, unsaved: Unsaved<unknown> | null): void {
  writeStored(unsavedDocumentKey(key), unsaved && JSON.stringify(unsaved));
}

/** Null when there is none, or when it says the same as the draft. Only this module writes it. */
export function readUnsaved<Content extends object>(
  key: string,
  draft: DocumentDraft<Content>,
): Unsaved<Content> | null {
  const stored = readStored(unsavedDocumentKey(key));
  if (stored === null) return null;
  try {
    const unsaved = JSON.parse(stored) as Unsaved<Content>;
    // A release that writes other fields cannot go on with it.
    const isWhole = Object.keys(draft.content).every((name) => name in unsaved.content);
    if (isWhole && !sameContent(unsaved.content, draft.content)) return unsaved;
  } catch {
    // Not what was written here: as good as none.
  }
  storeUnsaved(key, null);
  return null;
}
