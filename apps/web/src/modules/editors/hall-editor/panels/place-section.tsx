import { useAtomValue } from "#platform/state.ts";
import { move } from "#modules/editors/hall-editor/commands/move.ts";
import { boundsOf } from "../model/bounds.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { PlaceFields } from "./place-fields.tsx";
import { Section } from "./section.tsx";

/** Position of the selection, in numbers. */
export function PlaceSection() {
  const { session, run } = useEditorView();
  const { editor } = session;
  const { plan, selection } = useAtomValue(editor.stateAtom);
  const bounds = boundsOf(plan, selection);
  if (!bounds) return null;
  return (
    <Section title="Plaats">
      <div className="grid grid-cols-2 items-start gap-3">
        <PlaceFields
          x={bounds.left}
          y={bounds.top}
          onChange={(to) =>
            "x" in to
              ? run(move(to.x - bounds.left, 0), { gesture: "place-x" })
              : run(move(0, to.y - bounds.top), { gesture: "place-y" })
          }
          onDone={editor.endGesture}
        />
      </div>
    </Section>
  );
}
