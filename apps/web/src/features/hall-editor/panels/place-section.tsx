import { useAtomValue } from "#platform/state.ts";
import { move } from "../model/acts/move.ts";
import { boundsOf } from "../model/bounds.ts";
import { useEditorView } from "../shell/editor-view.ts";
import { NumberField } from "./number-field.tsx";
import { Section } from "./section.tsx";

/** Where what is selected lies, in numbers. */
export function PlaceSection() {
  const { session, run } = useEditorView();
  const { editor } = session;
  const { plan, selection } = useAtomValue(editor.stateAtom);
  const bounds = boundsOf(plan, selection);
  if (!bounds) return null;
  const limits = { min: -20_000, max: 20_000, onDone: editor.endGesture };
  return (
    <Section title="Plaats">
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label="Van links"
          value={bounds.left}
          {...limits}
          onChange={(left) => run(move(left - bounds.left, 0), { gesture: "place-x" })}
        />
        <NumberField
          label="Van voren"
          value={bounds.top}
          {...limits}
          onChange={(top) => run(move(0, top - bounds.top), { gesture: "place-y" })}
        />
      </div>
    </Section>
  );
}
