import type { ErrorBody } from "@podium/shared/contracts/common";
import { ApiError } from "#platform/api-client.ts";
import { atom, type Atom, type Store, store as pageStore } from "#platform/state.ts";
import { sameContent } from "./same-content.ts";

/** A version on the server: its revision grows with each change. */
interface Revised {
  readonly revision: number;
}

export type SavingState<Draft = unknown> =
  | { readonly status: "saved" | "saving" | "offline" | "gone" }
  /** The server does not take it as it is; the next change is tried again. */
  | { readonly status: "refused"; readonly message: string; readonly details: NonNullable<ErrorBody["details"]> }
  /** Somebody else saved meanwhile: nothing is sent until one of both is chosen. */
  | { readonly status: "conflict"; readonly theirs: Draft };

interface DraftSaverOptions<Draft extends Revised, Content> {
  /** The draft as it was loaded. */
  draft: Draft;
  /** The part of the draft that is saved. */
  contentOf: (draft: Draft) => Content;
  /** Whether nothing changed between two contents; by default the same object. */
  isSame?: (one: Content, other: Content) => boolean;
  save: (content: Content, revision: number) => Promise<Revised>;
  load: () => Promise<Draft>;
  /** Stores what is not saved yet in this browser, with the revision that it began from; null when everything is. */
  storeUnsaved: (unsaved: Content | null, revision: number) => void;
  store?: Store;
}

export interface DraftSaver<Draft, Content> {
  readonly stateAtom: Atom<SavingState<Draft>>;
  readonly state: () => SavingState<Draft>;
  /** The content as it is now; the same as the one before when nothing changed. */
  change: (content: Content) => void;
  /** Saves without waiting; ends when nothing is left to save, or when it cannot be saved now. */
  flush: () => Promise<SavingState<Draft>>;
  /** Tries again, as the connection may be back. */
  retry: () => void;
  keepMine: () => void;
  /** @returns what was saved meanwhile, to show it */
  takeTheirs: () => Draft | null;
  /** Shows the draft that the server has now, after another call than saving. */
  adopt: (draft: Draft) => void;
  /** Asks which version remains where the server refused a call because somebody else saved. */
  compare: () => Promise<void>;
  /** Revision that the server has: a publication says which one it means. */
  revision: () => number;
  /** Stores what is not saved, for the next visit. */
  persist: () => void;
  /** For who leaves: tries once more, and stores for the next visit what is not saved. @returns when it has tried */
  leave: () => Promise<void>;
}

/** The saver of any draft, for what only says or awaits how far it is. */
export type Saving = Omit<DraftSaver<unknown, unknown>, "change" | "adopt">;

/** After the last change. */
const QUIET_MS = 1000;
const RETRY_MS = 5000;

/** Saves a draft by itself, one request at a time, always the newest. */
export function createDraftSaver<Draft extends Revised, Content>({
  draft,
  contentOf,
  isSame = Object.is,
  save,
  load,
  storeUnsaved,
  store = pageStore,
}: DraftSaverOptions<Draft, Content>): DraftSaver<Draft, Content> {
  const stateAtom = atom<SavingState<Draft>>({ status: "saved" });
  const state = () => store.get(stateAtom);
  const set = (next: SavingState<Draft>) => store.set(stateAtom, next);
  let saved = contentOf(draft);
  let current = saved;
  /** Sent without a response: the server may have stored one of them. */
  let inDoubt: Content[] = [];
  let { revision } = draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isLeft = false;

  const isSaved = () => isSame(current, saved);
  const persist = () => storeUnsaved(isSaved() ? null : current, revision);

  function plan(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    return (running ??= sendAll().finally(() => (running = null)));
  }

  async function sendAll(): Promise<void> {
    while (!isSaved() && state().status !== "conflict" && state().status !== "gone") {
      const sent = current;
      persist();
      set({ status: "saving" });
      try {
        ({ revision } = await save(sent, revision));
      } catch (error) {
        if (await isSettled(error, sent)) continue;
        return;
      }
      saved = sent;
      inDoubt = [];
    }
    if (!isSaved() || state().status === "conflict") return;
    persist();
    set({ status: "saved" });
  }

  /** @returns whether to go on */
  async function isSettled(error: unknown, sent: Content): Promise<boolean> {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "DRAFT_CHANGED") return settleChanged(sent);
    if (code?.endsWith("_NOT_FOUND")) set({ status: "gone" });
    else if (error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429)
      set({ status: "refused", message: error.message, details: error.details });
    else {
      if (inDoubt.at(-1) !== sent) inDoubt.push(sent);
      set({ status: "offline" });
      if (!isLeft) plan(RETRY_MS);
    }
    return false;
  }

  async function settleChanged(sent: Content): Promise<boolean> {
    let theirs: Draft;
    try {
      theirs = await load();
    } catch (error) {
      return isSettled(error, sent);
    }
    const stored = contentOf(theirs);
    const own = [sent, ...inDoubt].find((content) => sameContent(stored, content));
    if (own) {
      ({ revision } = theirs);
      saved = own;
      inDoubt = [];
      return true;
    }
    set({ status: "conflict", theirs });
    return false;
  }

  function adopt(now: Draft): void {
    clearTimeout(timer);
    ({ revision } = now);
    saved = contentOf(now);
    current = saved;
    inDoubt = [];
    persist();
    set({ status: "saved" });
  }

  return {
    stateAtom,
    state,
    change(content) {
      if (isSame(content, current)) return;
      current = content;
      isLeft = false;
      const { status } = state();
      if (status === "conflict" || status === "gone") return persist();
      // Offline it says so until it is saved.
      if (status !== "offline") set({ status: "saving" });
      plan(QUIET_MS);
    },
    async flush() {
      await run();
      return state();
    },
    retry: () => {
      if (state().status === "offline") void run();
    },
    keepMine() {
      const now = state();
      if (now.status !== "conflict") return;
      ({ revision } = now.theirs);
      // Everything that differs from it is sent, also what was loaded.
      saved = contentOf(now.theirs);
      inDoubt = [];
      set({ status: "saving" });
      void run();
    },
    takeTheirs() {
      const now = state();
      if (now.status !== "conflict") return null;
      adopt(now.theirs);
      return now.theirs;
    },
    adopt,
    async compare() {
      await settleChanged(current);
    },
    revision: () => revision,
    persist,
    leave() {
      isLeft = true;
      persist();
      return run();
    },
  };
}
