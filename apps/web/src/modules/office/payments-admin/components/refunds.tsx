import type { Refund } from "@podium/shared/contracts/payments";
import { isInEea } from "@podium/shared/money/eea";
import { sumOfEuros } from "@podium/shared/money/money";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatEuro } from "#platform/format.ts";
import { voucherPath } from "#platform/paths.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { showFile } from "#modules/office/payments-admin/api/refund-files.ts";
import { refundsQuery, replaceRefund } from "#modules/office/payments-admin/api/refunds.ts";
import { AccountDialog } from "../refund-roads/account-dialog.tsx";
import { downloadRefundFile } from "../refund-roads/download-file.ts";
import { MakeFileDialog } from "../refund-roads/make-file-dialog.tsx";
import { RefundFiles } from "../refund-roads/refund-files.tsx";
import { RefundOnlineDialog } from "../refund-roads/refund-online-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundRow } from "./refund-row.tsx";

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

export function sumUp(open: readonly Pick<Refund, "amount">[]): string {
  if (open.length === 0) return "Alles is terugbetaald.";
  const total = sumOfEuros(open.map(({ amount }) => amount));
  return `${open.length === 1 ? "1 betaling" : `${open.length} betalingen`}, samen ${formatEuro(total)}`;
}
