import type { GuestReservation as GuestReservationRequest } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Terminal } from "@podium/shared/contracts/terminal-payments";
import type { Show } from "@podium/shared/contracts/shows";
import { MAX_BOX_OFFICE_SEATS } from "@podium/shared/contracts/limits";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { priceRange } from "@podium/shared/tickets/ticket-types";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { type ReactNode, useState } from "react";
import { NoShiftLine } from "#entities/cash-shifts/no-shift-line.tsx";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import type { AreaChoice } from "#ui/hall-plan/area-choice.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { reserveConsequence } from "#modules/office/box-office/model/consequences.ts";
import { useSeatTypes } from "#modules/office/box-office/model/seat-types.ts";
import { type EnteredCodes, GUEST_QUOTE_KEY, useGuestCodes } from "#modules/office/box-office/model/guest-quote.ts";
import { useSeatChoice } from "#modules/office/box-office/model/use-seat-choice.ts";
import { ChosenSeats, GivenBlocked } from "./chosen-seats.tsx";
import { TerminalSelect } from "#modules/office/box-office/terminal/terminal-select.tsx";
import { useTerminalChoice } from "#modules/office/box-office/terminal/terminals.ts";
import { BoxOfficeHall } from "./box-office-hall.tsx";
import { GUEST_PAYMENTS, GuestFields, TransferTooLate } from "./guest-fields.tsx";
import { GuestCodes } from "./guest-codes.tsx";

interface GuestReservationProps {
  show: Show;
  /** `terminal`: where the reservation is paid next; null: nowhere. */
  onReserved: (reservation: Reservation, terminal: Terminal | null) => void;
}

const LOOK_AT_LIST = "Kijk eerst bij ‘Reserveringen’ of de reservering er al is.";
const LEGEND: readonly SeatState[] = ["available", "mine", "held", "occupied", "blocked"];

/** Reserves for a guest without an account. The input stays after a refusal. */
export function GuestReservation({ show, onReserved }: GuestReservationProps) {
  const choice = useSeatChoice({
    showId: show.id,
    hallPlanId: show.hallPlanId,
    own: null,
    most: MAX_BOX_OFFICE_SEATS,
    givesBlocked: true,
  });
  const { query, hall, views, chosen, lost } = choice;
  const types = useSeatTypes(show.ticketTypes, chosen, hall.data);
  const codes = useGuestCodes({ showId: show.id, seatIds: chosen, ticketTypes: types.sent });
  /** The total that the volunteer sees; none while the effect of the codes is unknown. */
  const readTotal = (paid: GuestReservationRequest["paid"]): { total?: number } => {
    if (paid === "free") return { total: 0 };
    const total = codes.isEmpty ? types.total : codes.due;
    return total === undefined ? {} : { total };
  };
  const [isCard, setIsCard] = useState(false);
  const terminals = useTerminalChoice(isCard);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/box-office")).guestReservationSchema,
    defaultValues: { seatIds: [] },
    submit: (body) =>
      api.reserveForGuest({
        params: { id: show.id },
        body: {
          ...body,
          ...(body.paid === "card" && terminals.terminal && { paid: "terminal" as const }),
          // A place of an area that somebody else took meanwhile was replaced by another.
          seatIds: [...chosen],
          ...(types.sent.length > 0 && { ticketTypes: types.sent }),
          ...(choice.sentBlocked.length > 0 && { blockedSeatIds: choice.sentBlocked }),
          ...(body.paid !== "free" && codes.sent),
          ...readTotal(body.paid),
        },
      }),
    // Without an amount due it is confirmed at once.
    onSuccess: (reservation) => onReserved(reservation, reservation.confirmed ? null : terminals.terminal),
    onError: () => {
      void query.refetch();
      void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
      void queryClient.invalidateQueries({ queryKey: GUEST_QUOTE_KEY });
    },
  });
  const [paid, email] = form.watch(["paid", "guest.email"]);
  if ((paid === "card") !== isCard) setIsCard(paid === "card");
  const isFree = paid === "free";
  const { lowest, highest } = priceRange(show.ticketTypes);
  const toggle = (seat: SeatId): void => {
    form.action.reset();
    form.setValue("seatIds", [...choice.toggle(seat)], { shouldValidate: form.submitCount > 0 });
  };
  const areas: AreaChoice = {
    ...choice.areas,
    choose: (area, places) => {
      form.action.reset();
      form.setValue("seatIds", [...choice.areas.choose(area, places)], { shouldValidate: form.submitCount > 0 });
    },
  };
  const noSeats = form.errorOf("seatIds", "Kijk de gekozen plaatsen na.");

  return (
    <BoxOfficeHall
      query={query}
      hall={hall}
      views={views}
      onPick={toggle}
      areas={areas}
      pickable={choice.pickable}
      legend={LEGEND}
      words={{ mine: "Gekozen" }}
      price={lowest === highest ? formatEuro(lowest) : undefined}
    >
      <ContractForm form={form} className="flex flex-col gap-4">
        <ChosenSeats
          title="Plaatsen"
          hall={hall.data}
          seats={chosen}
          lost={lost}
          empty="Kies plaatsen op het plan."
          types={types}
          onRemove={toggle}
        />
        <GivenBlocked seats={choice.givenBlocked} hall={hall.data} />
        {noSeats !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {noSeats}
          </p>
        )}
        <GuestFields field={(name, sentence) => form.field(`guest.${name}`, sentence)} />
        <RadioCardsField
          form={form}
          name="paid"
          sentence="Kies hoe er betaald wordt."
          legend="Betaling"
          options={GUEST_PAYMENTS}
        />
        {isCard && <TerminalSelect choice={terminals} />}
        {!isFree && <GuestCodes codes={codes} hasSeats={chosen.length > 0} />}
        <GuestTotal count={chosen.length} price={isFree ? 0 : types.total} codes={isFree ? null : codes} />
        <p className="text-sm text-muted">{reserveConsequence(terminals.terminal ? "terminal" : paid, email ?? "")}</p>
        <TransferTooLate show={show} paid={paid} />
        {paid === "cash" && <NoShiftLine />}
        <ErrorNotice error={form.failure} words={failedWords("Er is niet gereserveerd.", LOOK_AT_LIST)} />
        <Button type="submit" wide busy={form.busy || terminals.isLoading} disabled={lost.length > 0}>
          Reserveren
        </Button>
      </ContractForm>
    </BoxOfficeHall>
  );
}

interface GuestTotalProps {
  count: number;
  /** The price before codes, in euros; 0 for a free reservation. */
  price: number;
  /** Null when codes do not apply. */
  codes: EnteredCodes | null;
}

function GuestTotal({ count, price, codes }: GuestTotalProps) {
  const quote = codes === null || codes.isEmpty || codes.due === undefined ? null : codes.quote;
  const discount = quote?.discount ?? 0;
  const paid = quote ? quote.total - discount - quote.due : 0;
  return (
    <div className="border-t border-line pt-3">
      <Line label={countedPlaces(count)} total={quote === null || quote === undefined}>
        {formatEuro(quote?.total ?? price)}
      </Line>
      {quote && (
        <>
          {discount > 0 && <Line label="Korting">− {formatEuro(discount)}</Line>}
          {paid > 0 && <Line label="Cadeaubon">− {formatEuro(paid)}</Line>}
          <Line label="Te betalen" total>
            {formatEuro(quote.due)}
          </Line>
        </>
      )}
    </div>
  );
}

function Line({ label, total = false, children }: { label: string; total?: boolean; children: ReactNode }) {
  return (
    <p className={`flex items-baseline justify-between ${total ? "text-lg" : "text-sm text-muted"}`}>
      <span>{label}</span>
      {total ? (
        <strong className="tabular-nums">{children}</strong>
      ) : (
        <span className="whitespace-nowrap tabular-nums">{children}</span>
      )}
    </p>
  );
}
