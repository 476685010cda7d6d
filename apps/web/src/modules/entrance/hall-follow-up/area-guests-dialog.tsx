import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { matches } from "@podium/shared/words/search-text";
import { ChevronDown } from "virtual:icons";
import { useMemo, useState } from "react";
import { formatCount, formatTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { type AreaGuest, areaGuests } from "./area-guests.ts";
import type { SeatOwner } from "./hall-snapshot.ts";

const MOST_SHOWN = 20;
const ROW = "flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-left hover:text-accent";

interface AreaGuestsDialogProps {
  area: HallGroup;
  owners: ReadonlyMap<SeatId, SeatOwner>;
  present: ReadonlySet<string>;
  onPick: (place: SeatId) => void;
  onClose: () => void;
}

/** Lists the guests of an area, to find by name: its places look alike, so that none can be pressed on the plan. */
export function AreaGuestsDialog({ area, owners, present, onPick, onClose }: AreaGuestsDialogProps) {
  const [text, setText] = useState("");
  const guests = useMemo(() => areaGuests(area, owners, present), [area, owners, present]);
  const found = text.trim() === "" ? guests : guests.filter(({ searched }) => matches(searched, text));
  return (
    <Dialog onClose={onClose} title={area.label} description={soldWords(area, guests)}>
      {guests.length > 0 && (
        <>
          <SearchField label="Zoek een gast" value={text} onChange={setText} />
          <p role="status" className="mt-2 text-muted empty:hidden">
            {found.length === 0
              ? "Geen gast met deze naam."
              : found.length > MOST_SHOWN &&
                `De eerste ${MOST_SHOWN} van ${formatCount(found.length)} gasten; typ meer van de naam.`}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {found.slice(0, MOST_SHOWN).map((guest) => (
              <ListedGuest key={guest.key} guest={guest} onPick={onPick} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** A guest with several places shows them at a press: each goes in, or comes out again, alone. */
function ListedGuest({ guest, onPick }: { guest: AreaGuest; onPick: AreaGuestsDialogProps["onPick"] }) {
  const { name, reservationId, isPaid, places } = guest;
  const [isOpen, setIsOpen] = useState(false);
  const isAlone = places.length === 1;
  return (
    <li>
      <button
        type="button"
        className={ROW}
        {...(!isAlone && { "aria-expanded": isOpen })}
        onClick={() => (isAlone ? onPick(places[0].id) : setIsOpen(!isOpen))}
      >
        <span className="min-w-36 flex-1 wrap-anywhere">
          <strong>{name}</strong> <span className="text-muted">nr. {reservationId}</span>
        </span>
        <span className="text-muted tabular-nums">{insideWords(guest)}</span>
        {!isPaid && <Badge tone="danger">Niet betaald</Badge>}
        {!isAlone && <ChevronDown className={`size-5 shrink-0 ${isOpen ? "rotate-180" : ""}`} />}
      </button>
      {isOpen && (
        <ul className="mb-2 border-l-2 border-line pl-4">
          {places.map(({ id, type, isInside, scannedAt }, index) => (
            <li key={id}>
              <button type="button" className={ROW} onClick={() => onPick(id)}>
                <span className="min-w-36 flex-1">{`Plaats ${index + 1}${type === undefined ? "" : `, ${type}`}`}</span>
                <span className="text-muted tabular-nums">
                  {isInside ? `binnen${scannedAt ? ` om ${formatTime(scannedAt)}` : ""}` : "nog niet binnen"}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const sum = (guests: readonly AreaGuest[], of: (guest: AreaGuest) => number) =>
  guests.reduce((total, guest) => total + of(guest), 0);
const insideOf = ({ places }: AreaGuest) => places.filter(({ isInside }) => isInside).length;

/** '312 van 3.420 plaatsen binnen, 8 niet betaald.' */
function soldWords({ seatIds }: HallGroup, guests: readonly AreaGuest[]): string {
  if (guests.length === 0) return `Nog niets verkocht van ${countedPlaces(seatIds.length)}.`;
  const paid = guests.filter(({ isPaid }) => isPaid);
  const unpaid = sum(guests, ({ places }) => places.length) - sum(paid, ({ places }) => places.length);
  const inside = `${formatCount(sum(paid, insideOf))} van ${countedPlaces(sum(paid, ({ places }) => places.length))} binnen`;
  return `${inside}${unpaid > 0 ? `, ${formatCount(unpaid)} niet betaald` : ""}.`;
}

/** 'binnen', '2 van 3 binnen', '3 plaatsen' */
function insideWords(guest: AreaGuest): string {
  const { length } = guest.places;
  const inside = insideOf(guest);
  if (inside === 0) return countedPlaces(length);
  return inside === length ? "binnen" : `${inside} van ${length} binnen`;
}
