import type { Reservation } from "@podium/shared/contracts/reservations";
import { isSeatId, type SeatId } from "@podium/shared/seat-id";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "#platform/api-client.ts";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { useSeatChoice } from "#features/box-office/model/use-seat-choice.ts";
import { HallDialog } from "./box-office-hall.tsx";
import { ChosenSeats } from "./chosen-seats.tsx";

interface MoveDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onMoved: (reservation: Reservation) => void;
}

const LEGEND: readonly SeatState[] = ["mine", "available", "held", "occupied", "blocked"];

/** Moves a reservation to as many other free seats of its show. A refused choice stays. */
export function MoveDialog({ reservation, onClose, onMoved }: MoveDialogProps) {
  const { id, user, show, confirmed } = reservation;
  const had = useMemo(() => reservation.seats.map(({ seat }) => seat.seatId).filter(isSeatId), [reservation]);
  const choice = useSeatChoice({ showId: show.id, own: id, first: had, most: had.length });
  const { query, views, chosen, lost } = choice;
  const moving = useMutation({
    mutationFn: () => api.moveReservation({ params: { id }, body: { seatIds: [...chosen] } }),
    onSuccess: onMoved,
    // The hall then shows what was refused.
    onError: () => void query.refetch(),
  });
  const missing = had.length - chosen.length;
  const unchanged = chosen.every((seat) => had.includes(seat));
  const toggle = (seat: SeatId): void => {
    moving.reset();
    choice.toggle(seat);
  };

  return (
    <HallDialog
      title={`Reservatie ${id} verplaatsen`}
      description={`${user.firstname} ${user.lastname}, ${show.name}: ${had.length === 1 ? "kies een andere vrije plaats" : `kies ${had.length} andere vrije plaatsen`}.`}
      cancelLabel="Terug"
      confirmLabel="Verplaatsen"
      disabled={missing !== 0 || lost.length > 0 || unchanged}
      busy={moving.isPending}
      onClose={onClose}
      onConfirm={() => moving.mutate()}
      query={query}
      views={views}
      onPick={toggle}
      legend={LEGEND}
      words={{ mine: "Gekozen" }}
    >
      <ChosenSeats title="Nieuwe plaatsen" seats={chosen} lost={lost} empty="Nog niets gekozen." onRemove={toggle} />
      {missing > 0 && (
        <p role="status">
          Kies nog {missing} {missing === 1 ? "plaats" : "plaatsen"}.
        </p>
      )}
      <p className="text-sm text-muted">
        {confirmed
          ? `Verplaatste tickets krijgen een nieuwe QR-code; de oude is dan niet meer geldig. ${user.email ? "De gast krijgt een mail met de oude en de nieuwe plaatsen en de nieuwe tickets." : "Druk de tickets opnieuw af."}`
          : `De prijs en de termijn om te betalen blijven dezelfde.${user.email ? " De gast krijgt een mail met de oude en de nieuwe plaatsen." : ""}`}
      </p>
      <ErrorNotice error={moving.error} title="De reservatie is niet verplaatst." />
    </HallDialog>
  );
}
