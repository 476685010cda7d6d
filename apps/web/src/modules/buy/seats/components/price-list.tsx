import type { TicketType } from "@podium/shared/contracts/ticket-types";
import type { Hall } from "@podium/shared/halls/hall";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { priceList } from "#messages/nl/tickets.ts";
import { formatEuro } from "#platform/format.ts";

/** 'Volwassene € 14,00 · Balkon € 10,00': what a seat may cost, each ticket type on a line. */
export function PriceList({ types, hall }: { types: readonly TicketType[]; hall: Hall }) {
  const t = priceList();
  const [only] = types.length === 1 ? types : [];
  return (
    <section aria-label={t.title} className="mb-3 border-b border-line pb-3">
      <ul className="flex flex-col gap-1">
        {types.map(({ id, name, description, prices }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{only?.name === STANDARD_TYPE ? t.perSeat : name}</span>{" "}
            {shownPrices(prices, hall)
              .map(({ zone, price }) => `${zone === null ? "" : `${zone} `}${formatEuro(price)}`)
              .join(" · ")}
            {description && <span className="block text-sm text-muted">{description}</span>}
          </li>
        ))}
      </ul>
      {types.length > 1 && <p className="mt-2 text-sm text-muted">{t.typeLater}</p>}
    </section>
  );
}

/** Leaves out prices that no seat has: of zones of another hall, and of other zones when every zone has its own. */
function shownPrices(prices: TicketType["prices"], hall: Hall): TicketType["prices"] {
  const zones = [...new Set(hall.groups.flatMap(({ zone, seatIds }) => (seatIds.length > 0 ? zone : [])))];
  const isPriced = (zone: string): boolean => prices.some((price) => price.zone === zone);
  return prices.filter(({ zone }) => (zone === null ? !zones.every(isPriced) : zones.includes(zone)));
}
