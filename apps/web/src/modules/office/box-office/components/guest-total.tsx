import { countedPlaces } from "@podium/shared/words/counted-places";
import type { ReactNode } from "react";
import { formatEuro } from "#platform/format.ts";
import type { GuestCodes } from "#modules/office/box-office/model/guest-quote.ts";

interface GuestTotalProps {
  count: number;
  /** The price before codes, in euros; 0 for a free reservation. */
  price: number;
  /** Null when codes do not apply. */
  codes: GuestCodes | null;
}

/** The price of the seats, the reductions by codes and vouchers, and the amount that the volunteer asks for. */
export function GuestTotal({ count, price, codes }: GuestTotalProps) {
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
