import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { useSeatChoice } from "#modules/office/box-office/model/use-seat-choice.ts";
import { ChooseSeatsDialog } from "./choose-seats-dialog.tsx";

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
      act={rebooking}
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
