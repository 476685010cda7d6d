import { readStored, writeStored } from "#platform/storage.ts";
import { sameContent } from "./draft-saver.ts";

export interface Unsaved<Content> {
  readonly content: Content;
  /** Revision of the draft that the changes are based on. */
  readonly revision: number;
}

interface UnsavedOptions<Content> {
  /** Key in this browser's storage; nobody else writes there. */
  key: string;
  /** Whether stored content has the fields that this release needs. */
  isUsable: (stored: Content, current: Content) => boolean;
  /** The stored form, where it is not that of `Unsaved`. */
  form?: { pack: (unsaved: Unsaved<Content>) => unknown; unpack: (stored: unknown) => Unsaved<Content> };
}

export interface UnsavedStore<Content> {
  /** Null when there is none, or when it equals the current content; then it is removed. */
  readonly read: (current: Content) => Unsaved<Content> | null;
  readonly store: (unsaved: Unsaved<Content> | null) => void;
}

export function unsavedStore<Content>({ key, isUsable, form }: UnsavedOptions<Content>): UnsavedStore<Content> {
  const store = (unsaved: Unsaved<Content> | null): void =>
    writeStored(key, unsaved && JSON.stringify(form?.pack(unsaved) ?? unsaved));
  return {
    store,
    read(current) {
      const stored = readStored(key);
      if (stored === null) return null;
      try {
        const value: unknown = JSON.parse(stored);
        const unsaved = form ? form.unpack(value) : (value as Unsaved<Content>);
        if (isUsable(unsaved.content, current) && !sameContent(unsaved.content, current)) return unsaved;
      } catch {
        // The stored value is invalid, and is removed.
      }
      store(null);
      return null;
    },
  };
}
