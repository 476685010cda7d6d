import type { Reservation } from "@podium/shared/contracts/reservations";
import { priceLines, type Priced, type PriceLine } from "@podium/shared/money/price-lines";
import { currentLanguage } from "#messages/messages.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { formatEuro } from "#platform/format.ts";
import { classNames } from "#ui/class-names.ts";

export function dueLine({ totalprice: amount, status }: Pick<Reservation, "totalprice" | "status">): PriceLine {
  const t = ownReservations();
  if (status === "PENDING" || amount === 0) return { term: t.toPay, amount };
  return { term: status === "CONFIRMED" ? t.paid : t.amount, amount };
}

export function ReductionLines({ priced, due }: { priced: Priced; due?: PriceLine }) {
  const lines = priceLines(priced, currentLanguage());
  if (lines.length === 0) return null;
  return (
    <dl className="max-w-md tabular-nums">
      {[...lines, ...(due ? [due] : [])].map((line) => (
        <div
          key={`${line.term} ${line.amount}`}
          className={classNames(
            "flex flex-wrap justify-between gap-x-4 py-1",
            line === due && "border-t border-line font-semibold",
          )}
        >
          <dt className={classNames(line !== due && "text-muted")}>{line.term}</dt>
          <dd>{formatEuro(line.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
