import type { DocumentState } from "@podium/shared/contracts/documents";
import { withFirstDutch } from "@podium/shared/words/translations";
import { refetchPublished } from "#entities/site/refetch-published.ts";
import { createDraftSession, type DraftSession } from "#forms/drafts/draft-session.ts";
import { type Unsaved, unsavedStore, type UnsavedStore } from "#forms/drafts/unsaved.ts";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import type { Fault } from "#modules/editors/content-admin/fields/session-view.ts";
import { ApiError } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { atom, type Atom, store } from "#platform/state.ts";
import { unsavedDocumentKey } from "#platform/storage.ts";
import { CONTENT_KEY, type DocumentCalls, type DocumentDraft } from "./document.ts";

export interface DocumentSession<Content> extends DraftSession<DocumentDraft<Content>, Content> {
  readonly contentAtom: Atom<Content>;
  /** The state in the latest response of the server. */
  readonly documentAtom: Atom<DocumentState>;
  /** Whether visitors see exactly the current content. */
  readonly isPublishedAtom: Atom<boolean>;
  /** Faults that prevent publishing, until the next change. */
  readonly faultsAtom: Atom<readonly Fault[]>;
  readonly change: Cursor<Content>["change"];
  /** @throws Error with a sentence */
  readonly publish: () => Promise<void>;
  /** @returns how to undo it @throws Error with a sentence */
  readonly restore: (versionId: number) => Promise<() => void>;
  readonly calls: DocumentCalls<Content>;
}

export const contentOf = <Content>({ content }: DocumentDraft<Content>): Content => content;

export function unsavedText<Content extends object>(key: string): UnsavedStore<Content> {
  return unsavedStore<Content>({
    key: unsavedDocumentKey(key),
    // Content with the fields of another release is not usable.
    isUsable: (stored, current) => Object.keys(current).every((name) => name in stored),
  });
}

export function createDocumentSession<Content extends object>(
  draft: DocumentDraft<Content>,
  calls: DocumentCalls<Content>,
  unsaved: Unsaved<Content> | null,
): DocumentSession<Content> {
  const contentAtom = atom<Content>(unsaved?.content ?? draft.content);
  const documentAtom = atom<DocumentState>(draft);
  const faultsAtom = atom<readonly Fault[]>([]);
  const note = (state: DocumentState): void => store.set(documentAtom, state);
  const show = (content: Content): void => store.set(contentAtom, content);
  const session = createDraftSession<DocumentDraft<Content>, Content>({
    draft,
    contentOf: contentOf<Content>,
    save: async (content, revision) => {
      const saved = await calls.save(content, revision);
      note(saved);
      return saved;
    },
    load: () => calls.load(),
    unsaved: unsavedText<Content>(calls.key),
    content: () => store.get(contentAtom),
    follow: (onChange) => store.sub(contentAtom, onChange),
    show(theirs) {
      note(theirs);
      show(theirs.content);
    },
    onLeft: () => queryClient.invalidateQueries({ queryKey: CONTENT_KEY }),
    gone: "Iemand heeft dit intussen verwijderd.",
  });
  const { saver } = session;

  const isPublishedAtom = atom((get) => {
    const { publishedAt, hasChanges } = get(documentAtom);
    return publishedAt !== null && !hasChanges && get(saver.stateAtom).status === "saved";
  });

  return {
    ...session,
    contentAtom,
    documentAtom,
    isPublishedAtom,
    faultsAtom,
    calls,
    change: (apply) => {
      store.set(faultsAtom, []);
      const content = store.get(contentAtom);
      // Published Dutch is complete: translations written before it count as translations of that text.
      show(apply(store.get(isPublishedAtom) ? withFirstDutch(content) : content));
    },
    async publish() {
      try {
        note(await session.whenSaved(calls.publish));
      } catch (error) {
        if (error instanceof ApiError)
          store.set(
            faultsAtom,
            error.details.map(({ field, message }) => ({ path: field, message })),
          );
        throw error;
      }
      void queryClient.invalidateQueries({ queryKey: CONTENT_KEY });
      refetchPublished();
    },
    async restore(versionId) {
      const { before, restored } = await session.whenSaved(async (revision) => ({
        before: store.get(contentAtom),
        restored: await calls.restore(versionId, revision),
      }));
      saver.adopt(restored);
      note(restored);
      show(restored.content);
      return () => show(before);
    },
  };
}
