import type { RowNumbering, SeatNumbering } from "@podium/shared/halls/numbering";
import { rowNumbers, seatNumbers } from "@podium/shared/halls/numbering";
import { Checkbox } from "#ui/checkbox.tsx";
import { Choice } from "./choice.tsx";
import { NumberField } from "./number-field.tsx";

/** Signs that rows, seats and chairs are numbered with. */
export const SIGNS = [
  { value: "numbers", label: "Cijfers (1, 2, 3)" },
  { value: "letters", label: "Letters (A, B, C)" },
] as const;
const ROWS_FROM = [
  { value: "front", label: "Aan het podium" },
  { value: "back", label: "Achteraan" },
] as const;
const SEATS_FROM = [
  { value: "left", label: "Links" },
  { value: "right", label: "Rechts" },
  { value: "middle", label: "In het midden" },
] as const;
const STEPS = [
  { value: "all", label: "Allemaal" },
  { value: "odd", label: "Alleen oneven" },
  { value: "even", label: "Alleen even" },
] as const;

interface FieldsProps<Numbering> {
  numbering: Numbering;
  onChange: (part: Partial<Numbering>) => void;
}

export function RowNumberingFields({ numbering, onChange }: FieldsProps<RowNumbering>) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice label="Met" options={SIGNS} value={numbering.as} onChange={(as) => onChange({ as })} />
        <Choice label="Eerste rij" options={ROWS_FROM} value={numbering.from} onChange={(from) => onChange({ from })} />
        <First numbering={numbering} onChange={onChange} />
      </div>
      {numbering.as === "letters" && <WithoutIO numbering={numbering} onChange={onChange} />}
      <Example labels={rowNumbers(5, numbering)} words="Van het podium naar achteren" />
    </>
  );
}

export function SeatNumberingFields({ numbering, onChange }: FieldsProps<SeatNumbering>) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice label="Met" options={SIGNS} value={numbering.as} onChange={(as) => onChange({ as })} />
        <Choice
          label="Eerste stoel"
          options={SEATS_FROM}
          value={numbering.from}
          onChange={(from) => onChange({ from })}
        />
        <First numbering={numbering} onChange={onChange} />
        {numbering.as === "numbers" && numbering.from !== "middle" && (
          <Choice label="Nummers" options={STEPS} value={numbering.step} onChange={(step) => onChange({ step })} />
        )}
      </div>
      {numbering.as === "letters" && <WithoutIO numbering={numbering} onChange={onChange} />}
      <Example labels={seatNumbers(6, numbering)} words="Van links naar rechts" />
    </>
  );
}

interface Common {
  first: number;
  as: "numbers" | "letters";
  withoutIO: boolean;
}

function First({ numbering, onChange }: { numbering: Common; onChange: (part: { first: number }) => void }) {
  return (
    <NumberField
      label={numbering.as === "letters" ? "Begint bij (1 is A)" : "Begint bij"}
      value={numbering.first}
      min={1}
      max={999}
      onChange={(first) => onChange({ first })}
    />
  );
}

function WithoutIO({ numbering, onChange }: { numbering: Common; onChange: (part: { withoutIO: boolean }) => void }) {
  return (
    <Checkbox
      label="Zonder I en O (die lijken op 1 en 0)"
      checked={numbering.withoutIO}
      onChange={({ target }) => onChange({ withoutIO: target.checked })}
    />
  );
}

function Example({ labels, words }: { labels: readonly string[]; words: string }) {
  return (
    <p className="text-sm text-muted">
      {words}: {labels.join(" · ")} …
    </p>
  );
}
