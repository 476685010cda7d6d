import { seatLabel } from "@podium/shared/halls/seat-names";
import { Accessibility, Armchair, Clock, Trash } from "virtual:icons";
import { currentLanguage } from "#messages/messages.ts";
import { cartClock, cartMenu } from "#messages/nl/cart.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { KindNote } from "#ui/hall-plan/kind-note.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { removeSeat } from "#modules/buy/seats/model/cart.actions.ts";
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
        {seats.map(({ seat, seat: { seatId }, busy }) => (
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
