import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Hall } from "@podium/shared/halls/hall";
import { countingOf, namedById, seatLabels } from "@podium/shared/halls/seat-names";
import type { ReactNode } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { boxOfficeSeatsQuery, useShowHall } from "#modules/office/box-office/api/box-office.ts";
import { blockedByReason } from "#modules/office/box-office/model/seat-choice.ts";

interface BlockedListProps {
  seats: readonly BoxOfficeSeat[];
  /** Undefined while it loads. */
  hall: Hall | undefined;
  children?: ReactNode;
}

export function BlockedList({ seats, hall, children }: BlockedListProps) {
  const groups = blockedByReason(seats);
  const named = (seat: string) => hall?.seat(seat) ?? namedById(seat);
  const all = groups.flatMap(([, blocked]) => blocked.map(named));
  return (
    <section aria-label="Nu geblokkeerd">
      <p>
        {countingOf(all)(all.length)} {all.length === 1 ? "is" : "zijn"} nu geblokkeerd. {children}
      </p>
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {groups.map(([reason, blocked]) => (
          <li key={reason} className="wrap-anywhere">
            <strong>{reason || "Zonder reden"}</strong>: {seatLabels(blocked.map(named))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists a show's blocked seats by reason, beside another plan of the hall; shows nothing when none is blocked. */
export function BlockedOfShow({ showId, hallPlanId }: { showId: number; hallPlanId: number }) {
  const { data: seats = [] } = useLiveQuery(boxOfficeSeatsQuery(showId));
  const { data: hall } = useShowHall({ showId, hallPlanId });
  if (!seats.some(({ status }) => status === "blocked")) return null;
  return (
    <div className="mt-6">
      <BlockedList seats={seats} hall={hall} />
    </div>
  );
}
