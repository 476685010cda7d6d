import { NumberField } from "./number-field.tsx";

interface PlaceFieldsProps {
  x: number;
  y: number;
  step?: number;
  onChange: (part: { x: number } | { y: number }) => void;
  onDone?: () => void;
}

/** Position of an element: its left and upper side, in units of the drawing. */
export function PlaceFields({ x, y, onChange, ...field }: PlaceFieldsProps) {
  const limits = { min: -20_000, max: 20_000, ...field };
  return (
    <>
      <NumberField label="Van links" value={x} {...limits} onChange={(next) => onChange({ x: next })} />
      <NumberField label="Van voren" value={y} {...limits} onChange={(next) => onChange({ y: next })} />
    </>
  );
}
