/** Counts seats that are reserved or in a cart. */
export function OccupancyBar({ available, total }: { available: number; total: number }) {
  const taken = total - available;
  const share = total === 0 ? 0 : Math.round((taken / total) * 100);
  return (
    <div className="min-w-32">
      <span className="whitespace-nowrap tabular-nums">
        {taken} / {total} <span className="text-muted">({share} %)</span>
      </span>
      <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
        <span
          className="block h-full rounded-full bg-velvet transition-[width] duration-500"
          style={{ width: `${share}%` }}
        />
      </span>
    </div>
  );
}
