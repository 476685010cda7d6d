import type { Cart } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { typesSoldIn } from "@podium/shared/tickets/ticket-types";
import { useRef, useState } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { currentLanguage } from "#messages/messages.ts";
import { seatType } from "#messages/nl/tickets.ts";
import { cartAtom, typesChangingAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { cartRequest, readCart, whileOnline } from "#modules/buy/seats/model/cart.sync.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { Select } from "#ui/select.tsx";

interface SeatTypeSelectProps {
  show: Show;
  line: Cart["lines"][number];
  describes?: boolean;
  className: string;
}

/** The choice of a ticket type for a seat in the cart; renders nothing when no other type is sold for it. */
export function SeatTypeSelect({ show, line, describes = false, className }: SeatTypeSelectProps) {
  const t = seatType();
  const hall = useHall(show.hallPlanId).data;
  const { chosen, failure, choose } = useSeatType(line);
  const zone = hall?.seat(line.seatId)?.zone;
  if (zone === undefined) return null;
  const sold = typesSoldIn(show.ticketTypes, zone);
  const isOffSale = sold.every(({ id }) => id !== line.ticketTypeId);
  if (!isOffSale && sold.length < 2) return null;
  const description = describes ? sold.find(({ id }) => id === chosen)?.description : "";
  return (
    <div className={className}>
      <Select
        label={t.typeOf(seatLabel(line, currentLanguage()))}
        hideLabel
        error={failure ?? undefined}
        // A type that is no longer sold stays with the seat, at its price, until another is chosen.
        placeholder={t.offSale}
        value={isOffSale && chosen === line.ticketTypeId ? "" : String(chosen)}
        onValueChange={(id) => void choose(Number(id))}
        options={sold.map(({ id, name, price }) => ({
          value: String(id),
          label: `${name}, ${formatEuro(id === line.ticketTypeId ? line.price : price)}`,
        }))}
      />
      {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
    </div>
  );
}

/** Changes the ticket type of a seat in the cart: shown at once, and reverted with the server's reason if refused. */
function useSeatType(line: Cart["lines"][number]) {
  const { seatId, ticketTypeId } = line;
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const wanted = useRef<number | null>(null);

  const choose = async (next: number): Promise<void> => {
    if (next === (picked ?? ticketTypeId)) return;
    setPicked(next);
    setFailure(null);
    const isUnderWay = wanted.current !== null;
    wanted.current = next;
    if (isUnderWay) return;
    store.set(typesChangingAtom, (count) => count + 1);
    // A type chosen meanwhile is sent after the response, even when that is a refusal.
    for (let sent = next; ; sent = wanted.current) {
      await send(sent);
      if (wanted.current === sent) break;
    }
    wanted.current = null;
    setPicked(null);
    store.set(typesChangingAtom, (count) => count - 1);
  };

  async function send(next: number): Promise<void> {
    const t = seatType();
    try {
      await cartRequest(
        () =>
          whileOnline(
            (signal) => api.setSeatType({ params: { seatId }, body: { ticketTypeId: next }, signal }),
            () => setFailure(t.notYetChanged),
          ),
        (seats) => [...seats],
      );
      setFailure(null);
      const cart = store.get(cartAtom);
      if (cart) announce(t.changed(seatLabel(line, currentLanguage()), formatEuro(cart.total)));
    } catch (error) {
      const known = error instanceof ApiError && error.code !== "OFFLINE";
      setFailure(known ? error.message : t.failed);
      // The offered types are outdated.
      if (known && error.code === "TICKET_TYPE_NOT_FOUND") void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
      void readCart();
    }
  }
  return { chosen: picked ?? ticketTypeId, failure, choose };
}
