import { Card } from "#ui/card.tsx";

interface FigureCardProps {
  label: string;
  /** Below the label; empty: nothing. */
  more?: string;
  value: string;
}

/** One figure in large letters, of a `dl`. */
export function FigureCard({ label, more = "", value }: FigureCardProps) {
  return (
    <Card className="@container flex flex-col-reverse justify-end gap-1 p-4!">
      <dt className="leading-snug text-muted">
        {label}
        {more !== "" && <span className="block text-sm">{more}</span>}
      </dt>
      {/* By the card's width: an amount of five figures stays whole on a phone. */}
      <dd className="font-display text-[min(1.875rem,14cqi)] font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </Card>
  );
}
