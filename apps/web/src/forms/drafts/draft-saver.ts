import type { ErrorBody } from "@podium/shared/contracts/common";
import { ApiError } from "#platform/api-client.ts";
import { atom, type Atom, type Store, store as pageStore } from "#platform/state.ts";

/** A version on the server: its revision grows with each change. */
export interface Revised {
  readonly revision: number;
}

export type SavingState<Draft = unknown> =
  | { readonly status: "saved" | "saving" | "offline" | "gone" }
  /** The server refuses the content as it is; saving is tried again after the next change. */
  | { readonly status: "refused"; readonly message: string; readonly details: NonNullable<ErrorBody["details"]> }
  /** Somebody else saved meanwhile: nothing is sent until one of the two versions is chosen. */
  | { readonly status: "conflict"; readonly theirs: Draft };

export interface DraftSaverOptions<Draft extends Revised, Content> {
  draft: Draft;
  contentOf: (draft: Draft) => Content;
  /** Whether nothing changed between two contents; by default the same object. */
  isSame?: (one: Content, other: Content) => boolean;
  save: (content: Content, revision: number) => Promise<Revised>;
  load: () => Promise<Draft>;
  /** Stores unsaved content in this browser, with the revision that it began from; null when all is saved. */
  storeUnsaved: (unsaved: Content | null, revision: number) => void;
  store?: Store;
}

export interface DraftSaver<Draft, Content> {
  readonly stateAtom: Atom<SavingState<Draft>>;
  readonly state: () => SavingState<Draft>;
  /** Sets the current content; the same object when nothing changed. */
  change: (content: Content) => void;
  /** Saves without waiting; resolves when nothing is left to save, or when saving is impossible now. */
  flush: () => Promise<SavingState<Draft>>;
  /** Tries again, because the connection may be back. */
  retry: () => void;
  chooseMine: () => void;
  /** @returns the version that was saved meanwhile, to show it */
  chooseTheirs: () => Draft | null;
  /** Counts this draft, which the server has now and the page shows, as saved: after another call than saving. */
  adopt: (draft: Draft) => void;
  /** Asks which version remains, after the server refused a call because somebody else saved. */
  compare: () => Promise<void>;
  revision: () => number;
  persist: () => void;
  /** Saves once more for a user who leaves; stores unsaved content for the next visit. @returns when it has tried */
  leave: () => Promise<void>;
}

/** The saver of any draft, for code that only shows or awaits its progress. */
export type Saving = Omit<DraftSaver<unknown, unknown>, "change" | "adopt">;

/** Pause after the last change before saving. */
const QUIET_MS = 1000;
const RETRY_MS = 5000;

/** Saves a draft automatically, one request at a time, always the newest content. */
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
  /** Contents sent without a response: the server may have stored one of them. */
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

  /** @returns whether to continue saving */
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
      // A change leaves the status offline: only the next attempt to save makes it 'saving'.
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
    chooseMine() {
      const now = state();
      if (now.status !== "conflict") return;
      ({ revision } = now.theirs);
      // Sends everything that differs from their version, including what was loaded.
      saved = contentOf(now.theirs);
      inDoubt = [];
      set({ status: "saving" });
      void run();
    },
    chooseTheirs() {
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

/** Whether two JSON values are equal to a database, which stores neither the order of names nor undefined values. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameContent(one[name], other[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
