import { seatLabel } from "@podium/shared/seat-id";
import { Armchair, Clock, Trash2 } from "lucide-react";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { removeSeat } from "#features/seats/model/cart.actions.ts";
import { CartClock } from "./cart-clock.tsx";
import { cartAtom, cartExpiredAtom, cartSeatsAtom } from "#features/seats/model/cart.atoms.ts";

/** Specification, screen Tickets. */
export function CartPanel() {
  const cart = useAtomValue(cartAtom);
  const seats = useAtomValue(cartSeatsAtom);
  const expired = useAtomValue(cartExpiredAtom);
  const prices = new Map(cart?.lines.map(({ seatId, price }) => [seatId, formatEuro(price)]));
  if (seats.length === 0) return expired ? <ExpiredCart /> : <EmptyCart />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">Uw stoelen</h3>
        <span className="flex items-center gap-1.5 text-muted">
          <Clock className="size-5" />
          <CartClock />
        </span>
      </div>
      <ul className="divide-y divide-line">
        {seats.map(({ seatId, busy }) => (
          <li key={seatId} className="flex min-h-12 items-center gap-3">
            <Armchair className="size-5 shrink-0 text-accent" />
            <span className="flex-1">{seatLabel(seatId)}</span>
            <span className="text-muted tabular-nums">{prices.get(seatId)}</span>
            <IconButton
              label={`Verwijder ${seatLabel(seatId)}`}
              icon={<Trash2 />}
              tone="danger"
              busy={busy}
              onClick={() => cart && void removeSeat(cart.showId, seatId)}
            />
          </li>
        ))}
      </ul>
      {cart && (
        <p className="flex justify-between border-t border-line pt-3 text-lg font-semibold">
          <span>Totaal</span>
          <span className="tabular-nums">{formatEuro(cart.total)}</span>
        </p>
      )}
      <ButtonLink to={paths.confirm} wide size="lg">
        Bevestig reservering
      </ButtonLink>
    </div>
  );
}

function EmptyCart() {
  return <p className="text-muted">Uw winkelwagen is leeg. Kies een stoel die nog vrij is.</p>;
}

function ExpiredCart() {
  return (
    <Notice tone="danger" title="Cart verlopen">
      Uw tijd is om en uw stoelen zijn weer vrij. Kies ze opnieuw als ze er nog zijn.
    </Notice>
  );
}
