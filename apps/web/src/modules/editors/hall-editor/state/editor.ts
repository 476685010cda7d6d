/**
 * The hall editor without a screen: pure functions on plain data (`model/`, `commands/`), and one store around them.
 * A command works on the selection, and returns a drawing with the selection that fits it. Unchanged parts are the same
 * objects as before, so that a memoised component draws only what moved, and history costs only what changed.
 * A draft from elsewhere is a command too (`replacePlan`): it can be undone, so nothing is lost.
 */
import { type HallPlan, MAX_DECOR, MAX_ZONES, MOST_IN_A_DRAFT } from "@podium/shared/contracts/hall-plan";
import { placesOf } from "#entities/halls/all-halls.ts";
import {
  type Command,
  type Drawing,
  elementOf,
  NOTHING,
  type Selection,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { repairDraft } from "#modules/editors/hall-editor/model/sound-values.ts";
import { atom, type Atom, type Store, store as pageStore } from "#platform/state.ts";

/** A step of history: the drawing on its other side, and the name of the command. A linked list, so without a limit. */
interface Step {
  readonly name: string;
  readonly drawing: Drawing;
  readonly gesture: string | null;
  readonly showsAll: boolean;
  readonly next: Step | null;
}

interface EditorState extends Drawing {
  /** The step that `undo` returns to; `past.name` is the command that it undoes. */
  readonly past: Step | null;
  readonly future: Step | null;
  /** The last action, in Dutch, for users who cannot see it; `count` distinguishes two equal sentences. */
  readonly said: { readonly text: string; readonly count: number };
  /** Counts commands that show the whole drawing, whether run, undone or redone. */
  readonly timesShown: number;
  /** Repairs of the draft at loading, in Dutch; usually empty. */
  readonly notices: readonly string[];
}

export interface RunOptions {
  /** Commands of one gesture make one step; `select`, `undo`, `redo` and any other command end it. */
  readonly gesture?: string;
  /** Applies the command to the start of the gesture, instead of to its current result. */
  readonly fromStart?: boolean;
}

export interface Editor {
  readonly stateAtom: Atom<EditorState>;
  readonly state: () => EditorState;
  /** @returns whether the command changed anything */
  readonly run: (command: Command, options?: RunOptions) => boolean;
  /** Drops keys that are not in the plan. Makes no step of history. */
  readonly select: (selection: Selection) => void;
  /** Lets the next command begin a step of its own, even with the same gesture. */
  readonly endGesture: () => void;
  /** Reverts the current gesture: the drawing is as before it, and nothing is left to redo. */
  readonly cancelGesture: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function createEditor(draft: HallPlan, store: Store = pageStore): Editor {
  const { plan, notices } = repairDraft(draft);
  const initial: EditorState = {
    plan,
    selection: NOTHING,
    past: null,
    future: null,
    said: { text: "", count: 0 },
    timesShown: 0,
    notices,
  };
  const stateAtom = atom(initial);
  const state = () => store.get(stateAtom);
  const change = (part: Partial<EditorState>) => store.set(stateAtom, { ...state(), ...part });

  return {
    stateAtom,
    state,
    run(command, options = {}) {
      const before = state();
      const after = withCommand(before, command, options);
      if (after !== before) store.set(stateAtom, after);
      return after.plan !== before.plan || after.selection !== before.selection;
    },
    select(selection) {
      const present = [...selection].filter((key) => elementOf(state().plan, key));
      change({ selection: new Set(present), past: withoutGesture(state().past) });
    },
    endGesture: () => change({ past: withoutGesture(state().past) }),
    cancelGesture() {
      const { past } = state();
      if (past?.gesture) change({ ...past.drawing, past: past.next });
    },
    undo() {
      const { plan: current, selection, past, future, said, timesShown } = state();
      if (!past) return;
      const { name, showsAll } = past;
      const undone = { name, showsAll, drawing: { plan: current, selection }, gesture: null, next: future };
      change({
        ...past.drawing,
        past: withoutGesture(past.next),
        future: undone,
        said: spoken(said, `Ongedaan gemaakt: ${name}`),
        timesShown: timesShown + Number(showsAll),
      });
    },
    redo() {
      const { plan: current, selection, past, future, said, timesShown } = state();
      if (!future) return;
      const { name, showsAll } = future;
      const step = { name, showsAll, drawing: { plan: current, selection }, gesture: null, next: past };
      change({
        ...future.drawing,
        past: step,
        future: future.next,
        said: spoken(said, `Opnieuw gedaan: ${name}`),
        timesShown: timesShown + Number(showsAll),
      });
    },
  };
}

function withCommand(
  state: EditorState,
  command: Command,
  { gesture = null, fromStart = false }: Nullable,
): EditorState {
  const { plan, selection, past } = state;
  const going = gesture !== null && past?.gesture === gesture ? past : null;
  const from: Drawing = going && fromStart ? going.drawing : { plan, selection };
  const to = command.apply(from);
  if (to.plan === plan && to.selection === selection) return state;
  const refusal = to.plan === plan ? null : tooMuch(to.plan, plan);
  if (refusal) return { ...state, said: spoken(state.said, refusal) };
  const said = spoken(state.said, command.name(from));
  // A command that only selects makes no step: undo reverts changes.
  if (to.plan === plan) return { ...state, selection: to.selection, said };
  // A drag that returned to its start makes no step.
  if (going && to.plan === going.drawing.plan) return { ...state, ...to, past: going.next, said };
  const { showsAll = false } = command;
  const step = going ?? { name: said.text, showsAll, drawing: { plan, selection }, gesture, next: past };
  return {
    ...state,
    plan: to.plan,
    selection: to.selection,
    past: { ...step, name: said.text },
    future: null,
    said,
    timesShown: state.timesShown + Number(showsAll),
  };
}

interface Nullable {
  readonly gesture?: string | null;
  readonly fromStart?: boolean;
}

function spoken(said: EditorState["said"], text: string): EditorState["said"] {
  return { text, count: said.count + 1 };
}

function withoutGesture(step: Step | null): Step | null {
  return step?.gesture ? { ...step, gesture: null } : step;
}

/** In Dutch; null when it fits, or did not grow: an oversized drawing from elsewhere can be reduced step by step. */
function tooMuch(plan: HallPlan, before: HallPlan): string | null {
  const grewAbove = (most: number, count: (drawing: HallPlan) => number): boolean =>
    count(plan) > Math.max(most, count(before));
  if (grewAbove(MOST_IN_A_DRAFT, placesOf) || grewAbove(MOST_IN_A_DRAFT, ({ groups }) => groups.length)) {
    return `Dat worden te veel stoelen: een zaalplan houdt er hoogstens ${MOST_IN_A_DRAFT}. Er is niets veranderd.`;
  }
  if (grewAbove(MAX_DECOR, ({ decor }) => decor.length)) {
    return `Dat worden te veel onderdelen zonder stoelen: hoogstens ${MAX_DECOR}. Er is niets veranderd.`;
  }
  if (grewAbove(MAX_ZONES, ({ zones }) => zones.length))
    return `Een zaal heeft hoogstens ${MAX_ZONES} zones. Er is niets veranderd.`;
  return null;
}
