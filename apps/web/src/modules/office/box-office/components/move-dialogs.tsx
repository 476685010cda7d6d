import type { Reservation } from "@podium/shared/contracts/reservations";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import type { Show } from "@podium/shared/contracts/shows";
import { api } from "#platform/api-client.ts";
import { useSeatChoice } from "#modules/office/box-office/model/use-seat-choice.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
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
      mutation={moving}
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

interface RebookDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onRebooked: (reservation: Reservation) => void;
}

/** Moves a whole reservation to another show: asks for the show, then for its seats. */
export function RebookDialog(props: RebookDialogProps) {
  const { reservation, onClose } = props;
  const shows = useLiveQuery(allShowsQuery);
  const [chosen, setChosen] = useState("");
  const others = (shows.data ?? []).filter(
    ({ id, dateTime }) => id !== reservation.show.id && Date.parse(dateTime) > serverNow(),
  );
  const show = others.find(({ id }) => String(id) === chosen);
  const select = <ShowSelect label="Andere avond" shows={others} value={show?.id ?? null} onChange={setChosen} />;
  if (show) return <RebookSeats key={show.id} {...props} show={show} select={select} />;
  return (
    <Dialog
      onClose={onClose}
      title={`Reservering ${reservation.id} naar een andere avond`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Terug
        </Button>
      }
    >
      {shows.data === undefined && <LoadState query={shows} loading="Voorstellingen laden..." />}
      {shows.data !== undefined && others.length === 0 && <p>Er is geen andere voorstelling gepland.</p>}
      {others.length > 0 && select}
    </Dialog>
  );
}

function RebookSeats(props: RebookDialogProps & { show: Show; select: ReactNode }) {
  const { reservation, show, select, onClose, onRebooked } = props;
  const { id, user, confirmed, seats } = reservation;
  const choice = useSeatChoice({ showId: show.id, hallPlanId: show.hallPlanId, own: null, most: seats.length });
  const { query, chosen } = choice;
  const rebooking = useMutation({
    mutationFn: () => api.rebookReservation({ params: { id }, body: { showId: show.id, seatIds: [...chosen] } }),
    onSuccess: onRebooked,
    // After a refusal, the hall shows the current state of the seats.
    onError: () => void query.refetch(),
  });
  return (
    <ChooseSeatsDialog
      choice={choice}
      mutation={rebooking}
      title={`Reservering ${id} naar een andere avond`}
      description={`${fullName(user)}: kies ${seats.length} vrije ${seats.length === 1 ? "plaats" : "plaatsen"}.`}
      confirmLabel="Naar deze avond"
      seatsTitle="Nieuwe plaatsen"
      refusalTitle="De reservering is niet verplaatst."
      missing={seats.length - chosen.length}
      onClose={onClose}
      select={select}
    >
      <p className="text-sm text-muted">
        Tickettypes en prijs blijven dezelfde.{" "}
        {user.email
          ? `De gast krijgt een mail met de nieuwe datum${confirmed ? " en de tickets" : ""}.`
          : "Er is geen e-mailadres: verwittig de gast zelf."}
      </p>
    </ChooseSeatsDialog>
  );
}
