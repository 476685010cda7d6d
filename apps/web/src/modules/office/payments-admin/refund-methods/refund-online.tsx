import { MAX_REFUNDS_AT_ONCE, type Refund } from "@podium/shared/contracts/refunds";
import { sumOfEuros } from "@podium/shared/money/money";
import { useMutation } from "@tanstack/react-query";
import { Badge } from "#ui/badge.tsx";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { replaceRefund } from "#modules/office/payments-admin/api/refunds.ts";

/** State of a refund by the payment provider; null when none was requested, or once the requested one is paid. */
export function OnlineState({ refund: { online, refundedAt } }: { refund: Refund }) {
  if (!online) return null;
  if (online.elsewhere && online.state !== "FAILED")
    return <p className="text-sm text-muted">Werd in het dashboard van de betaaldienst al teruggestort.</p>;
  if (refundedAt !== null) return null;
  if (online.state === "ASKED" && online.error !== null) return <p className="text-sm text-warning">{online.error}</p>;
  if (online.state === "FAILED")
    return (
      <p className="text-sm text-danger">
        Terugstorten via de betaaldienst mislukte. {online.error} Probeer het opnieuw, of betaal het anders terug.
      </p>
    );
  return <Badge tone="info">Onderweg via de betaaldienst</Badge>;
}

export function RefundOnlineDialog({ refunds, onClose }: { refunds: readonly Refund[]; onClose: () => void }) {
  const now = refunds.slice(0, MAX_REFUNDS_AT_ONCE);
  const total = sumOfEuros(now.map(({ amount }) => amount));
  const refunding = useMutation({
    mutationFn: () => api.refundOnline({ body: { paymentIds: now.map(({ paymentId }) => paymentId) } }),
    onSuccess: (results) => {
      for (const refund of results) replaceRefund(refund);
      const failed = results.filter(({ online }) => online?.state === "FAILED").length;
      if (failed > 0) toast.error(`${failed} van ${results.length} lukte niet. In de lijst staat waarom.`);
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
