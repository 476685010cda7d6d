import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Terminal } from "@podium/shared/contracts/terminal-payments";
import { Drama } from "virtual:icons";
import { useState } from "react";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { TerminalDialog } from "#modules/office/box-office/terminal/terminal-dialog.tsx";
import { GuestReservation } from "./guest-reservation.tsx";
import { GuestReserved, type PrintTickets } from "./guest-reserved.tsx";

/** The steps of a reservation by telephone or at the entrance: show, seats, guest and payment. */
export function GuestReservationFlow({ Print }: { Print?: PrintTickets }) {
  const query = useLiveQuery(showsQuery);
  const { data: shows } = query;
  const [chosen, setChosen] = useState("");
  const [reserved, setReserved] = useState<Reservation | null>(null);
  const [terminal, setTerminal] = useState<Terminal | null>(null);
  const show = shows?.find(({ id }) => String(id) === chosen) ?? shows?.[0];
  // The opened show stays chosen when an earlier show is added, because its form is being filled in.
  if (show && String(show.id) !== chosen) setChosen(String(show.id));

  if (reserved)
    return (
      <>
        <GuestReserved reservation={reserved} Print={Print} onAgain={() => setReserved(null)} />
        {terminal && (
          <TerminalDialog
            reservation={reserved}
            terminal={terminal}
            onPaid={(paid) => {
              setTerminal(null);
              setReserved(paid);
            }}
            onClose={() => setTerminal(null)}
          />
        )}
      </>
    );
  if (shows === undefined)
    return <LoadState query={query} loading="Voorstellingen laden..." words={{ message: "Kon shows niet laden" }} />;
  if (!show) {
    return (
      <EmptyState icon={<Drama />} title="Geen voorstellingen gepland">
        Plan eerst een voorstelling bij Voorstellingen.
      </EmptyState>
    );
  }
  return (
    <>
      <ShowSelect label="Voorstelling" className="mb-5 max-w-xl" shows={shows} value={show.id} onChange={setChosen} />
      <GuestReservation
        key={show.id}
        show={show}
        onReserved={(reservation, at) => {
          setReserved(reservation);
          setTerminal(at);
        }}
      />
    </>
  );
}
