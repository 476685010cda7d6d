import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMemo } from "react";
import { Select } from "#ui/select.tsx";

interface WholeGroupProps {
  /** Undefined while it loads. */
  hall: Hall | undefined;
  seats: readonly BoxOfficeSeat[];
  onChoose: (seats: readonly SeatId[]) => void;
}

/** Select that chooses all free seats of a row or table. */
export function WholeGroup({ hall, seats, onChoose }: WholeGroupProps) {
  const free = useMemo(
    () => new Set(seats.flatMap(({ seatId, status }) => (status === "available" ? seatId : []))),
    [seats],
  );
  const groups = (hall?.readingOrder ?? []).flatMap(({ id, label, seats: all }) => {
    const ids = all.map((seat) => seat.id).filter((seat) => free.has(seat));
    return ids.length === 0 ? [] : [{ id, label, ids }];
  });
  if (groups.length === 0) return null;
  return (
    <Select
      label="Hele rij of tafel kiezen"
      placeholder="Kies een rij of tafel"
      value=""
      onValueChange={(chosen) => onChoose(groups.find(({ id }) => id === chosen)?.ids ?? [])}
      options={groups.map(({ id, label, ids }) => ({ value: id, label: `${label} (${ids.length} vrij)` }))}
    />
  );
}
