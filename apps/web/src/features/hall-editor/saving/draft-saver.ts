import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { HallDraft, Underlay } from "@podium/shared/contracts/halls";
import { ApiError } from "#platform/api-client.ts";
import { atom, type Atom, type Store, store as pageStore } from "#platform/state.ts";
import { sameContent } from "./same-content.ts";

/** What is saved of a drawing. */
export interface DraftContent {
  readonly plan: HallPlan;
  readonly underlay: Underlay | null;
}

export type SavingState =
  | { readonly status: "saved" | "saving" | "offline" | "gone" }
  /** The server does not take it as it is; the next change is tried again. */
  | { readonly status: "refused"; readonly message: string }
  /** Somebody else saved meanwhile: nothing is sent until one of both is chosen. */
  | { readonly status: "conflict"; readonly theirs: HallDraft };

interface DraftSaverOptions {
  /** The draft as it was loaded. */
  draft: HallDraft;
  save: (content: DraftContent, revision: number) => Promise<{ revision: number }>;
  load: () => Promise<HallDraft>;
  /** Stores what is not saved yet in this browser; null when everything is. */
  storeUnsaved: (unsaved: (DraftContent & { revision: number }) | null) => void;
  store?: Store;
}

export interface DraftSaver {
  readonly stateAtom: Atom<SavingState>;
  readonly state: () => SavingState;
  /** The drawing as it is now; equal to the one before when nothing changed. */
  change: (content: DraftContent) => void;
  /** Saves without waiting; ends when nothing is left to save, or when it cannot be saved now. */
  flush: () => Promise<SavingState>;
  /** Tries again, as the connection may be back. */
  retry: () => void;
  keepMine: () => void;
  /** @returns what was saved meanwhile, to draw it */
  takeTheirs: () => HallDraft | null;
  /** Of what the server has: a publication says which one it means. */
  revision: () => number;
  /** Stores what is not saved, for the next visit. */
  persist: () => void;
  /** For who leaves: tries once more, and stores for the next visit what is not saved. @returns when it has tried */
  leave: () => Promise<void>;
}

/** After the last change. */
const QUIET_MS = 1000;
const RETRY_MS = 5000;

const contentOf = ({ plan, underlay }: HallDraft): DraftContent => ({ plan, underlay });

/** Saves a drawing by itself, one request at a time, always the newest. */
export function createDraftSaver({
  draft,
  save,
  load,
  storeUnsaved,
  store = pageStore,
}: DraftSaverOptions): DraftSaver {
  const stateAtom = atom<SavingState>({ status: "saved" });
  const state = () => store.get(stateAtom);
  const set = (next: SavingState) => store.set(stateAtom, next);
  let saved = contentOf(draft);
  let current = saved;
  /** Sent without a response: the server may have stored one of them. */
  let inDoubt: DraftContent[] = [];
  let { revision } = draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isLeft = false;

  const isSaved = () => current.plan === saved.plan && current.underlay === saved.underlay;
  const persist = () => storeUnsaved(isSaved() ? null : { ...current, revision });

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
  async function isSettled(error: unknown, sent: DraftContent): Promise<boolean> {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "DRAFT_CHANGED") return settleChanged(sent);
    if (code === "HALL_NOT_FOUND") set({ status: "gone" });
    else if (error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429)
      set({ status: "refused", message: error.message });
    else {
      if (inDoubt.at(-1) !== sent) inDoubt.push(sent);
      set({ status: "offline" });
      if (!isLeft) plan(RETRY_MS);
    }
    return false;
  }

  async function settleChanged(sent: DraftContent): Promise<boolean> {
    let theirs: HallDraft;
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

  return {
    stateAtom,
    state,
    change(content) {
      if (content.plan === current.plan && content.underlay === current.underlay) return;
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
      // What differs from it is sent, also what was loaded.
      saved = contentOf(now.theirs);
      inDoubt = [];
      set({ status: "saving" });
      void run();
    },
    takeTheirs() {
      const now = state();
      if (now.status !== "conflict") return null;
      ({ revision } = now.theirs);
      saved = contentOf(now.theirs);
      current = saved;
      inDoubt = [];
      persist();
      set({ status: "saved" });
      return now.theirs;
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
