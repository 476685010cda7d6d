import type { Refund } from "@podium/shared/contracts/refunds";
import { MAX_REFUNDS_IN_FILE, type RefundFile } from "@podium/shared/contracts/refund-files";
import { groupedIban } from "@podium/shared/money/iban";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { refundFilesQuery, refundsQuery } from "#modules/office/payments-admin/api/refunds.ts";

interface MakeFileDialogProps {
  /** Refunds with a valid account that are not being refunded in another way. */
  refunds: readonly Refund[];
  onClose: () => void;
  onMade: (file: RefundFile) => void;
}

const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** Chooses the refunds of a bank file. The server makes exactly this file, or none. */
export function MakeFileDialog({ refunds, onClose, onMade }: MakeFileDialogProps) {
  const fieldId = useId();
  // The refunds when the dialog opened: new ones do not join a list that somebody is checking.
  const [listed] = useState(refunds);
  const possible = listed.slice(0, MAX_REFUNDS_IN_FILE);
  const [dead, sure] = [possible.filter(({ cameBack }) => cameBack), possible.filter(({ cameBack }) => !cameBack)];
  const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set(dead.map(({ paymentId }) => paymentId)));
  const chosen = possible.filter(({ paymentId }) => !left.has(paymentId));
  const making = useMutation({
    mutationFn: () =>
      api.makeRefundFile({
        body: {
          refunds: chosen.map(({ paymentId, account }) => ({ paymentId, fingerprint: account?.fingerprint ?? "-" })),
        },
      }),
    onSuccess: onMade,
    // The file may have been made all the same, or the list may be out of date.
    onError: (error) => {
      proof.ask(error);
      void liveQueries.refetch(refundsQuery.key);
      void liveQueries.refetch(refundFilesQuery.key);
    },
  });
  const proof = useProof({ again: () => making.mutate(), reset: making.reset });
  const leave = (ids: readonly number[], isLeft: boolean): void => {
    making.reset();
    const next = new Set(left);
    for (const id of ids)
      if (isLeft) next.add(id);
      else next.delete(id);
    setLeft(next);
  };
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      title="Bestand voor de bank maken"
      description={
        <p>
          U krijgt één bestand met alle overschrijvingen. Laad het daarna op bij uw bank en onderteken het daar: pas dan
          vertrekt het geld.
          {listed.length > possible.length &&
            ` In één bestand passen ${MAX_REFUNDS_IN_FILE} overschrijvingen: maak daarna een bestand van de rest.`}
        </p>
      }
      cancelLabel="Nog niet"
      confirmLabel={chosen.length === 0 ? "Bestand maken" : `Bestand van ${formatEuro(sumOf(chosen))} maken`}
      tone="plain"
      disabled={chosen.length === 0}
      busy={making.isPending}
      onConfirm={() => making.mutate()}
      onClose={onClose}
    >
      <fieldset className="mt-4">
        <legend className="sr-only">Welke bedragen gaan mee?</legend>
        {sure.length > 0 && (
          <Checkbox
            label={
              <strong>
                {dead.length > 0
                  ? `Alle waarvan het geld niet terugkwam (${sure.length})`
                  : listed.length > possible.length
                    ? `De eerste ${possible.length} van ${listed.length} met rekeningnummer`
                    : `Alle met rekeningnummer (${possible.length})`}
              </strong>
            }
            checked={sure.every(({ paymentId }) => !left.has(paymentId))}
            onChange={(event) =>
              leave(
                sure.map(({ paymentId }) => paymentId),
                !event.target.checked,
              )
            }
          />
        )}
        <ul className="divide-y divide-line border-t border-line">
          {[...dead, ...sure].map((refund) => (
            <li key={refund.paymentId}>
              <Checkbox
                label={
                  <>
                    <span className="font-semibold">{formatEuro(refund.amount)}</span> naar {refund.account?.holder}
                    <span className="block text-sm text-muted">
                      <span className="font-mono whitespace-nowrap">{groupedIban(refund.account?.iban ?? "")}</span>,
                      reservering {refund.reservation.id}
                    </span>
                  </>
                }
                checked={!left.has(refund.paymentId)}
                aria-describedby={refund.cameBack && `${fieldId}-${refund.paymentId}`}
                onChange={(event) => leave([refund.paymentId], !event.target.checked)}
              />
              {refund.cameBack && (
                <p id={`${fieldId}-${refund.paymentId}`} className="pb-2 pl-9 text-sm text-warning">
                  Van deze rekening kwam het geld al eens terug. Vraag eerst een ander rekeningnummer. Vink dit alleen
                  aan als u zeker weet dat het nummer nu klopt.
                </p>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <p role="status" className="mt-3 font-semibold">
        {chosen.length === 0
          ? "Kies minstens één bedrag."
          : `${chosen.length === 1 ? "1 overschrijving" : `${chosen.length} overschrijvingen`}, samen ${formatEuro(sumOf(chosen))}`}
      </p>
      <ErrorNotice
        error={making.error}
        words={failedWords("Er is geen bestand gemaakt.", LOOK_FIRST)}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
