import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Hall } from "@podium/shared/halls/hall";
import { namedById, seatLabels } from "@podium/shared/halls/seat-names";
import { Notice } from "#ui/notice.tsx";
import { blockedByReason } from "#modules/office/box-office/model/seat-choice.ts";

interface GivenBlockedProps {
  /** Chosen seats that are blocked. */
  seats: readonly BoxOfficeSeat[];
  /** Undefined while it loads. */
  hall: Hall | undefined;
}

/** Warns that this guest gets blocked seats, and names the reasons for blocking them. */
export function GivenBlocked({ seats, hall }: GivenBlockedProps) {
  if (seats.length === 0) return null;
  return (
    <Notice tone="warning" announce>
      {blockedByReason(seats).map(([reason, ids]) => (
        <p key={reason}>
          {seatLabels(ids.map((seat) => hall?.seat(seat) ?? namedById(seat)))} {ids.length === 1 ? "is" : "zijn"}{" "}
          geblokkeerd{reason && ` (${reason})`}.
        </p>
      ))}
      <p>{seats.length === 1 ? "Deze gast krijgt die stoel." : "Deze gast krijgt die stoelen."}</p>
    </Notice>
  );
}
