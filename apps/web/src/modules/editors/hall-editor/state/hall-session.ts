import type { HallDraft } from "@podium/shared/contracts/halls";
import { refetchHalls } from "#entities/halls/all-halls.ts";
import { createDraftSession, type DraftSession } from "#forms/drafts/draft-session.ts";
import { type Unsaved, unsavedStore, type UnsavedStore } from "#forms/drafts/unsaved.ts";
import { replacePlan } from "#modules/editors/hall-editor/commands/hall.ts";
import { originOf } from "#modules/editors/hall-editor/model/selected.ts";
import { api } from "#platform/api-client.ts";
import { store } from "#platform/state.ts";
import { unsavedHallKey } from "#platform/storage.ts";
import { createEditor, type Editor } from "./editor.ts";
import { createUnderlayAtom, type FloorPlanOf } from "./floor-plan.ts";

export type DraftContent = Readonly<Pick<HallDraft, "plan" | "underlay">>;

export const contentOf = ({ plan, underlay }: DraftContent): DraftContent => ({ plan, underlay });

export interface HallSession extends FloorPlanOf, DraftSession<HallDraft, DraftContent> {
  readonly editor: Editor;
  /** @throws Error with a sentence */
  readonly publish: () => Promise<unknown>;
}

/** Drawings are stored with their revision beside the plan. */
export function unsavedDrawing(hallId: number): UnsavedStore<DraftContent> {
  return unsavedStore<DraftContent>({
    key: unsavedHallKey(hallId),
    isUsable: ({ plan }) => Array.isArray(plan.groups),
    form: {
      pack: ({ content, revision }) => ({ ...content, revision }),
      unpack(stored) {
        const { revision, ...content } = stored as DraftContent & { revision: number };
        return { content: contentOf(content), revision };
      },
    },
  });
}

/** @param resumed earlier unsaved changes */
export function createHallSession(draft: HallDraft, resumed: Unsaved<DraftContent> | null): HallSession {
  const { id: hallId } = draft;
  const params = { id: hallId };
  const editor = createEditor(draft.plan);
  const underlayAtom = createUnderlayAtom(draft.underlay);
  let origin = originOf(editor.state().plan);
  /** Moves the picture along with the elements drawn over it, also when all elements move to make room. */
  const moveUnderlay = (): void => {
    const [before, now] = [origin, originOf(editor.state().plan)];
    const underlay = store.get(underlayAtom);
    origin = now;
    if (underlay && (now.x !== before.x || now.y !== before.y))
      store.set(underlayAtom, { ...underlay, x: underlay.x + now.x - before.x, y: underlay.y + now.y - before.y });
  };
  /** A step that can be undone, so that the version on the screen is not lost. */
  const replace = ({ plan, underlay }: DraftContent, name: string): void => {
    editor.run(replacePlan(plan, name));
    store.set(underlayAtom, underlay);
  };
  const session = createDraftSession<HallDraft, DraftContent>({
    draft,
    contentOf,
    isSame: (one, other) => one.plan === other.plan && one.underlay === other.underlay,
    save: ({ plan, underlay }, revision) => api.saveHallDraft({ params, body: { plan, underlay, revision } }),
    load: () => api.getHallDraft({ params }),
    unsaved: unsavedDrawing(hallId),
    content: () => ({ plan: editor.state().plan, underlay: store.get(underlayAtom) }),
    follow(onChange) {
      const onDrawn = (): void => {
        moveUnderlay();
        onChange();
      };
      const stops = [store.sub(editor.stateAtom, onDrawn), store.sub(underlayAtom, onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    show: (theirs) => replace(theirs, "De andere tekening geopend"),
    // The list of halls may have been fetched before the last change was saved.
    onLeft: refetchHalls,
    gone: "Iemand heeft deze zaal intussen verwijderd.",
  });
  if (resumed) replace(resumed.content, "Verder met wat u tekende");
  return {
    ...session,
    hallId,
    editor,
    hasFloorPlan: draft.hasFloorPlan,
    underlayAtom,
    publish: () => session.whenSaved((revision) => api.publishHall({ params, body: { revision } })),
  };
}
