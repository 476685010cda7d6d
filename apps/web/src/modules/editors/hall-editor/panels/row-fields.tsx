import { NameField, NumberField } from "./fields.tsx";

interface AisleFieldsProps {
  /** Numbers of chairs, from the left, after which an aisle comes. */
  after: readonly number[];
  width: number;
  /** Number of seats in the longest row. */
  seats: number;
  /** End of the hint: within what the chairs are counted. */
  within?: string;
  onAfter: (after: readonly number[]) => void;
  onWidth: (width: number) => void;
  onDone?: () => void;
}

export function AisleFields({ after, width, seats, within = "", onAfter, onWidth, onDone }: AisleFieldsProps) {
  const beyond = after.filter((each) => each < 1 || each >= seats);
  const hint =
    beyond.length === 0
      ? `Geteld van links${within}. Meer dan een? Bijvoorbeeld 8, 16.`
      : seats < 2
        ? "Een rij van één stoel heeft geen gangpad."
        : `Na stoel ${beyond.join(" en ")} komt geen gangpad: kies een stoel van 1 tot ${seats - 1}.`;
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <NameField
        label="Gangpad na stoel"
        hint={hint}
        optional
        value={after.join(", ")}
        onChange={(text) => onAfter((text.match(/\d+/g) ?? []).map(Number))}
      />
      {after.length > 0 && (
        <NumberField
          label="Breedte gangpad"
          value={width}
          min={0}
          max={1000}
          step={4}
          onChange={onWidth}
          {...(onDone && { onDone })}
        />
      )}
    </div>
  );
}

interface RowShape {
  seatPitch: number;
  /** Null for a single row. */
  rowPitch: number | null;
  curve: number;
  slant: number;
}

interface RowShapeFieldsProps {
  shape: RowShape;
  /** @param part the one property that changes */
  onChange: (part: { [Name in keyof RowShape]?: number }) => void;
  onDone?: () => void;
}

/** Distances between seats and between rows, and the curve of rows; in units of the drawing. */
export function RowShapeFields({ shape, onChange, onDone }: RowShapeFieldsProps) {
  const done = onDone && { onDone };
  return (
    <>
      <NumberField
        label="Tussen stoelen"
        value={shape.seatPitch}
        min={32}
        max={200}
        onChange={(seatPitch) => onChange({ seatPitch })}
        {...done}
      />
      {shape.rowPitch !== null && (
        <NumberField
          label="Tussen rijen"
          value={shape.rowPitch}
          min={32}
          max={400}
          onChange={(rowPitch) => onChange({ rowPitch })}
          {...done}
        />
      )}
      <NumberField
        label="Bocht"
        value={shape.curve}
        min={-1000}
        max={1000}
        step={4}
        onChange={(curve) => onChange({ curve })}
        {...done}
      />
      <NumberField
        label="Schuinte"
        value={shape.slant}
        min={-1000}
        max={1000}
        step={4}
        onChange={(slant) => onChange({ slant })}
        {...done}
      />
    </>
  );
}
