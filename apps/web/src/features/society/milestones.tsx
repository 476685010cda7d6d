export function Milestones({ milestones }: { milestones: readonly { year: string; text: string }[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {milestones.map(({ year, text }) => (
        <li key={year} className="border-t-3 border-brass pt-3">
          <p className="font-display text-3xl font-semibold text-accent">{year}</p>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}
