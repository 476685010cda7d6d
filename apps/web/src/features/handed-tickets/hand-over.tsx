import type { Tickets } from "@podium/shared/contracts/tickets";
import { Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Button } from "#ui/button.tsx";
import { handedTicketsQuery } from "./handed-tickets.ts";

// Rarely opened.
const GiveBackDialog = lazy(() =>
  import("./give-back-dialog.tsx").then(({ GiveBackDialog: component }) => ({ default: component })),
);
const ReturnedList = lazy(() =>
  import("./returned-list.tsx").then(({ ReturnedList: component }) => ({ default: component })),
);

/** For who cannot come with a paid ticket; and what became of the tickets that were given back. */
export function HandOver({ reservation }: { reservation: Tickets }) {
  const { data } = useLiveQuery(handedTicketsQuery(reservation.id));
  const [gives, setGives] = useState(false);
  if (!data) return null;
  const { giveBack, returned } = data;
  const left = reservation.seats.filter(({ scannedAt }) => scannedAt === null);
  return (
    <>
      {giveBack !== "NO" && left.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Button variant="quiet" icon={<Undo2 />} onClick={() => setGives(true)}>
            {left.length === 1 ? "Kunt u niet komen? Geef uw ticket terug" : "Kunt u niet komen? Geef tickets terug"}
          </Button>
        </div>
      )}
      {returned.length > 0 && (
        <Suspense>
          <ReturnedList id={reservation.id} returned={returned} />
        </Suspense>
      )}
      {gives && (
        <Suspense>
          <GiveBackDialog reservation={reservation} giveBack={giveBack} onClose={() => setGives(false)} />
        </Suspense>
      )}
    </>
  );
}
