import { NumberField } from "./number-field.tsx";

interface SizeFieldsProps {
  width: number;
  height: number;
  step?: number;
  onChange: (part: { width: number } | { height: number }) => void;
  onDone: () => void;
}

/** Size of an element on the floor: 'Diepte' is its height in the drawing. */
export function SizeFields({ width, height, onChange, ...field }: SizeFieldsProps) {
  const limits = { min: 1, max: 20_000, ...field };
  return (
    <>
      <NumberField label="Breedte" value={width} {...limits} onChange={(next) => onChange({ width: next })} />
      <NumberField label="Diepte" value={height} {...limits} onChange={(next) => onChange({ height: next })} />
    </>
  );
}
