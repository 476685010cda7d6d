import type { Tickets } from "@podium/shared/contracts/tickets";
import { Send, Undo2 } from "virtual:icons";
import { lazy, Suspense, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ticketHandover } from "#messages/nl/ticket-handover.tsx";
import { Button } from "#ui/button.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { handoverErrorWords, handoverQuery } from "./handover-query.ts";

const GiveBackDialog = lazy(() =>
  import("./give-back-dialog.tsx").then(({ GiveBackDialog: component }) => ({ default: component })),
);
const PassOnDialog = lazy(() =>
  import("./pass-on-dialog.tsx").then(({ PassOnDialog: component }) => ({ default: component })),
);
const HandoverLists = lazy(() =>
  import("./handover-lists.tsx").then(({ HandoverLists: component }) => ({ default: component })),
);

export function TicketHandover({ reservation }: { reservation: Tickets }) {
  const query = useLiveQuery(handoverQuery(reservation.id));
  const { data } = query;
  const [opened, setOpened] = useState<"passes" | "gives" | null>(null);
  if (!data) return <LoadState query={query} loading={<></>} words={handoverErrorWords} />;
  const { giveBack, canPassOn, passed, returned } = data;
  const elsewhere = new Set(passed.map(({ ticketId }) => ticketId));
  const left = reservation.seats.filter(({ id, scannedAt }) => scannedAt === null && !elsewhere.has(id));
  const t = ticketHandover();
  const close = () => setOpened(null);
  return (
    <>
      {left.length > 0 && (canPassOn || giveBack !== "NO") && (
        <section aria-labelledby="hand-over" className="flex flex-col gap-2 print:hidden">
          <h2 id="hand-over" className="text-xl">
            {t.cannotCome}
          </h2>
          <div className="flex flex-wrap gap-3">
            {canPassOn && (
              <Button variant="secondary" icon={<Send />} onClick={() => setOpened("passes")}>
                {t.passOn(left.length)}
              </Button>
            )}
            {giveBack !== "NO" && (
              <Button variant="secondary" icon={<Undo2 />} onClick={() => setOpened("gives")}>
                {t.giveBack(left.length)}
              </Button>
            )}
          </div>
        </section>
      )}
      <Suspense>
        {passed.length + returned.length > 0 && (
          <HandoverLists id={reservation.id} passed={passed} returned={returned} />
        )}
      </Suspense>
      {/* A separate boundary: the lists stay visible while a dialog loads. */}
      <Suspense>
        {opened === "passes" && <PassOnDialog id={reservation.id} seats={left} onClose={close} />}
        {opened === "gives" && (
          <GiveBackDialog reservation={{ ...reservation, seats: left }} giveBack={giveBack} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
