import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { namedById, placeLabels } from "@podium/shared/halls/seat-names";
import { useHall } from "#entities/halls/hall.ts";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { GUEST_PAYMENTS, TransferTooLate } from "#modules/office/box-office/components/guest-fields.tsx";
import { SeatTypeList } from "#modules/office/box-office/components/chosen-seats.tsx";
import { reserveConsequence } from "#modules/office/box-office/model/consequences.ts";
import { useSeatTypes } from "#modules/office/box-office/model/seat-types.ts";
import { acceptLabel, nameOf, waitingErrorWords } from "./waiting-words.ts";
import { reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import {
  type PrintTickets,
  ReservedFacts,
  ReservedLink,
} from "#modules/office/box-office/components/guest-reserved.tsx";

interface AcceptDialogProps {
  show: Pick<Show, "hallPlanId" | "ticketTypes" | "transferUntil">;
  entry: WaitingPerson;
  offer: NonNullable<WaitingPerson["offer"]>;
  onClose: () => void;
  onAccepted: (reservation: Reservation) => void;
}

const NONE: readonly SeatId[] = [];

/** Turns an offer that somebody accepts by telephone into a reservation. */
export function AcceptDialog({ show, entry, offer, onClose, onAccepted }: AcceptDialogProps) {
  const hall = useHall(show.hallPlanId);
  const seats = offer.seats.map(({ seatId }) => seatId).filter(isSeatId);
  const types = useSeatTypes(show.ticketTypes, seats, hall.data);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/waiting-list")).acceptForGuestSchema,
    submit: ({ paid }) =>
      api.acceptForGuest({
        params: { id: offer.id },
        body: { paid, ...(types.sent.length > 0 && { ticketTypes: types.sent }) },
      }),
    onSuccess: onAccepted,
  });
  const paid = form.watch("paid");
  const count = offer.seats.length;
  return (
    <FormDialog
      form={form}
      title={`${acceptLabel(count)} aan ${nameOf(entry)}`}
      description={`${placeLabels(offer.seats)}. ${count === 1 ? "De plaats wordt" : "De plaatsen worden"} een reservering, en ${entry.user.firstname} staat niet meer op de wachtlijst.`}
      submitLabel="Reserveren"
      words={waitingErrorWords}
      onClose={onClose}
    >
      {types.types.length > 1 && (
        <section aria-label="Tickettypes">
          <SeatTypeList seats={types} lost={NONE} named={(seat) => hall.data?.seat(seat) ?? namedById(seat)} />
        </section>
      )}
      <RadioCardsField
        form={form}
        name="paid"
        sentence="Kies hoe er betaald wordt."
        legend="Betaling"
        options={GUEST_PAYMENTS}
      />
      <p className="flex items-baseline justify-between border-t border-line pt-3 text-lg">
        <span>{countedPlaces(count)}</span>
        <strong className="tabular-nums">{hall.data ? formatEuro(paid === "free" ? 0 : types.total) : "…"}</strong>
      </p>
      <p className="text-sm text-muted">{reserveConsequence(paid, entry.user.email)}</p>
      <TransferTooLate show={show} paid={paid} />
    </FormDialog>
  );
}

interface AcceptedDialogProps {
  reservation: Reservation;
  Print: PrintTickets | undefined;
  onClose: () => void;
}

export function AcceptedDialog({ reservation, Print, onClose }: AcceptedDialogProps) {
  return (
    <Dialog
      title={`Reservering ${reservation.id} is gemaakt`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Sluiten
          </Button>
          <ButtonLink variant="secondary" to={reservationPath(reservation.id)}>
            Naar de reservering
          </ButtonLink>
          <ReservedLink reservation={reservation} Print={Print} />
        </>
      }
    >
      <ReservedFacts reservation={reservation} />
    </Dialog>
  );
}
