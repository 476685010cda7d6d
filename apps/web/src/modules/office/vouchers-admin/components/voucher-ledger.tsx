import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { reservationPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { ledgerLines, signedEuro } from "#modules/office/vouchers-admin/model/voucher-words.ts";

/** The entries with the balance after each, newest first. */
export function VoucherLedger({ entries }: Pick<VoucherDetails, "entries">) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {ledgerLines(entries).map(({ id, word, amount, balance, reservationId, actor, reason, at }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
          <p>
            <strong>{word}</strong>
            {reservationId !== null && (
              <>
                {": "}
                <Link to={reservationPath(reservationId)} className="text-link">
                  reservering {reservationId}
                </Link>
              </>
            )}
          </p>
          <p className="text-right font-semibold whitespace-nowrap tabular-nums">{signedEuro(amount)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {formatBelgianDateTime(at)}
            {actor !== null && `, ${actor}`}
            {reason !== "" && `: ${reason}`}
          </p>
          <p className="text-right text-sm whitespace-nowrap text-muted tabular-nums">
            {amount !== 0 && `saldo ${formatEuro(balance)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
