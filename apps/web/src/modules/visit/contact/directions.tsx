import type { ShownContent } from "@podium/shared/contracts/content";

/** Directions to the hall, one for each means of transport. */
export function Directions({ directions }: Pick<ShownContent<"contact">, "directions">) {
  if (directions.length === 0) return null;
  return (
    <dl className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {directions.map(({ title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be alike, and none moves
        <div key={index} className="border-t-3 border-brass pt-3">
          <dt className="font-display text-lg font-semibold">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
