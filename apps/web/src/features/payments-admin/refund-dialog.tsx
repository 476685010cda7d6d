import type { Refund } from "@podium/shared/contracts/online-payments";
import { useMutation } from "@tanstack/react-query";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { postRefunded } from "./api/refunds.ts";

interface RefundDialogProps {
  refund: Refund;
  onClose: () => void;
  onDone: (refund: Refund) => void;
}

/** Asks whether the money really went back: the product itself moves none. */
export function RefundDialog({ refund, onClose, onDone }: RefundDialogProps) {
  const { paymentId, amount, reservation, providerReference } = refund;
  const marking = useMutation({ mutationFn: postRefunded, onSuccess: onDone });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Terugbetaald?"
      description={
        <>
          <p>
            Is <strong>{formatEuro(amount)}</strong> terugbetaald aan {reservation.user.firstname}{" "}
            {reservation.user.lastname} (betaling {providerReference})?
          </p>
          <p className="mt-3 text-muted">
            Podium stort zelf niets terug: dat doe je bij de betaaldienst. Hier noteer je dat het gebeurd is; dit kan
            niet ongedaan worden gemaakt.
          </p>
        </>
      }
      cancelLabel="Nog niet"
      confirmLabel="Ja, terugbetaald"
      tone="plain"
      busy={marking.isPending}
      onConfirm={() => marking.mutate(paymentId)}
    >
      {marking.isError && (
        <Notice tone="danger" announce className="mt-4">
          {marking.error.message}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
