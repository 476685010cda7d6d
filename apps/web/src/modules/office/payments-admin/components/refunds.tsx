import type { Refund } from "@podium/shared/contracts/refunds";
import { isInEea } from "@podium/shared/money/eea";
import { sumOfEuros } from "@podium/shared/money/money";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { fullName } from "@podium/shared/words/typed-name";
import { RotateCcw } from "virtual:icons";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatBelgianDate, formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { paths, reservationPath, voucherPath } from "#platform/paths.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { refundsQuery, replaceRefund, showFile } from "#modules/office/payments-admin/api/refunds.ts";
import { AccountDialog, AccountLine } from "#modules/office/payments-admin/refund-methods/refund-account.tsx";
import { downloadRefundFile, RefundFiles } from "#modules/office/payments-admin/refund-methods/refund-files.tsx";
import { MakeFileDialog } from "#modules/office/payments-admin/refund-methods/make-file-dialog.tsx";
import { OnlineState, RefundOnlineDialog } from "#modules/office/payments-admin/refund-methods/refund-online.tsx";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** 'Terug te betalen': payments that confirmed nothing, or of cancelled reservations. Hidden when empty. */
export function Refunds() {
  const query = useLiveQuery(refundsQuery);
  const { data: refunds } = query;
  const [paying, setPaying] = useState<Refund | null>(null);
  const [online, setOnline] = useState<readonly Refund[]>([]);
  const [noting, setNoting] = useState<Refund | null>(null);
  const [makingFile, setMakingFile] = useState(false);
  const [withDone, setWithDone] = useState(false);
  const manages = userMay(useAtomValue(userAtom), "admin");
  const navigate = useNavigate();

  if (refunds === undefined) {
    return (
      <div className="mb-6 empty:hidden">
        <LoadState query={query} loading={<></>} words={adminErrorWords} />
      </div>
    );
  }
  if (refunds.length === 0) return null;
  const open = refunds.filter(({ refundedAt }) => refundedAt === null);
  const payable = open.filter(({ canGoOnline }) => canGoOnline);
  const toAccounts = open.filter(
    ({ canBeTransferred, account }) => canBeTransferred && account && !account.unreadable && isInEea(account.iban),
  );
  const done = refunds.length - open.length;
  return (
    <section aria-labelledby="refunds" className="mb-6">
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="refunds" className="text-xl">
            Terug te betalen
          </h2>
          <p role="status" className={open.length > 0 ? "font-semibold text-warning" : "text-muted"}>
            {sumUp(open)}
          </p>
        </div>
        <ul className="mt-2 divide-y divide-line">
          {(withDone ? refunds : open).map((refund) => (
            <RefundRow
              key={refund.paymentId}
              refund={refund}
              onRefunded={() => setPaying(refund)}
              onAccount={() => setNoting(refund)}
              onOnline={refund.canGoOnline ? () => setOnline([refund]) : undefined}
            />
          ))}
        </ul>
        {payable.length > 1 && (
          <Button size="sm" className="mt-2 mr-3" onClick={() => setOnline(payable)}>
            Alle {payable.length} online betalingen terugstorten
          </Button>
        )}
        {manages && toAccounts.length > 0 && (
          <Button size="sm" className="mt-2 mr-3" onClick={() => setMakingFile(true)}>
            Bestand voor de bank maken ({toAccounts.length})
          </Button>
        )}
        {done > 0 && (
          <Button variant="quiet" size="sm" aria-expanded={withDone} onClick={() => setWithDone(!withDone)}>
            {withDone ? "Verberg wat terugbetaald is" : `Toon wat terugbetaald is (${done})`}
          </Button>
        )}
        {manages && <RefundFiles />}
      </Card>
      {online.length > 0 && <RefundOnlineDialog refunds={online} onClose={() => setOnline([])} />}
      {makingFile && (
        <MakeFileDialog
          refunds={toAccounts}
          onClose={() => setMakingFile(false)}
          onMade={(file) => {
            setMakingFile(false);
            showFile(file);
            toast.success(`Bestand ${file.id} is gemaakt. Laad het nu op bij uw bank.`, { duration: 8000 });
            // A failed download can be repeated from the list of files.
            void downloadRefundFile(file.id).catch(() => toast.error("Download het bestand uit de lijst hieronder."));
          }}
        />
      )}
      {noting && (
        <AccountDialog
          refund={noting}
          onClose={() => setNoting(null)}
          onSaved={(refund) => {
            setNoting(null);
            replaceRefund(refund);
            toast.success("Het rekeningnummer is bewaard.", { duration: 3000 });
          }}
        />
      )}
      {paying && (
        <RefundDialog
          refund={paying}
          onClose={() => setPaying(null)}
          onDone={(refund) => {
            setPaying(null);
            replaceRefund(refund);
            const { amount, voucherId } = refund;
            if (voucherId === undefined)
              toast.success(`${formatEuro(amount)} is genoteerd als terugbetaald.`, { duration: 3000 });
            else
              toast.success(`Er is een cadeaubon van ${formatEuro(amount)} gemaakt.`, {
                duration: 8000,
                action: { label: "Toon de bon", onClick: () => void navigate(voucherPath(voucherId)) },
              });
          }}
        />
      )}
    </section>
  );
}

function sumUp(open: readonly Pick<Refund, "amount">[]): string {
  if (open.length === 0) return "Alles is terugbetaald.";
  const total = sumOfEuros(open.map(({ amount }) => amount));
  return `${open.length === 1 ? "1 betaling" : `${open.length} betalingen`}, samen ${formatEuro(total)}`;
}

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

function RefundRow({ refund, onRefunded, onOnline, onAccount }: RefundRowProps) {
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

/** For the dashboard: renders nothing when no refund is due. */
export function RefundsGlance() {
  const { data } = useLiveQuery(refundsQuery);
  const open = data?.filter(({ refundedAt }) => refundedAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-5">
      <Link to={paths.payments} className="text-link inline-flex items-center gap-2 font-semibold">
        <RotateCcw className="size-4" />
        Terug te betalen: {sumUp(open)}
      </Link>
    </Notice>
  );
}
