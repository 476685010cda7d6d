import type { DocumentState } from "@podium/shared/contracts/documents";
import { withFirstDutch } from "@podium/shared/words/translations";
import { refetchPublished } from "#entities/site/refetch-published.ts";
import { createDraftSaver, type DraftSaver } from "#forms/drafts/draft-saver.ts";
import { ApiError } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { atom, type Atom, store } from "#platform/state.ts";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { CONTENT_KEY } from "./keys.ts";
import type { DocumentCalls, DocumentDraft } from "./document.ts";
import { storeUnsaved, type Unsaved } from "./unsaved.ts";

/** An error in a field, found by the server. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** The editing session of a document: its content, saving, publishing and restoring. */
export interface DocumentSession<Content> {
  readonly contentAtom: Atom<Content>;
  /** The state in the latest response of the server. */
  readonly documentAtom: Atom<DocumentState>;
  readonly saver: DraftSaver<DocumentDraft<Content>, Content>;
  /** Whether visitors see exactly the current content. */
  readonly isPublishedAtom: Atom<boolean>;
  /** Faults that prevent publishing, until the next change. */
  readonly faultsAtom: Atom<readonly Fault[]>;
  readonly change: Cursor<Content>["change"];
  /** Starts to save changes. @returns how to stop, which tries once more to save what is left */
  readonly start: () => () => void;
  readonly takeTheirs: () => void;
  /** @throws Error with a sentence */
  readonly publish: () => Promise<void>;
  /** @returns how to undo it @throws Error with a sentence */
  readonly restore: (versionId: number) => Promise<() => void>;
  readonly calls: DocumentCalls<Content>;
}

const NOT_SAVED = "Uw laatste wijzigingen zijn nog niet bewaard.";

/** @param unsaved earlier unsaved changes to resume */
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
  const saver = createDraftSaver<DocumentDraft<Content>, Content>({
    draft,
    contentOf: ({ content }) => content,
    save: async (content, revision) => {
      const saved = await calls.save(content, revision);
      note(saved);
      return saved;
    },
    load: () => calls.load(),
    storeUnsaved: (content, revision) => storeUnsaved(calls.key, content && { content, revision }),
  });

  const isPublishedAtom = atom((get) => {
    const { publishedAt, hasChanges } = get(documentAtom);
    return publishedAt !== null && !hasChanges && get(saver.stateAtom).status === "saved";
  });

  /** @throws Error when not all changes can be saved now */
  async function saveAll(): Promise<void> {
    const saving = await saver.flush();
    if (saving.status === "refused") throw new Error(`${NOT_SAVED} ${saving.message}`);
    if (saving.status === "gone") throw new Error("Iemand heeft dit intussen verwijderd.");
    if (saving.status !== "saved") throw new Error(`${NOT_SAVED} Kijk de verbinding na en probeer opnieuw.`);
  }

  /** If somebody else saved meanwhile, asks which version to keep. */
  async function orCompare<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiError && error.code === "DRAFT_CHANGED") await saver.compare();
      throw error;
    }
  }

  return {
    contentAtom,
    documentAtom,
    saver,
    isPublishedAtom,
    faultsAtom,
    calls,
    change: (apply) => {
      store.set(faultsAtom, []);
      const content = store.get(contentAtom);
      // Published Dutch is complete: translations written before it count as translations of that text.
      show(apply(store.get(isPublishedAtom) ? withFirstDutch(content) : content));
    },
    start() {
      const follow = (): void => saver.change(store.get(contentAtom));
      const stop = store.sub(contentAtom, follow);
      follow();
      return () => {
        stop();
        void saver.leave().then(() => queryClient.invalidateQueries({ queryKey: CONTENT_KEY }));
      };
    },
    takeTheirs() {
      const theirs = saver.takeTheirs();
      if (!theirs) return;
      note(theirs);
      show(theirs.content);
    },
    async publish() {
      await saveAll();
      try {
        note(await orCompare(calls.publish(saver.revision())));
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
      await saveAll();
      const before = store.get(contentAtom);
      const restored = await orCompare(calls.restore(versionId, saver.revision()));
      saver.adopt(restored);
      note(restored);
      show(restored.content);
      return () => show(before);
    },
  };
}
