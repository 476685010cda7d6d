import { isAreaPlace, type NamedSeat, seatLabel, seatLabels } from "@podium/shared/halls/seat-names";
import { sumOfEuros } from "@podium/shared/money/money";
import { Accessibility, Armchair, Clock, Minus, Trash, Users } from "virtual:icons";
import { showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { currentLanguage } from "#messages/messages.ts";
import { cartClock, cartMenu } from "#messages/nl/cart.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { placesTogether } from "#ui/hall-plan/areas.ts";
import { KindNote } from "#ui/hall-plan/kind-note.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Extras } from "./extras.tsx";
import { removeSeat, removeSeats } from "#modules/buy/seats/model/cart.actions.ts";
import { CartClock } from "./cart-clock.tsx";
import { SeatType } from "./seat-type.tsx";
import { cartAtom, cartExpiredAtom, cartSeatsAtom } from "#modules/buy/seats/model/cart.atoms.ts";

/** Specification, screen Tickets. */
export function CartPanel() {
  const t = cartMenu();
  const language = currentLanguage();
  const cart = useAtomValue(cartAtom);
  const seats = useAtomValue(cartSeatsAtom);
  const expired = useAtomValue(cartExpiredAtom);
  const lines = new Map(cart?.lines.map((line) => [line.seatId, line]));
  const { data: shows } = useLiveQuery(showsQuery);
  // A place whose ticket type can be chosen has a line of its own.
  const hasTypes = (shows?.find(({ id }) => id === cart?.showId)?.ticketTypes.length ?? 1) > 1;
  const areas = placesTogether(seats.flatMap(({ seat }) => (isAreaPlace(seat) && !hasTypes ? seat : [])));
  const alone = seats.filter(({ seat }) => !isAreaPlace(seat) || hasTypes);
  if (seats.length === 0) return expired ? <ExpiredCart /> : <EmptyCart />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{t.yourSeats}</h3>
        <span className="flex items-center gap-1.5 text-muted">
          <Clock className="size-5" />
          <CartClock />
        </span>
      </div>
      <ul className="divide-y divide-line">
        {cart &&
          areas.map((places) => (
            <AreaLine
              key={places[0]?.seatId}
              places={places}
              price={sumOfEuros(places.flatMap(({ seatId }) => lines.get(seatId)?.price ?? []))}
              busy={seats.some(({ seat, busy }) => busy && places.includes(seat))}
              onRemove={(some) =>
                void removeSeats(
                  cart.showId,
                  some.map(({ seatId }) => seatId),
                )
              }
            />
          ))}
        {alone.map(({ seat, seat: { seatId }, busy }) => (
          <li key={seatId} className="flex min-h-12 flex-wrap items-center gap-x-3">
            {lines.get(seatId)?.kind === "wheelchair" ? (
              <Accessibility className="size-5 shrink-0 text-accent" />
            ) : (
              <Armchair className="size-5 shrink-0 text-accent" />
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">
              {seatLabel(seat, language)}
              <KindNote kind={lines.get(seatId)?.kind ?? "seat"} />
            </span>
            <span className="text-muted tabular-nums">{priceOf(lines.get(seatId))}</span>
            <IconButton
              label={t.remove(seatLabel(seat, language))}
              icon={<Trash />}
              tone="danger"
              busy={busy}
              onClick={() => cart && void removeSeat(cart.showId, seatId)}
            />
            {cart && <SeatType showId={cart.showId} line={lines.get(seatId)} className="w-full pb-3" />}
          </li>
        ))}
      </ul>
      {cart && <Extras cart={cart} />}
      {cart?.gift !== undefined && cart.gift > 0 && (
        <p className="flex justify-between border-t border-line pt-3">
          <span>{t.gift}</span>
          <span className="text-muted tabular-nums">{formatEuro(cart.gift)}</span>
        </p>
      )}
      {cart && (
        <p className="flex justify-between border-t border-line pt-3 text-lg font-semibold">
          <span>{t.total}</span>
          <span className="tabular-nums">{formatEuro(cart.total)}</span>
        </p>
      )}
      <ButtonLink to={paths.confirm} wide size="lg">
        {t.confirm}
      </ButtonLink>
    </div>
  );
}

interface AreaLineProps {
  places: readonly NamedSeat[];
  price: number;
  busy: boolean;
  onRemove: (places: readonly NamedSeat[]) => void;
}

/** 'Staanplaats, 3 plaatsen', to remove one by one or all together. */
function AreaLine({ places, price, busy, onRemove }: AreaLineProps) {
  const t = cartMenu();
  const words = seatLabels(places, currentLanguage());
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-1">
      <Users className="mr-2 size-5 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
      <span className="px-2 text-muted tabular-nums">{formatEuro(price)}</span>
      {places.length > 1 && (
        <IconButton
          label={t.removeOne(places[0]?.group ?? "")}
          icon={<Minus />}
          busy={busy}
          onClick={() => onRemove(places.slice(-1))}
        />
      )}
      <IconButton label={t.remove(words)} icon={<Trash />} tone="danger" busy={busy} onClick={() => onRemove(places)} />
    </li>
  );
}

function priceOf(line: { price: number } | undefined): string | undefined {
  return line && formatEuro(line.price);
}

function EmptyCart() {
  return <p className="text-muted">{cartMenu().isEmpty}</p>;
}

function ExpiredCart() {
  return (
    <Notice tone="danger" title={cartClock().expired}>
      {cartMenu().timeIsUp}
    </Notice>
  );
}
