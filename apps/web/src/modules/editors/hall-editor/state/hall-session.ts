import type { HallDraft } from "@podium/shared/contracts/halls";
import { refetchHalls } from "#entities/halls/all-halls.ts";
import { api } from "#platform/api-client.ts";
import { store } from "#platform/state.ts";
import { createEditor, type Editor } from "./editor.ts";
import { replacePlan } from "#modules/editors/hall-editor/commands/hall.ts";
import { originOf } from "#modules/editors/hall-editor/model/selected.ts";
import { createDraftSaver, type DraftSaver } from "#forms/drafts/draft-saver.ts";
import { type DraftContent, storeUnsaved, type UnsavedDrawing } from "./unsaved-drawing.ts";
import { createUnderlayAtom, type FloorPlanOf } from "./floor-plan.ts";

/** The editing session of a hall: the drawing, the picture below it, and how both are saved. */
export interface HallSession extends FloorPlanOf {
  readonly editor: Editor;
  readonly saver: DraftSaver<HallDraft, DraftContent>;
  /** Starts to save changes. @returns how to stop, which tries once more to save what is left */
  readonly start: () => () => void;
  /** Replaces the drawing by the version that somebody else saved; this can be undone. */
  readonly takeTheirs: () => void;
}

/** @param unsaved earlier unsaved changes to resume */
export function createHallSession(draft: HallDraft, unsaved: UnsavedDrawing | null): HallSession {
  const { id: hallId } = draft;
  const params = { id: hallId };
  const editor = createEditor(draft.plan);
  const underlayAtom = createUnderlayAtom(draft.underlay);
  const saver = createDraftSaver({
    draft,
    contentOf: ({ plan, underlay }): DraftContent => ({ plan, underlay }),
    isSame: (one, other) => one.plan === other.plan && one.underlay === other.underlay,
    save: ({ plan, underlay }, revision) => api.saveHallDraft({ params, body: { plan, underlay, revision } }),
    load: () => api.getHallDraft({ params }),
    storeUnsaved: (left, revision) => storeUnsaved(hallId, left && { ...left, revision }),
  });
  const follow = (): void => saver.change({ plan: editor.state().plan, underlay: store.get(underlayAtom) });
  let origin = originOf(editor.state().plan);
  /** Keeps the picture below the elements drawn over it, also when all elements move to make room. */
  const followPlan = (): void => {
    const [before, now] = [origin, originOf(editor.state().plan)];
    const underlay = store.get(underlayAtom);
    origin = now;
    if (underlay && (now.x !== before.x || now.y !== before.y))
      store.set(underlayAtom, { ...underlay, x: underlay.x + now.x - before.x, y: underlay.y + now.y - before.y });
    follow();
  };
  if (unsaved) {
    // As a step that can be undone, so that the saved version is not lost either.
    editor.run(replacePlan(unsaved.plan, "Verder met wat u tekende"));
    store.set(underlayAtom, unsaved.underlay);
  }
  return {
    hallId,
    editor,
    hasFloorPlan: draft.hasFloorPlan,
    underlayAtom,
    saver,
    start() {
      const stops = [store.sub(editor.stateAtom, followPlan), store.sub(underlayAtom, follow)];
      follow();
      return () => {
        for (const stop of stops) stop();
        // The list of halls may have been fetched before the last change was saved.
        void saver.leave().then(refetchHalls);
      };
    },
    takeTheirs() {
      const theirs = saver.takeTheirs();
      if (!theirs) return;
      editor.run(replacePlan(theirs.plan, "De andere tekening geopend"));
      store.set(underlayAtom, theirs.underlay);
      follow();
    },
  };
}
