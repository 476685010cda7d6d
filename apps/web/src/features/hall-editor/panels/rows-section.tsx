import { Combine, SquareSplitHorizontal } from "lucide-react";
import { useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { canMerge, mergeBlocks, splitRows } from "../model/acts/blocks.ts";
import { setRowLength } from "../model/acts/row-length.ts";
import { rowShape, setRowShape } from "../model/acts/row-shape.ts";
import { useEditorView } from "../shell/editor-view.ts";
import { NumberField } from "./number-field.tsx";
import { RowShapeFields } from "./row-shape-fields.tsx";
import { Section } from "./section.tsx";
import { elementsOf } from "./selected-elements.ts";

const AISLE_GAP = 50;

/** How the selected rows lie. */
export function RowsSection() {
  const { session, run } = useEditorView();
  const { editor } = session;
  const drawing = useAtomValue(editor.stateAtom);
  const shape = rowShape(drawing);
  const lengths = elementsOf(drawing).flatMap((each) => (each.type === "group" ? [each.group.seats.length] : []));
  const longest = Math.max(1, ...lengths);
  const [after, setAfter] = useState<number | null>(null);
  const middle = Math.floor(longest / 2);
  if (!shape) return null;
  const done = editor.endGesture;
  // From the start: who types 12 passes through 1, which would leave one chair of each row.
  const change = (part: Parameters<typeof setRowShape>[0]): void => {
    run(setRowShape(part), { gesture: `row-${Object.keys(part).join()}`, fromStart: true });
  };
  return (
    <Section title="Vorm van de rijen">
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={canMerge(drawing) ? "Stoelen per blok" : "Stoelen per rij"}
          value={longest}
          min={1}
          max={100}
          onChange={(count) => run(setRowLength(count), { gesture: "row-length", fromStart: true })}
          onDone={done}
        />
        <RowShapeFields shape={{ ...shape, seatPitch: shape.seatPitch ?? 40 }} onChange={change} onDone={done} />
      </div>
      <p className="text-sm text-muted">
        Een stoel is 32 breed. Met een bocht komen de uiteinden naar het podium, met schuinte gaat rechts naar achteren.
      </p>
      {longest > 1 && (
        <div className="flex flex-wrap items-end gap-3">
          <NumberField
            label="Gangpad na stoel"
            className="w-36"
            value={after ?? middle}
            min={1}
            max={longest - 1}
            onChange={setAfter}
          />
          <Button
            size="sm"
            variant="secondary"
            className="mb-1"
            icon={<SquareSplitHorizontal />}
            onClick={() => run(splitRows(Math.min(after ?? middle, longest - 1), AISLE_GAP))}
          >
            Splitsen
          </Button>
        </div>
      )}
      {canMerge(drawing) && (
        <div>
          <Button size="sm" variant="secondary" icon={<Combine />} onClick={() => run(mergeBlocks())}>
            Blokken samenvoegen
          </Button>
        </div>
      )}
    </Section>
  );
}
