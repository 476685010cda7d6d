import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Hall } from "@podium/shared/halls/hall";
import { countedSeats, namedById, seatLabels } from "@podium/shared/halls/seat-names";
import { blockedByReason } from "#features/box-office/model/seat-choice.ts";

interface BlockedListProps {
  seats: readonly BoxOfficeSeat[];
  /** Undefined while it loads. */
  hall: Hall | undefined;
}

/** What is blocked now, by its reason. */
export function BlockedList({ seats, hall }: BlockedListProps) {
  const groups = blockedByReason(seats);
  const count = groups.reduce((sum, [, blocked]) => sum + blocked.length, 0);
  return (
    <section aria-label="Nu geblokkeerd">
      <p>
        {countedSeats(count)} {count === 1 ? "is" : "zijn"} nu geblokkeerd. Kies vrije stoelen om te blokkeren, of
        geblokkeerde om vrij te geven.
      </p>
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {groups.map(([reason, blocked]) => (
          <li key={reason} className="wrap-anywhere">
            <strong>{reason || "Zonder reden"}</strong>:{" "}
            {seatLabels(blocked.map((seat) => hall?.seat(seat) ?? namedById(seat)))}
          </li>
        ))}
      </ul>
    </section>
  );
}
