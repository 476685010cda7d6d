import { MAX_REFUNDS_AT_ONCE, type Refund } from "@podium/shared/contracts/online-payments";
import { sumOfEuros } from "@podium/shared/money/money";
import { useMutation } from "@tanstack/react-query";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { replaceRefund } from "../api/refunds.ts";

/** Refunds these payments through the payment provider. */
export function RefundOnlineDialog({ refunds, onClose }: { refunds: readonly Refund[]; onClose: () => void }) {
  const now = refunds.slice(0, MAX_REFUNDS_AT_ONCE);
  const total = sumOfEuros(now.map(({ amount }) => amount));
  const refunding = useMutation({
    mutationFn: () => api.refundOnline({ body: { paymentIds: now.map(({ paymentId }) => paymentId) } }),
    onSuccess: (answered) => {
      for (const refund of answered) replaceRefund(refund);
      const failed = answered.filter(({ online }) => online?.state === "FAILED").length;
      if (failed > 0) toast.error(`${failed} van ${answered.length} lukte niet. In de lijst staat waarom.`);
      else toast.success("De betaaldienst stort het geld terug.", { duration: 5000 });
      onClose();
    },
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: () => refunding.mutate(), reset: refunding.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      title={`${formatEuro(total)} terugstorten?`}
      description={
        <p>
          De betaaldienst stort {now.length === 1 ? "dit bedrag" : `deze ${now.length} bedragen`} terug op de rekening
          waarmee betaald werd. Dit kan niet ongedaan worden gemaakt.
        </p>
      }
      cancelLabel="Nog niet"
      confirmLabel="Ja, terugstorten"
      tone="plain"
      busy={refunding.isPending}
      onConfirm={() => refunding.mutate()}
      onClose={onClose}
    >
      <ErrorNotice
        error={refunding.error}
        words={failedWords("Er is niets teruggestort.", LOOK_FIRST)}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
