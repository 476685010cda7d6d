import { useEffect } from "react";
import { ApiError } from "#platform/api-client.ts";
import { createDraftSaver, type DraftSaver, type DraftSaverOptions, type Revised, type Saving } from "./draft-saver.ts";
import type { UnsavedStore } from "./unsaved.ts";
import { finishTyping } from "./leave-guard.tsx";

export interface DraftSession<Draft, Content> {
  readonly saver: DraftSaver<Draft, Content>;
  /** Starts to save changes. @returns how to stop, which tries once more to save what is left */
  readonly start: () => () => void;
  readonly chooseTheirs: () => void;
  /**
   * Makes a call for the saved draft, such as publishing it. If somebody else saved meanwhile, asks which version
   * remains. @throws Error with a sentence, also when not all changes can be saved now
   */
  readonly whenSaved: <Result>(call: (revision: number) => Promise<Result>) => Promise<Result>;
}

interface DraftSessionOptions<Draft extends Revised, Content> extends Omit<
  DraftSaverOptions<Draft, Content>,
  "storeUnsaved"
> {
  content: () => Content;
  follow: (onChange: () => void) => () => void;
  show: (draft: Draft) => void;
  unsaved: UnsavedStore<Content>;
  onLeft: () => unknown;
  /** Sentence for a draft that the server no longer has. */
  gone: string;
}

const NOT_SAVED = "Uw laatste wijzigingen zijn nog niet bewaard.";

export function createDraftSession<Draft extends Revised, Content>({
  content,
  follow,
  show,
  unsaved,
  onLeft,
  gone,
  ...saving
}: DraftSessionOptions<Draft, Content>): DraftSession<Draft, Content> {
  const saver = createDraftSaver<Draft, Content>({
    ...saving,
    storeUnsaved: (left, revision) => unsaved.store(left && { content: left, revision }),
  });
  const onChange = (): void => saver.change(content());
  return {
    saver,
    start() {
      const stop = follow(onChange);
      onChange();
      return () => {
        stop();
        void saver.leave().then(onLeft);
      };
    },
    chooseTheirs() {
      const theirs = saver.chooseTheirs();
      if (!theirs) return;
      show(theirs);
      onChange();
    },
    async whenSaved(call) {
      const state = await saver.flush();
      if (state.status === "refused") throw new Error(`${NOT_SAVED} ${state.message}`);
      if (state.status === "gone") throw new Error(gone);
      if (state.status !== "saved") throw new Error(`${NOT_SAVED} Kijk de verbinding na en probeer opnieuw.`);
      try {
        return await call(saver.revision());
      } catch (error) {
        if (isDraftChanged(error)) await saver.compare();
        throw error;
      }
    },
  };
}

/** Whether a call was refused because somebody else saved: the dialog for conflicts then replaces any other. */
export function isDraftChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === "DRAFT_CHANGED";
}

/** Saves while the screen is open, retries with the network, and asks before a tab with unsaved content is closed. */
export function useSaving({ start, saver }: { start: () => () => void; saver: Saving }): void {
  useEffect(() => {
    const leave = start();
    const retry = (): void => saver.retry();
    const onClose = (event: BeforeUnloadEvent): void => {
      finishTyping();
      if (saver.state().status === "saved") return;
      // Most browsers then ask by themselves whether to leave.
      event.preventDefault();
      void saver.flush();
    };
    window.addEventListener("online", retry);
    window.addEventListener("beforeunload", onClose);
    window.addEventListener("pagehide", saver.persist);
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("beforeunload", onClose);
      window.removeEventListener("pagehide", saver.persist);
      leave();
    };
  }, [start, saver]);
}
