import type { Point } from "@podium/shared/halls/boxes";
import {
  type Command,
  type ElementKey,
  elementOf,
  type Selection,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { elementsAlong } from "#modules/editors/hall-editor/model/hit.ts";
import { elementPath } from "#modules/editors/hall-editor/model/outlines.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, PointerAt } from "./gesture.ts";

/** The whole stroke is one step of history. @param paints groups (zones belong to groups) or seats */
export function paintGesture(
  context: EditorContext,
  start: PointerAt,
  paints: "groups" | "seats",
  command: (painted: Selection) => Command,
): Gesture {
  const { editor, live } = context;
  const { plan } = editor.state();
  const painted = new Set<ElementKey>();
  let last: Point | null = null;

  /** Includes everything between two events: a fast pointer crosses many seats between them. */
  const pass = ({ plan: to }: PointerAt) => {
    for (const key of elementsAlong(plan, last ?? to, to, paints)) painted.add(key);
    last = to;
  };
  const move = (at: PointerAt) => {
    pass(at);
    const shapes = [...painted].flatMap((key) => elementOf(plan, key) ?? []);
    live.outline(shapes.map(elementPath).join(""), "paint");
  };
  move(start);
  return {
    pass,
    move,
    end(at) {
      move(at);
      live.clear();
      if (painted.size > 0) editor.run(command(painted));
    },
    cancel: () => live.clear(),
  };
}
