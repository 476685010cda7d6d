import type { Reservation } from "@podium/shared/contracts/reservations";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "#platform/api-client.ts";
import { useSeatChoice } from "#modules/office/box-office/model/use-seat-choice.ts";
import { ChooseSeatsDialog } from "./choose-seats-dialog.tsx";

interface MoveDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onMoved: (reservation: Reservation) => void;
}

/** Moves a reservation to as many other free seats of its show. */
export function MoveDialog({ reservation, onClose, onMoved }: MoveDialogProps) {
  const { id, user, show, confirmed } = reservation;
  const had = useMemo(() => reservation.seats.map(({ seat }) => seat.seatId).filter(isSeatId), [reservation]);
  const choice = useSeatChoice({ showId: show.id, own: id, first: had, most: had.length });
  const { query, chosen } = choice;
  const moving = useMutation({
    mutationFn: () => api.moveReservation({ params: { id }, body: { seatIds: [...chosen] } }),
    onSuccess: onMoved,
    // After a refusal, the hall shows the current state of the seats.
    onError: () => void query.refetch(),
  });
  const unchanged = chosen.every((seat) => had.includes(seat));
  return (
    <ChooseSeatsDialog
      choice={choice}
      act={moving}
      title={`Reservering ${id} verplaatsen`}
      description={`${fullName(user)}, ${show.name}: ${had.length === 1 ? "kies een andere vrije plaats" : `kies ${had.length} andere vrije plaatsen`}.`}
      confirmLabel="Verplaatsen"
      seatsTitle="Nieuwe plaatsen"
      refusalTitle="De reservering is niet verplaatst."
      disabled={unchanged}
      missing={had.length - chosen.length}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        {confirmed
          ? `Verplaatste tickets krijgen een nieuwe QR-code; de oude is dan niet meer geldig. ${user.email ? "De gast krijgt een mail met de oude en de nieuwe plaatsen en de nieuwe tickets." : "Druk de tickets opnieuw af."}`
          : `De prijs en de termijn om te betalen blijven dezelfde.${user.email ? " De gast krijgt een mail met de oude en de nieuwe plaatsen." : ""}`}
      </p>
    </ChooseSeatsDialog>
  );
}
