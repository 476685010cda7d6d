import type { Cart } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { typesSoldIn } from "@podium/shared/tickets/ticket-types";
import { useHall } from "#entities/halls/hall.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { currentLanguage } from "#messages/messages.ts";
import { seatType } from "#messages/nl/tickets.ts";
import { useCartChoice } from "#modules/buy/seats/model/use-cart-choice.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
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

/** Changes the ticket type of a seat in the cart. */
const useSeatType = (line: Cart["lines"][number]) =>
  useCartChoice({
    current: line.ticketTypeId,
    send: (ticketTypeId, signal) =>
      api.setSeatType({ params: { seatId: line.seatId }, body: { ticketTypeId }, signal }),
    words: seatType,
    changed: (_, total) => seatType().changed(seatLabel(line, currentLanguage()), total),
    onRefused: ({ code }) => {
      // The offered types are outdated.
      if (code === "TICKET_TYPE_NOT_FOUND") void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
    },
  });
