import { classNames } from "#ui/class-names.ts";

interface PlacesLeftProps {
  available: number;
  total: number;
}

export function PlacesLeft({ available, total }: PlacesLeftProps) {
  const taken = total === 0 ? 0 : Math.round(((total - available) / total) * 100);
  return (
    <div>
      <p className="font-semibold">{placesLeftText(available, total)}</p>
      <div aria-hidden className="mt-2 h-2.5 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
        <div
          className={classNames(
            "h-full rounded-full transition-[width] duration-500",
            available === 0 ? "bg-muted" : "bg-velvet",
          )}
          style={{ width: `${taken}%` }}
        />
      </div>
    </div>
  );
}

/** 'Nog 120 van de 220 plaatsen vrij' */
export function placesLeftText(available: number, total: number): string {
  if (available === 0) return "Uitverkocht";
  if (available === 1) return "Nog 1 plaats vrij";
  if (available <= total / 10) return `Laatste ${available} plaatsen`;
  return `Nog ${available} van de ${total} plaatsen vrij`;
}
