import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Hall } from "@podium/shared/halls/hall";
import { countingOf, namedById, seatLabels } from "@podium/shared/halls/seat-names";
import type { ReactNode } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import { boxOfficeSeatsQuery, useShowHall } from "#modules/office/box-office/api/box-office.ts";
import { blockedGroups } from "#modules/office/box-office/model/blocked-for.ts";
import { ReleaseNow, type ReleaseNowProps } from "./release-now.tsx";

interface BlockedListProps {
  seats: readonly BoxOfficeSeat[];
  /** Undefined while it loads. */
  hall: Hall | undefined;
  /** Set where each group can be released at once. */
  release?: Pick<ReleaseNowProps, "showId" | "onReleased">;
  children?: ReactNode;
}

export function BlockedList({ seats, hall, release, children }: BlockedListProps) {
  const groups = blockedGroups(seats);
  const named = (seat: string) => hall?.seat(seat) ?? namedById(seat);
  const all = groups.flatMap((group) => group.seats.map(named));
  return (
    <section aria-label="Nu geblokkeerd">
      <p>
        {countingOf(all)(all.length)} {all.length === 1 ? "is" : "zijn"} nu geblokkeerd. {children}
      </p>
      <ul className="mt-2 grid gap-2.5 text-sm empty:hidden">
        {groups.map((group) => {
          const { words, note, releaseAt } = group;
          const places = seatLabels(group.seats.map(named));
          return (
            <li key={group.seats[0]} className="grid justify-items-start wrap-anywhere">
              <p>
                <strong>{words || "Zonder reden"}</strong>: {places}
              </p>
              {note !== undefined && <p className="text-muted">{note}</p>}
              {releaseAt !== undefined && <p className="text-muted">Vanzelf vrij: {formatDateTime(releaseAt)}</p>}
              {release && <ReleaseNow {...release} group={group} places={places} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Lists a show's blocked seats by holder, beside another plan of the hall; shows nothing when none is blocked. */
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
