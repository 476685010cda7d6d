import type { SeatId } from "@podium/shared/halls/seat-id";
import { type NamedSeat, seatShortLabel } from "@podium/shared/halls/seat-names";
import { X } from "virtual:icons";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import type { SeatTypes } from "#modules/office/box-office/model/seat-types.ts";

interface SeatTypeListProps {
  seats: SeatTypes;
  lost: readonly SeatId[];
  named: (seat: SeatId) => NamedSeat;
  /** Absent when seats cannot be removed. */
  onRemove?: (seat: SeatId) => void;
}

/** Chosen seats, each with its ticket type. */
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
