import type { TableForm, TableSide } from "@podium/shared/halls/table";
import { reshapeTables, tableSides } from "#modules/editors/hall-editor/commands/tables.ts";
import { type Command, type Drawing, elementsOf, oneOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Choice, NumberField, Section } from "./fields.tsx";
import { SIGNS } from "./numbering.tsx";
import { ZoneSelect } from "./zones.tsx";

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
function reshape(part: Partial<TableForm>): Command {
  const commandOn = (drawing: Drawing): Command | null => {
    const form = formOf(drawing);
    return form && reshapeTables({ ...form, ...part });
  };
  return {
    name: (drawing) => commandOn(drawing)?.name(drawing) ?? "",
    apply: (drawing) => commandOn(drawing)?.apply(drawing) ?? drawing,
  };
}

export function TableToolFields() {
  const { settings, changeSettings } = useEditorView();
  const { table, tables, tableColumns } = settings;
  return (
    <>
      <TableFields form={table} onChange={(part) => changeSettings({ table: { ...table, ...part } })} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label="Hoeveel tafels"
          value={tables}
          min={1}
          max={200}
          onChange={(count) => changeSettings({ tables: count })}
        />
        {tables > 1 && (
          <NumberField
            label="Naast elkaar"
            value={tableColumns}
            min={1}
            max={30}
            onChange={(count) => changeSettings({ tableColumns: count })}
          />
        )}
      </div>
      <Choice
        label="Stoelen met"
        options={SIGNS}
        value={table.chairLabels}
        onChange={(chairLabels) => changeSettings({ table: { ...table, chairLabels } })}
      />
      <ZoneSelect />
    </>
  );
}

const SHAPES: readonly { value: TableForm["shape"]; label: string }[] = [
  { value: "round", label: "Rond" },
  { value: "square", label: "Vierkant" },
  { value: "long", label: "Lang" },
];

const SIDES: readonly { side: TableSide; label: string }[] = [
  { side: "front", label: "Kant van het podium" },
  { side: "back", label: "Achterkant" },
  { side: "left", label: "Links" },
  { side: "right", label: "Rechts" },
];

interface TableFieldsProps {
  form: TableForm;
  onChange: (part: Partial<TableForm>) => void;
  onDone?: () => void;
}

function TableFields({ form: { shape, chairs, sides }, onChange, onDone }: TableFieldsProps) {
  const has = (side: TableSide): boolean => sides.includes(side);
  const toggled = (side: TableSide): TableSide[] =>
    has(side) ? sides.filter((one) => one !== side) : [...sides, side];
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice label="Vorm" options={SHAPES} value={shape} onChange={(next) => onChange({ shape: next })} />
        <NumberField
          label="Stoelen"
          value={chairs}
          min={1}
          max={30}
          onChange={(count) => onChange({ chairs: count })}
          {...(onDone && { onDone })}
        />
      </div>
      {shape === "round" ? (
        <Checkbox
          label="Open aan de kant van het podium"
          checked={!has("front")}
          onChange={() => onChange({ sides: toggled("front") })}
        />
      ) : (
        <fieldset>
          <legend className="font-semibold">Stoelen aan</legend>
          <div className="grid grid-cols-2 gap-x-3">
            {SIDES.map(({ side, label }) => (
              <Checkbox
                key={side}
                label={label}
                checked={has(side)}
                // One side has to remain.
                disabled={has(side) && sides.length === 1}
                onChange={() => onChange({ sides: toggled(side) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
