import type { MoveSituation } from "@podium/shared/contracts/own-reservations";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { namedById, seatLabel } from "@podium/shared/halls/seat-names";
import type { Hall } from "@podium/shared/halls/hall";
import { keepPreviousData, useIsFetching, useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { refetchSeats, useShowSeats } from "#entities/shows/show-seats.ts";
import { currentLanguage } from "#messages/messages.ts";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { api, isUnanswered } from "#platform/api-client.ts";
import { failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { useResetOnReturn } from "#platform/use-reset-on-return.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import type { AreaChoice } from "#ui/hall-plan/area-choice.tsx";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import { othersThan } from "#ui/hall-plan/areas.ts";
import { canPick, type SeatState } from "#ui/hall-plan/seat-view.ts";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import {
  askedMoves,
  areaPool,
  checkChoice,
  chooseInArea,
  lostSeats,
  moveViews,
  type Moves,
  pressSeat,
  confirmLabel,
  madeWords,
  moneyWords,
} from "./move-choice.ts";
import { MoveVouchers } from "./move-vouchers.tsx";
import { OWN_MOVE_KEY } from "./own-move.ts";
import { TicketChoice } from "./ticket-choice.tsx";

const LEGEND: readonly SeatState[] = ["mine", "own", "available", "held", "occupied"];

const NOBODYS: ReadonlyMap<string, string> = new Map();

interface OtherSeatsPickerProps {
  situation: MoveSituation;
  hall: Hall;
  /** Recipients of passed-on tickets, by seat. Their tickets move only when chosen explicitly. */
  passedTo?: ReadonlyMap<string, string>;
}

export function OtherSeatsPicker({ situation, hall, passedTo = NOBODYS }: OtherSeatsPickerProps) {
  const { reservation } = situation;
  const { id, show, confirmed } = reservation;
  const t = otherSeats();
  const language = currentLanguage();
  const navigate = useNavigate();
  const own = useMemo(() => reservation.seats.map(({ seat }) => seat.seatId).filter(isSeatId), [reservation]);
  const mayMove = useMemo(
    () =>
      reservation.seats.flatMap(({ seat, scannedAt }) =>
        scannedAt === null && isSeatId(seat.seatId) ? seat.seatId : [],
      ),
    [reservation],
  );
  const inTurn = useMemo(() => mayMove.filter((seat) => !passedTo.has(seat)), [mayMove, passedTo]);
  const isAlone = mayMove.length === 1 && inTurn.length === 1;
  const [choice, setChoice] = useState<{ moves: Moves; turn: SeatId | undefined }>({
    moves: new Map(),
    turn: undefined,
  });
  const turn = choice.turn !== undefined && mayMove.includes(choice.turn) ? choice.turn : inTurn[0];
  const { data: seats } = useShowSeats(show.id);
  const all = useMemo(() => hall.groups.flatMap(({ seatIds }) => seatIds), [hall]);
  const { open, made, isOutdated } = useMemo(
    () => checkChoice(choice.moves, own, mayMove),
    [choice.moves, own, mayMove],
  );
  const views = useMemo(() => moveViews(all, seats, own, open), [all, seats, own, open]);
  const moves = askedMoves(open);
  const [vouchers, setVouchers] = useState<readonly string[]>([]);
  const [voucherText, setVoucherText] = useState("");
  const body = { moves, vouchers: [...vouchers] };
  const quoting = useQuery({
    queryKey: [...OWN_RESERVATIONS_KEY, "move-quote", id, moves, vouchers],
    queryFn: ({ signal }) => api.quoteOwnMove({ params: { id }, body, signal }),
    enabled: moves.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const quote = moves.length > 0 && !quoting.isPlaceholderData && !quoting.isError ? quoting.data : undefined;
  const moving = useMutation({
    mutationFn: (difference: number) => api.moveOwnReservation({ params: { id }, body: { ...body, difference } }),
    onSuccess: async ({ moved, checkoutUrl }) => {
      if (checkoutUrl !== undefined) return window.location.assign(checkoutUrl);
      await queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY });
      setChoice({ moves: new Map(), turn: undefined });
      setVouchers([]);
      setVoucherText("");
      // Otherwise the provider is unreachable: the page says that the seats are reserved, and how to pay.
      if (!moved) return;
      toast.success(t.moved);
      await navigate(confirmed ? paths.ticketsDetail(id) : paths.payment(id));
    },
    // Without a response the move may have succeeded: the visitor's own seats are refetched first, with the price.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY });
      void refetchSeats(show.id);
    },
  });
  useResetOnReturn(moving);
  const isAsking = useIsFetching({ queryKey: OWN_MOVE_KEY }) > 0;
  // A chosen seat that has become the visitor's own is not free either: until this is known, no seat counts as lost.
  const isUnsure = moving.isPending || (isUnanswered(moving.error) && isAsking);
  const lost = isUnsure ? [] : lostSeats(open, seats);
  const isMade = made.length > 0 && !moving.isPending;
  const press = (seat: SeatId): void => {
    if (turn === undefined) {
      toast.warning(t.chooseTicket, { id: "whose-seat" });
      return;
    }
    moving.reset();
    if (isMade) {
      // These vouchers were used by the finished move.
      setVouchers([]);
      setVoucherText("");
    }
    setChoice(pressSeat({ moves: open, turn }, seat, inTurn));
  };
  const areas: AreaChoice = {
    pools: (area) => [areaPool(area, views)],
    most: (area) => inTurn.length - othersThan(area, [...open.values()]).length,
    choose(area, places) {
      if (turn === undefined) return;
      moving.reset();
      setChoice(chooseInArea({ moves: open, turn }, { area, places }, inTurn));
    },
  };
  const nameOf = (seat: SeatId): string => seatLabel(hall.seat(seat) ?? namedById(seat), language);
  // True while the next price is loading too, so that typed codes remain.
  const paysMore = confirmed && moves.length > 0 && (vouchers.length > 0 || (quoting.data?.due ?? 0) > 0);
  const isVoucherUnused = paysMore && voucherText.trim() !== "";
  const isPayable = quote !== undefined && (quote.due === 0 || situation.canPayOnline);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {/* Above the plan, also on a phone, and always shown: the pressed plan must not move. */}
      <p className="lg:col-span-2">{t.chooseBelow}</p>
      <HallViews
        hall={hall}
        className="min-w-0 lg:sticky lg:top-20"
        views={views}
        areas={areas}
        onPick={(seat, state) => canPick(state) && press(seat)}
      />
      <div className="flex flex-col gap-5">
        <section aria-labelledby="own-tickets">
          <h2 id="own-tickets" className="text-xl">
            {isAlone ? t.yourSeat : t.forWhichSeat}
          </h2>
          <ul className="mt-3 grid gap-2">
            {mayMove.map((seat) => (
              <li key={seat}>
                <TicketChoice
                  name={nameOf(seat)}
                  holder={passedTo.get(seat)}
                  to={open.get(seat)}
                  nameOf={nameOf}
                  isTurn={seat === turn}
                  alone={isAlone}
                  isFirst={open.size === 0}
                  onChoose={() => setChoice({ ...choice, turn: seat })}
                  onDrop={(to) => press(to)}
                />
              </li>
            ))}
          </ul>
        </section>
        {isMade && (
          <Notice tone="success" announce>
            {madeWords(made.map(nameOf), confirmed)}
          </Notice>
        )}
        {isOutdated && !moving.isPending && (
          <Notice tone="warning" announce>
            {t.hadChanged}
          </Notice>
        )}
        {lost.length > 0 && (
          <Notice tone="warning" announce>
            {t.lost(lost.map(nameOf))}
          </Notice>
        )}
        {moves.length > 0 && (
          <section aria-label={t.costs} aria-live="polite" className="grid gap-2">
            {quote?.lines.map(({ from, to, before, after }) => (
              <p key={from.seatId} className="flex justify-between gap-4">
                <span>
                  {seatLabel(from, language)} → <strong>{seatLabel(to, language)}</strong>
                </span>
                <span className="text-right whitespace-nowrap">
                  {before === after ? formatEuro(after) : `${formatEuro(before)} → ${formatEuro(after)}`}
                </span>
              </p>
            ))}
            {quote &&
              moneyWords(quote, situation).map((sentence, index) => (
                <p key={sentence} className={index === 0 ? "font-semibold" : ""}>
                  {sentence}
                </p>
              ))}
            {paysMore && (
              <MoveVouchers
                reservationId={id}
                moves={moves}
                vouchers={vouchers}
                quote={quote}
                onChange={(next) => {
                  moving.reset();
                  setVouchers(next);
                }}
                text={voucherText}
                onType={setVoucherText}
              />
            )}
            {confirmed && <p className="text-muted">{t.ticketsByMail(moves.length)}</p>}
          </section>
        )}
        <ErrorNotice error={quoting.isError && moves.length > 0 ? quoting.error : null} title={t.cannot} />
        {/* After a lost response there is no dialog to close. */}
        <ErrorNotice error={isMade ? null : moving.error} words={failedWords(t.failed, t.lookAtSeats)} />
        <div className="flex flex-col gap-3">
          {isVoucherUnused && <p>{t.useOrClear}</p>}
          <Button
            size="lg"
            disabled={!isPayable || lost.length > 0 || isVoucherUnused}
            busy={moving.isPending || (moving.isSuccess && moving.data.checkoutUrl !== undefined)}
            onClick={() => quote && moving.mutate(quote.difference)}
          >
            {confirmLabel(quote)}
          </Button>
          <ButtonLink to={isMade && !confirmed ? paths.payment(id) : paths.ticketsDetail(id)} variant="secondary">
            {isMade ? (confirmed ? t.viewOwnTickets : t.viewPayment) : t.goBack}
          </ButtonLink>
        </div>
        <HallLegend
          states={LEGEND}
          words={{ mine: t.newSeat, own: t.seatNow }}
          hall={hall}
          className="grid grid-cols-2 gap-1.5 text-sm lg:grid-cols-1"
        />
      </div>
    </div>
  );
}
