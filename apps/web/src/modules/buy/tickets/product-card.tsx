import type { Tickets } from "@podium/shared/contracts/tickets";
import { toCents } from "@podium/shared/money/money";
import { productLine } from "@podium/shared/money/price-lines";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { shownProducts } from "#messages/nl/products.ts";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { CodeImage, type ShownTickets, Waiting } from "./ticket-card.tsx";

interface ProductCardProps {
  reservation: ShownTickets;
  product: NonNullable<Tickets["products"]>[number];
  index: number;
}

/** A product bought beside the tickets, with the code for which it is handed out. */
export function ProductCard({ reservation, product, index }: ProductCardProps) {
  const { id: reservationId, show, status, productQrCodes, productQrContents } = reservation;
  const { id, count, price, handedOut } = product;
  const t = shownProducts();
  const name = productLine(product);
  const content = productQrContents?.[index];
  const isValid = status === "CONFIRMED" && show.cancelledAt === undefined && content !== undefined;
  return (
    <article
      aria-label={t.label(name)}
      className="flex flex-col-reverse overflow-hidden rounded-lg border border-line bg-surface shadow-card sm:flex-row print:break-inside-avoid print:flex-row print:bg-white print:shadow-none"
    >
      <div className="flex flex-1 flex-col gap-1 border-t-2 border-dashed border-brass p-5 sm:border-t-0 sm:border-r-2 print:border-t-0 print:border-r-2 print:text-black">
        <h2 className="font-display text-2xl font-semibold wrap-anywhere print:text-black">{name}</h2>
        <p className="font-semibold wrap-anywhere">{show.name}</p>
        <p className="text-sm text-muted print:text-black">{formatDateTime(show.dateTime)}</p>
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-3 text-sm text-muted print:text-black">
          <span>{t.bon(`${reservationId}-${id}`)}</span>
          <span className="font-semibold">{shownTickets().price(formatEuro((count * toCents(price)) / 100))}</span>
        </p>
      </div>
      <div className="flex flex-col items-center justify-center gap-2 p-5 text-center sm:w-56 print:w-56">
        {isValid ? (
          <>
            <CodeImage
              given={productQrCodes?.[index]}
              of={[reservationId, id, content]}
              content={() => content}
              alt={t.codeAlt(name)}
            />
            <p className="text-sm text-muted print:text-black">
              {handedOut > 0 ? t.collected(handedOut, count) : t.collect}
            </p>
          </>
        ) : (
          <Waiting status={status} />
        )}
      </div>
    </article>
  );
}
