import type { Cart } from "@podium/shared/contracts/seats";
import { Suspense } from "react";
import { showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { lazyExtra } from "#platform/lazy-component.ts";

// Loads only for a show with a choice of ticket types.
const SeatTypeSelect = lazyExtra(async () => (await import("./seat-type-select.tsx")).SeatTypeSelect);

interface SeatTypeProps {
  showId: number;
  /** Undefined while the seat is being added to the cart. */
  line: Cart["lines"][number] | undefined;
  describes?: boolean;
  className: string;
}

export function SeatType({ showId, line, ...rest }: SeatTypeProps) {
  const { data: shows } = useLiveQuery(showsQuery);
  const show = shows?.find(({ id }) => id === showId);
  if (!show || !line || show.ticketTypes.length < 2) return null;
  return (
    <Suspense>
      <SeatTypeSelect show={show} line={line} {...rest} />
    </Suspense>
  );
}
