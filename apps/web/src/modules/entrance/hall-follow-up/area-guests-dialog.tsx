import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { matches } from "@podium/shared/words/search-text";
import { useId, useMemo } from "react";
import { formatCount } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { type AreaGuest, areaGuests } from "./area-guests.ts";
import type { SeatOwner } from "./hall-snapshot.ts";

const MOST_SHOWN = 20;

interface AreaGuestsDialogProps {
  area: HallGroup;
  owners: ReadonlyMap<SeatId, SeatOwner>;
  present: ReadonlySet<string>;
  text: string;
  onType: (text: string) => void;
  /** Called with the place of a guest that comes next. */
  onPick: (place: SeatId) => void;
  onClose: () => void;
}

/** Who stands in an area, to find by name: its places look alike, so that none can be pressed on the plan. */
export function AreaGuestsDialog({ area, owners, present, text, onType, onPick, onClose }: AreaGuestsDialogProps) {
  const guests = useMemo(() => areaGuests(area, owners, present), [area, owners, present]);
  const found = text.trim() === "" ? guests : guests.filter(({ searched }) => matches(searched, text));
  const sum = (of: (guest: AreaGuest) => number) => guests.reduce((total, guest) => total + of(guest), 0);
  const sold = sum(({ places }) => places.length);
  const countId = useId();
  return (
    <Dialog
      onClose={onClose}
      title={area.label}
      description={
        sold === 0
          ? `Nog niets verkocht van ${countedPlaces(area.seatIds.length)}.`
          : `${formatCount(sum(({ inside }) => inside))} van ${countedPlaces(sold)} binnen.`
      }
    >
      {sold > 0 && (
        <>
          <SearchField label="Zoek een gast" value={text} onChange={onType} />
          <p id={countId} role="status" className="mt-2 text-muted empty:hidden">
            {found.length === 0
              ? "Geen gast met deze naam."
              : found.length > MOST_SHOWN &&
                `De eerste ${MOST_SHOWN} van ${formatCount(found.length)} gasten; typ meer van de naam.`}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {found.slice(0, MOST_SHOWN).map((guest) => (
              <li key={guest.key}>
                <button
                  type="button"
                  className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-left hover:text-accent"
                  onClick={() => onPick(guest.next)}
                >
                  <span className="min-w-36 flex-1 font-semibold wrap-anywhere">{guest.name}</span>
                  <span className="text-muted tabular-nums">{insideWords(guest)}</span>
                  {!guest.isPaid && <Badge tone="danger">Niet betaald</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** 'binnen', '2 van 3 binnen', '3 plaatsen' */
function insideWords({ places, inside }: AreaGuest): string {
  if (inside === 0) return countedPlaces(places.length);
  return inside === places.length ? "binnen" : `${inside} van ${places.length} binnen`;
}
