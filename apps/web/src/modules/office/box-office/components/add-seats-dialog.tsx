import type { Reservation } from "@podium/shared/contracts/reservations";
import type { TicketType } from "@podium/shared/contracts/ticket-types";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { MAX_BOX_OFFICE_SEATS } from "@podium/shared/contracts/limits";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Banknote, CreditCard, Gift } from "virtual:icons";
import { useState } from "react";
import { NoShiftLine } from "#entities/cash-shifts/no-shift-line.tsx";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { GUEST_QUOTE_KEY } from "#modules/office/box-office/model/guest-quote.ts";
import { useSeatTypes } from "#modules/office/box-office/model/seat-types.ts";
import { useSeatChoice } from "#modules/office/box-office/model/use-seat-choice.ts";
import { ChooseSeatsDialog } from "./choose-seats-dialog.tsx";
import { GivenBlocked } from "./chosen-seats.tsx";

interface AddSeatsDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onAdded: (reservation: Reservation) => void;
}

const PAYMENTS = [
  { value: "cash", label: "Contant", hint: "Nu betaald", icon: <Banknote className="size-6 text-accent" /> },
  { value: "card", label: "Kaart", hint: "Nu betaald", icon: <CreditCard className="size-6 text-accent" /> },
  { value: "free", label: "Gratis", hint: "Eregast of medewerker", icon: <Gift className="size-6 text-accent" /> },
] as const;

const NO_TYPES: readonly TicketType[] = [];

/** Adds free or blocked seats to a reservation. If it is confirmed, they are paid at once, or given for free. */
export function AddSeatsDialog({ reservation, onClose, onAdded }: AddSeatsDialogProps) {
  const { id, user, show, seats, confirmed, totalprice } = reservation;
  const { data: shows } = useLiveQuery(allShowsQuery);
  const choice = useSeatChoice({ showId: show.id, own: null, most: MAX_BOX_OFFICE_SEATS, givesBlocked: true });
  const { query, hall, chosen } = choice;
  const ticketTypes = shows?.find((each) => each.id === show.id)?.ticketTypes ?? NO_TYPES;
  const types = useSeatTypes(ticketTypes, chosen, hall.data);
  const [paid, setPaid] = useState<"cash" | "card" | "free">(totalprice === 0 ? "free" : "cash");
  const isFree = confirmed && paid === "free";
  const body = { seatIds: [...chosen], ...(types.sent.length > 0 && { ticketTypes: types.sent }) };
  // The server applies the reservation's code to the added seats as well.
  const quote = useQuery({
    queryKey: [...GUEST_QUOTE_KEY, "added", id, body],
    queryFn: ({ signal }) => api.quoteAddedSeats({ params: { id }, body, signal }),
    enabled: chosen.length > 0 && !isFree,
    staleTime: 0,
  });
  const due = isFree ? 0 : quote.data?.due;
  const adding = useMutation({
    mutationFn: () =>
      api.addReservationSeats({
        params: { id },
        body: {
          ...body,
          ...(due !== undefined && { total: due }),
          ...(choice.sentBlocked.length > 0 && { blockedSeatIds: choice.sentBlocked }),
          ...(confirmed && { paid }),
        },
      }),
    onSuccess: onAdded,
    // After a refusal, the hall and the price show the current state.
    onError: () => {
      void query.refetch();
      void queryClient.invalidateQueries({ queryKey: GUEST_QUOTE_KEY });
    },
  });
  return (
    <ChooseSeatsDialog
      choice={choice}
      mutation={adding}
      title={`Plaatsen bij reservering ${id}`}
      description={`${fullName(user)}, ${show.name}: kies de vrije plaatsen die bij de ${countedPlaces(seats.length)} van nu komen.`}
      confirmLabel="Toevoegen"
      seatsTitle="Erbij"
      refusalTitle="Er zijn geen plaatsen toegevoegd."
      disabled={chosen.length === 0 || due === undefined}
      types={types}
      onClose={onClose}
    >
      <GivenBlocked seats={choice.givenBlocked} hall={hall.data} />
      {confirmed && (
        <RadioCards legend="Betaling van de extra plaatsen" value={paid} onChange={setPaid} options={PAYMENTS} />
      )}
      {due !== undefined && (
        <div className="border-t border-line pt-3">
          {!isFree && quote.data?.discount !== undefined && (
            <p className="flex items-baseline justify-between text-sm text-muted">
              <span>Korting van de code</span>
              <span className="whitespace-nowrap tabular-nums">− {formatEuro(quote.data.discount)}</span>
            </p>
          )}
          <p className="flex items-baseline justify-between text-lg">
            <span>{confirmed ? "Nu te betalen" : "Komt erbij"}</span>
            <strong className="tabular-nums">{formatEuro(due)}</strong>
          </p>
        </div>
      )}
      {!isFree && <ErrorNotice error={quote.error} title="Deze plaatsen kunnen er niet bij." />}
      {confirmed && paid === "cash" && due !== undefined && due > 0 && <NoShiftLine />}
      <p className="text-sm text-muted">
        {confirmed
          ? `De tickets van nu blijven geldig. ${user.email ? "De gast krijgt een mail met alle tickets." : "Druk de tickets opnieuw af."}`
          : `De prijs komt bij wat nog te betalen is.${user.email ? " De gast krijgt een mail met het nieuwe bedrag." : ""}`}
      </p>
    </ChooseSeatsDialog>
  );
}
