import type { TableForm, TableSide } from "@podium/shared/halls/table";
import { Checkbox } from "#ui/checkbox.tsx";
import { Choice } from "./choice.tsx";
import { NumberField } from "./number-field.tsx";

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

export function TableFields({ form: { shape, chairs, sides }, onChange, onDone }: TableFieldsProps) {
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
