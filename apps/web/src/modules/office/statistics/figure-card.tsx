import { Card } from "#ui/card.tsx";

interface FigureCardProps {
  label: string;
  /** Text below the label; empty for none. */
  more?: string;
  value: string;
}

/** One figure in large letters, within a `dl`. */
export function FigureCard({ label, more = "", value }: FigureCardProps) {
  return (
    <Card className="@container flex flex-col-reverse justify-end gap-1 p-4!">
      <dt className="leading-snug text-muted">
        {label}
        {more !== "" && <span className="block text-sm">{more}</span>}
      </dt>
      {/* Sized by the card's width, so that an amount of five digits fits on a phone. */}
      <dd className="font-display text-[min(1.875rem,14cqi)] font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </Card>
  );
}
