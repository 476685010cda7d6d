import type { ByHand, Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { Banknote, CreditCard, Landmark } from "virtual:icons";
import { useState } from "react";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

interface PaidDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onPaid: (reservation: Reservation, paidWith: ByHand) => void;
}

const icon = "size-6 text-accent";
const WAYS = [
  { value: "CASH", label: "Contant", hint: "U kreeg het geld.", icon: <Banknote className={icon} /> },
  {
    value: "MANUAL",
    label: "Overschrijving",
    hint: "U zag het geld op de rekening.",
    icon: <Landmark className={icon} />,
  },
  { value: "CARD", label: "Kaart", hint: "De betaalterminal keurde het goed.", icon: <CreditCard className={icon} /> },
] as const;

/** Asks for the payment method, which decides how a possible refund is paid. */
export function PaidDialog({ reservation, onClose, onPaid }: PaidDialogProps) {
  const { id, totalprice, user } = reservation;
  const [way, setWay] = useState<ByHand | null>(null);
  const confirming = useMutation({
    mutationFn: (paymentMethod: ByHand) => api.confirmReservation({ params: { id }, body: { paymentMethod } }),
    onSuccess: onPaid,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Hoe werd er betaald?"
      description={
        <p>
          <strong>{formatEuro(totalprice)}</strong> van {user.firstname} {user.lastname}, reservering {id}.
        </p>
      }
      cancelLabel="Nog niet betaald"
      confirmLabel="Betaling bevestigen"
      tone="plain"
      busy={confirming.isPending}
      disabled={way === null}
      onConfirm={() => way !== null && confirming.mutate(way)}
    >
      <RadioCards<ByHand>
        legend="Betaald met"
        className="mt-4"
        options={WAYS}
        value={way}
        onChange={(chosen) => {
          confirming.reset();
          setWay(chosen);
        }}
      />
      <ErrorNotice error={confirming.error} title="De betaling is niet bevestigd." className="mt-4" />
    </ConfirmDialog>
  );
}
