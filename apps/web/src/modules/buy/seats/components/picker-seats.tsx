import type { Hall } from "@podium/shared/halls/hall";
import { Suspense, useLayoutEffect, useMemo, useState } from "react";
import { useShowSeats } from "#entities/shows/show-seats.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { ownSeatsAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { NO_SEATS, pickerViews } from "#modules/buy/seats/model/seat-views.ts";
import { preselectedAtom } from "#modules/buy/seats/model/chosen-places.ts";

// Loads for signed-in users only, after the hall.
const OwnReservedSeats = lazyExtra(async () => (await import("./own-reserved-seats.tsx")).OwnReservedSeats);

interface PickerSeatsProps {
  hall: Hall;
  showId: number;
  joinAfter: number;
  signedIn: boolean;
  seats: SeatStore;
}

/** Draws nothing itself, so that a change redraws its seat and not the picker. */
export function PickerSeats({ hall, showId, joinAfter, signedIn, seats }: PickerSeatsProps) {
  const { data } = useShowSeats(showId, joinAfter);
  const own = useAtomValue(ownSeatsAtom);
  const [reserved, setReserved] = useState(NO_SEATS);
  const anonymous = useAtomValue(userAtom)?.anonymous === true;
  const mayHaveReserved = signedIn && !anonymous;
  // After a sign-out no reserved seats remain on the plan.
  const known = mayHaveReserved ? reserved : NO_SEATS;
  const choice = useAtomValue(preselectedAtom);
  const preselected = useMemo(
    () => (choice?.showId === showId && !signedIn ? new Set(choice.places.map(({ id }) => id)) : NO_SEATS),
    [choice, showId, signedIn],
  );
  useLayoutEffect(
    () => seats.show(pickerViews({ showId, hall }, data, own, known, preselected)),
    [seats, showId, hall, data, own, known, preselected],
  );
  if (!mayHaveReserved) return null;
  return (
    <Suspense>
      <OwnReservedSeats showId={showId} onChange={setReserved} />
    </Suspense>
  );
}
