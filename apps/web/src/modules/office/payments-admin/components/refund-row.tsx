import type { Refund } from "@podium/shared/contracts/payments";
import { fullName } from "@podium/shared/words/typed-name";
import { formatBelgianDate, formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { reservationPath, voucherPath } from "#platform/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { AccountLine } from "../refund-roads/account-line.tsx";
import { OnlineState } from "../refund-roads/online-state.tsx";

const receivedWords: Readonly<Record<Refund["method"], string>> = {
  ONLINE: "Online betaald",
  TRANSFER: "Overgeschreven",
  CASH: "Contant betaald",
  CARD: "Met een kaart betaald",
};

interface RefundRowProps {
  refund: Refund;
  onRefunded: () => void;
  /** Undefined when the provider cannot refund this payment. */
  onOnline?: (() => void) | undefined;
  onAccount: () => void;
}

export function RefundRow({ refund, onRefunded, onOnline, onAccount }: RefundRowProps) {
  const { reservation, amount, paidAt, message, method, providerReference, payer, refundedAt, voucherId } = refund;
  const { id, user } = reservation;
  const isInFile = refund.fileId !== undefined && refundedAt === null;
  const isOnItsWay = isInFile || (refund.online !== undefined && refund.online.state !== "FAILED");
  return (
    <li className="grid items-center gap-x-5 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div>
        <p>
          <Link to={reservationPath(id)} className="text-link font-semibold">
            Reservering {id}
          </Link>
          , {fullName(user)}
        </p>
        <p className="text-sm text-muted">{message}</p>
        <p className="text-sm text-muted">
          {receivedWords[method]} op {method === "TRANSFER" ? formatBelgianDate(paidAt) : formatBelgianDateTime(paidAt)}
          {payer !== "" && ` door ${payer}`}
          {providerReference !== "" && (
            <>
              , referentie <span className="font-mono wrap-anywhere select-all">{providerReference}</span>
            </>
          )}
        </p>
        <AccountLine refund={refund} onChange={onAccount} />
        <OnlineState refund={refund} />
        {isInFile && <Badge tone="info">In bestand {refund.fileId} voor de bank</Badge>}
      </div>
      <strong className="whitespace-nowrap tabular-nums sm:text-right">{formatEuro(amount)}</strong>
      {refundedAt === null ? (
        <div className="flex flex-wrap gap-2">
          {onOnline && (
            <Button size="sm" onClick={onOnline}>
              Terugstorten<span className="sr-only"> via de betaaldienst: reservering {id}</span>
            </Button>
          )}
          {!isOnItsWay && (
            <Button size="sm" variant="secondary" onClick={onRefunded}>
              Terugbetalen<span className="sr-only">: reservering {id}</span>
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-col items-start gap-1 sm:items-end">
          <Badge tone="success">Terugbetaald op {formatBelgianDateTime(refundedAt)}</Badge>
          {voucherId !== undefined && (
            <Link to={voucherPath(voucherId)} className="text-link text-sm">
              als cadeaubon {voucherId}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
