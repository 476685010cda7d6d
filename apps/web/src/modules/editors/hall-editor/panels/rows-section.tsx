import { USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { Combine, SquareSplitHorizontal } from "virtual:icons";
import { useState } from "react";
import { canMerge, mergeBlocks, splitRows } from "#modules/editors/hall-editor/commands/blocks.ts";
import { rowShape, setRowLength, setRowShape } from "#modules/editors/hall-editor/commands/row-shape.ts";
import { elementsOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { NumberField, Section } from "./fields.tsx";
import { AisleFields, RowShapeFields } from "./row-fields.tsx";

export function RowsSection() {
  const { session, run } = useEditorView();
  const { editor } = session;
  const drawing = useAtomValue(editor.stateAtom);
  const shape = rowShape(drawing);
  const groups = elementsOf(drawing).flatMap((each) => (each.type === "group" ? [each.group] : []));
  const rows = groups.map(({ id }) => id).join();
  const longest = Math.max(1, ...groups.map(({ seats }) => seats.length));
  const [typed, setTyped] = useState<{ rows: string; after: readonly number[] } | null>(null);
  const [width, setWidth] = useState(USUAL_ROW_BLOCK.aisleWidth);
  if (!shape) return null;
  const hasBlocks = canMerge(drawing);
  // Typed aisles apply to these rows only: other rows, such as the blocks of a split, have other lengths.
  const aislesAfter = typed?.rows === rows ? typed.after : [Math.floor(longest / 2)];
  const aisleWidth = shape.aisleWidth ?? width;
  const done = editor.endGesture;
  // Applied to the start of the gesture: typing 12 passes through 1, which would leave one chair per row.
  const change = (part: Parameters<typeof setRowShape>[0]): void => {
    run(setRowShape(part), { gesture: `row-${Object.keys(part).join()}`, fromStart: true });
  };
  return (
    <Section title="Vorm van de rijen">
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={hasBlocks ? "Stoelen per blok" : "Stoelen per rij"}
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
        <>
          <AisleFields
            key={rows}
            after={aislesAfter}
            width={aisleWidth}
            seats={longest}
            {...(hasBlocks && { within: ", in elk blok" })}
            onAfter={(after) => setTyped({ rows, after })}
            onWidth={(wanted) => (shape.aisleWidth === null ? setWidth(wanted) : change({ aisleWidth: wanted }))}
            onDone={done}
          />
          <div>
            <Button
              size="sm"
              variant="secondary"
              icon={<SquareSplitHorizontal />}
              onClick={() => run(splitRows(aislesAfter, aisleWidth))}
            >
              Gangpad maken
            </Button>
          </div>
        </>
      )}
      {hasBlocks && (
        <div>
          <Button size="sm" variant="secondary" icon={<Combine />} onClick={() => run(mergeBlocks())}>
            Blokken samenvoegen
          </Button>
        </div>
      )}
    </Section>
  );
}
