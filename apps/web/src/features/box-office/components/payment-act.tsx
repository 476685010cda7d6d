import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { HandCoins, Undo2 } from "virtual:icons";
import { useEffect, useState } from "react";
import { UNDO_MS } from "#entities/reservations/undo-window.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

interface PaymentActProps {
  reservation: Reservation;
  onChanged: (reservation: Reservation) => void;
}

/** 'Betaald', and for some seconds 'Ongedaan maken': in the sheet, because a toast is out of reach behind it. */
export function PaymentAct({ reservation, onChanged }: PaymentActProps) {
  const { id, status, totalprice, user } = reservation;
  const params = { id };
  const [undoable, setUndoable] = useState(false);
  const confirming = useMutation({
    mutationFn: () => api.confirmReservation({ params }),
    onSuccess: (confirmed) => {
      setUndoable(true);
      onChanged(confirmed);
    },
  });
  const undoing = useMutation({
    mutationFn: () => api.undoConfirmation({ params }),
    onSuccess: onChanged,
    onSettled: () => setUndoable(false),
  });
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(() => setUndoable(false), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  const isDue = totalprice > 0 && (status === "PENDING" || status === "EXPIRED");
  const canUndo = undoable && status === "CONFIRMED";
  // One button, so that it keeps the focus.
  const look = canUndo
    ? ({ variant: "secondary", icon: <Undo2 />, children: "Ongedaan maken", busy: undoing.isPending } as const)
    : ({ icon: <HandCoins />, children: "Betaald", busy: confirming.isPending } as const);
  const press = (): void => {
    confirming.reset();
    undoing.reset();
    if (canUndo) undoing.mutate();
    else confirming.mutate();
  };
  return (
    <>
      {(isDue || canUndo) && <Button {...look} onClick={press} />}
      <p role="status" className="order-last basis-full text-sm font-medium text-success empty:hidden">
        {canUndo && `De betaling is bevestigd.${user.email ? " De tickets worden zo dadelijk gemaild." : ""}`}
      </p>
      {(confirming.error ?? undoing.error) && (
        <ErrorNotice
          error={confirming.error ?? undoing.error}
          title={confirming.error ? "De betaling is niet bevestigd." : "De bevestiging is niet ongedaan gemaakt."}
          className="order-last basis-full"
        />
      )}
    </>
  );
}
