import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { isSeatId, type SeatId } from "@podium/shared/seat-id";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { useBoxOfficeSeats } from "#features/box-office/api/box-office-seats.ts";
import { ChosenSeats } from "./chosen-seats.tsx";
import { BoxOfficeHall } from "./box-office-hall.tsx";
import { choiceViews, lostSeats, toggleSeat } from "#features/box-office/model/seat-choice.ts";

interface MoveDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onMoved: (reservation: Reservation) => void;
}

const PICKABLE: ReadonlySet<SeatState> = new Set(["available", "mine"]);
const LEGEND: readonly SeatState[] = ["mine", "available", "held", "occupied", "blocked"];
const NO_SEATS: readonly BoxOfficeSeat[] = [];

/** Moves a reservation to as many other free seats of its show. A refused choice stays. */
export function MoveDialog({ reservation, onClose, onMoved }: MoveDialogProps) {
  const { id, user, show, confirmed } = reservation;
  const had = useMemo(() => reservation.seats.map(({ seat }) => seat.seatId).filter(isSeatId), [reservation]);
  const hall = useBoxOfficeSeats(show.id);
  const { data, refetch } = hall;
  const [chosen, setChosen] = useState<readonly SeatId[]>(had);
  const moving = useMutation({
    mutationFn: (seatIds: string[]) => api.moveReservation({ params: { id }, body: { seatIds } }),
    onSuccess: onMoved,
    // The hall then shows what was refused.
    onError: () => void refetch(),
  });
  const seats = data ?? NO_SEATS;
  const views = useMemo(() => choiceViews(seats, chosen, id), [seats, chosen, id]);
  const lost = data ? lostSeats(data, chosen, id) : [];
  const missing = had.length - chosen.length;
  const unchanged = chosen.every((seat) => had.includes(seat));
  const toggle = (seat: SeatId): void => {
    moving.reset();
    setChosen(toggleSeat(chosen, seat, { most: had.length, lost }));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={`Reservatie ${id} verplaatsen`}
      description={`${user.firstname} ${user.lastname}, ${show.name}: ${had.length === 1 ? "kies een andere vrije plaats" : `kies ${had.length} andere vrije plaatsen`}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Terug
          </Button>
          <Button
            disabled={missing !== 0 || lost.length > 0 || unchanged}
            busy={moving.isPending}
            onClick={() => moving.mutate([...chosen])}
          >
            Verplaatsen
          </Button>
        </>
      }
    >
      {data === undefined && <LoadState query={hall} loading="Zaal laden..." />}
      {data && (
        <BoxOfficeHall
          inDialog
          views={views}
          onPick={toggle}
          pickable={PICKABLE}
          legend={LEGEND}
          words={{ mine: "Gekozen" }}
        >
          <ChosenSeats
            title="Nieuwe plaatsen"
            seats={chosen}
            lost={lost}
            empty="Nog niets gekozen."
            onRemove={toggle}
          />
          {missing > 0 && (
            <p role="status">
              Kies nog {missing} {missing === 1 ? "plaats" : "plaatsen"}.
            </p>
          )}
          <p className="text-sm text-muted">
            {confirmed
              ? `Verplaatste tickets krijgen een nieuwe QR-code; de oude is dan niet meer geldig. ${user.email ? "De tickets worden opnieuw gemaild." : "Druk de tickets opnieuw af."}`
              : "De prijs en de termijn om te betalen blijven dezelfde."}
          </p>
          <ErrorNotice error={moving.error} title="De reservatie is niet verplaatst." />
        </BoxOfficeHall>
      )}
    </Dialog>
  );
}
