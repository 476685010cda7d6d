import type { Refund } from "@podium/shared/contracts/online-payments";
import { useMutation } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

interface RefundDialogProps {
  refund: Refund;
  onClose: () => void;
  onDone: (refund: Refund) => void;
}

const whereWords: Readonly<Record<Refund["method"], string>> = {
  ONLINE: "bij de betaaldienst",
  TRANSFER: "bij de bank",
  CASH: "aan de kassa of bij de bank",
};

/** The volunteer confirms the refund: the product itself moves no money. */
export function RefundDialog({ refund, onClose, onDone }: RefundDialogProps) {
  const { paymentId, amount, reservation, method, providerReference } = refund;
  const marking = useMutation({ mutationFn: () => api.markRefunded({ params: { paymentId } }), onSuccess: onDone });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Terugbetaald?"
      description={
        <>
          <p>
            Is <strong>{formatEuro(amount)}</strong> terugbetaald aan {reservation.user.firstname}{" "}
            {reservation.user.lastname}
            {providerReference !== "" && ` (betaling ${providerReference})`}?
          </p>
          <p className="mt-3 text-muted">
            Podium stort zelf niets terug: dat doet u {whereWords[method]}. Hier noteert u dat het gebeurd is; dit kan
            niet ongedaan worden gemaakt.
          </p>
        </>
      }
      cancelLabel="Nog niet"
      confirmLabel="Ja, terugbetaald"
      tone="plain"
      busy={marking.isPending}
      onConfirm={() => marking.mutate()}
    >
      <ErrorNotice error={marking.error} className="mt-4" />
    </ConfirmDialog>
  );
}
