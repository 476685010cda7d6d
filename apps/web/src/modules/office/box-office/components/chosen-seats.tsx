import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { namedById, type NamedSeat, seatLabels, seatShortLabel } from "@podium/shared/halls/seat-names";
import { X } from "virtual:icons";
import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { Notice } from "#ui/notice.tsx";
import type { SeatTypes } from "#modules/office/box-office/model/seat-types.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { placesTogether } from "#ui/hall-plan/areas.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { blockedGroups } from "#modules/office/box-office/model/blocked-for.ts";

interface ChosenSeatsProps {
  title: string;
  /** Undefined while it loads. */
  hall: Hall | undefined;
  seats: readonly SeatId[];
  /** Seats that somebody else got meanwhile. */
  lost?: readonly SeatId[];
  empty: string;
  /** Set when each seat gets a ticket type. */
  types?: SeatTypes | undefined;
  onRemove: (seat: SeatId) => void;
}

const NONE: readonly SeatId[] = [];

export function ChosenSeats({ title, hall, seats, lost = NONE, empty, types, onRemove }: ChosenSeatsProps) {
  const named = (seat: SeatId) => hall?.seat(seat) ?? namedById(seat);
  const hasTypes = types !== undefined && types.types.length > 1;
  return (
    <section aria-label={title}>
      <h2 className="text-base font-semibold">{title}</h2>
      {seats.length === 0 && <p className="text-muted">{empty}</p>}
      {hasTypes && types && <SeatTypeList seats={types} lost={lost} named={named} onRemove={onRemove} />}
      <ul className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {(hasTypes ? [] : placesTogether(seats.map(named))).map((places) => (
          <li key={places[0].seatId}>
            <button
              type="button"
              onClick={() => onRemove(lastOf(places))}
              aria-label={
                places.length > 1 ? `${seatLabels(places)}: 1 weglaten` : `${seatShortLabel(places[0])} weglaten`
              }
              className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold hover:border-accent ${
                places.some(({ seatId }) => lost.some((id) => id === seatId))
                  ? "border-danger bg-danger-soft text-danger line-through"
                  : "border-line-strong bg-surface"
              }`}
            >
              {places.length > 1 ? seatLabels(places) : seatShortLabel(places[0])}
              <X className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <Notice tone="warning" announce className="mt-3">
          {seatLabels(lost.map(named))} {lost.length === 1 ? "is" : "zijn"} intussen niet meer vrij. Kies{" "}
          {lost.length === 1 ? "een andere plaats" : "andere plaatsen"}.
        </Notice>
      )}
    </section>
  );
}

/** The place that a press removes: of an area the last one chosen. */
function lastOf(places: readonly [NamedSeat, ...NamedSeat[]]): SeatId {
  // Chosen seats have well-formed ids.
  return (places.at(-1) ?? places[0]).seatId as SeatId;
}

interface SeatTypeListProps {
  seats: SeatTypes;
  lost: readonly SeatId[];
  named: (seat: SeatId) => NamedSeat;
  /** Absent when seats cannot be removed. */
  onRemove?: (seat: SeatId) => void;
}

export function SeatTypeList({ seats, lost, named, onRemove }: SeatTypeListProps) {
  const { types, typed, pick } = seats;
  return (
    <>
      {typed.length > 1 && (
        <div role="group" aria-label="Tickettype van alle plaatsen" className="mt-1.5 flex flex-wrap gap-1.5">
          {types.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              variant="secondary"
              className="max-w-full wrap-anywhere"
              onClick={() =>
                pick(
                  typed.map(({ seat }) => seat),
                  id,
                )
              }
            >
              Alle {name}
            </Button>
          ))}
        </div>
      )}
      <ul className="mt-2 flex flex-col gap-1.5">
        {typed.map(({ seat, ticketTypeId, choices }) => {
          const label = seatShortLabel(named(seat));
          return (
            <li key={seat} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-1.5">
              <span
                className={`text-sm font-semibold wrap-anywhere ${lost.includes(seat) ? "text-danger line-through" : ""}`}
              >
                {label}
              </span>
              <Select
                label={`Tickettype van ${label}`}
                hideLabel
                value={String(ticketTypeId)}
                onValueChange={(id) => pick([seat], Number(id))}
                options={choices.map(({ id, name, price }) => ({
                  value: String(id),
                  label: `${name}, ${formatEuro(price)}`,
                }))}
              />
              {onRemove && <IconButton label={`${label} weglaten`} icon={<X />} onClick={() => onRemove(seat)} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface GivenBlockedProps {
  /** Chosen seats that are blocked. */
  seats: readonly BoxOfficeSeat[];
  /** Undefined while it loads. */
  hall: Hall | undefined;
}

/** Warns that this guest gets blocked seats, and says for whom and why they are blocked. */
export function GivenBlocked({ seats, hall }: GivenBlockedProps) {
  if (seats.length === 0) return null;
  return (
    <Notice tone="warning" announce>
      {blockedGroups(seats).map(({ words, note, seats: ids }) => (
        <p key={ids[0]}>
          {seatLabels(ids.map((seat) => hall?.seat(seat) ?? namedById(seat)))} {ids.length === 1 ? "is" : "zijn"}{" "}
          geblokkeerd{words && ` (${words})`}.{note !== undefined && ` Nota: ${note}`}
        </p>
      ))}
      <p>{seats.length === 1 ? "Deze gast krijgt die stoel." : "Deze gast krijgt die stoelen."}</p>
    </Notice>
  );
}
