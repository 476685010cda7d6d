import type { TableForm } from "@podium/shared/halls/table";
import { useAtomValue } from "#platform/state.ts";
import { reshapeTables } from "#modules/editors/hall-editor/commands/tables.ts";
import type { Act, Drawing } from "../model/drawing.ts";
import { tableSides } from "#modules/editors/hall-editor/commands/table-sides.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { Section } from "./section.tsx";
import { elementsOf, oneOf } from "#modules/editors/hall-editor/model/selected-elements.ts";
import { TableFields } from "./table-fields.tsx";

/** Shape and chairs of the selected tables. */
export function TablesSection() {
  const { session, run } = useEditorView();
  const form = formOf(useAtomValue(session.editor.stateAtom));
  if (!form) return null;
  return (
    <Section title="Vorm van de tafel">
      <TableFields
        form={form}
        onChange={(part) => run(reshape(part), { gesture: `table-${Object.keys(part).join()}`, fromStart: true })}
        onDone={session.editor.endGesture}
      />
    </Section>
  );
}

/** Returns the form of the first selected table, which the others adopt; null without tables. */
function formOf(drawing: Drawing): TableForm | null {
  const tables = elementsOf(drawing).flatMap((each) => (each.type === "group" ? [each.group] : []));
  const [first] = tables;
  if (!first) return null;
  const shape = oneOf(tables.map((table) => table.shape ?? "round")) ?? "round";
  return { shape, chairs: first.seats.length, sides: tableSides(first) };
}

/** Takes other values from the drawing before typing began: 12 passes through 1, a table with one side. */
function reshape(part: Partial<TableForm>): Act {
  const actOn = (drawing: Drawing): Act | null => {
    const form = formOf(drawing);
    return form && reshapeTables({ ...form, ...part });
  };
  return {
    name: (drawing) => actOn(drawing)?.name(drawing) ?? "",
    apply: (drawing) => actOn(drawing)?.apply(drawing) ?? drawing,
  };
}
