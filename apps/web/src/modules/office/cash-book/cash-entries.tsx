import type { CashEntry } from "@podium/shared/contracts/cash-book";
import { formatEuro, formatTime } from "#platform/format.ts";
import { reservationPath, voucherPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { entryWords, nameOf, WAYS } from "./cash-book.ts";

/** All amounts of the evening, newest first, to trace a difference. */
export function CashEntries({ entries }: { entries: readonly CashEntry[] }) {
  return (
    <section aria-labelledby="cash-entries">
      <h2 id="cash-entries" className="mb-2 text-xl">
        Elk bedrag
      </h2>
      <ol>
        {entries.toReversed().map((entry) => (
          <li
            key={`${entry.at}-${entry.kind}-${entry.reservationId}-${entry.voucherId}-${entry.amount}`}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2"
          >
            <time dateTime={entry.at} className="tabular-nums text-muted">
              {formatTime(entry.at)}
            </time>
            <span className="wrap-anywhere">
              <Link to={addressOf(entry)} className="text-link">
                {entryWords(entry)}
              </Link>
              <span className="block text-sm text-muted">
                {nameOf(entry.volunteer)}, {WAYS[entry.way].toLowerCase()}
              </span>
            </span>
            <span className={`text-right whitespace-nowrap tabular-nums ${entry.amount < 0 ? "text-danger" : ""}`}>
              {formatEuro(entry.amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const addressOf = ({ reservationId, voucherId }: CashEntry): string =>
  voucherId === null ? reservationPath(reservationId ?? 0) : voucherPath(voucherId);
