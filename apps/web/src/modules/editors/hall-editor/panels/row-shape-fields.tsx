import { NumberField } from "./number-field.tsx";

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
