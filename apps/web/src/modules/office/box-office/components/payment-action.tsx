import type { ByHand, Reservation } from "@podium/shared/contracts/reservations";
import type { Terminal } from "@podium/shared/contracts/terminal-payments";
import { useMutation } from "@tanstack/react-query";
import { Banknote, CreditCard, HandCoins, Landmark, Undo2 } from "virtual:icons";
import { useEffect, useState } from "react";
import { NoShiftLine } from "#entities/cash-shifts/no-shift-line.tsx";
import { UNDO_MS } from "#entities/reservations/undo-window.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { formatEuro } from "#platform/format.ts";
import { TerminalDialog } from "#modules/office/box-office/terminal/terminal-dialog.tsx";
import { TerminalSelect } from "#modules/office/box-office/terminal/terminal-select.tsx";
import { useTerminalChoice } from "#modules/office/box-office/terminal/terminals.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

interface PaymentActionProps {
  reservation: Reservation;
  onChanged: (reservation: Reservation) => void;
}

/** Undoing a transfer is offered here for some seconds: a toast would be out of reach behind the sheet. */
export function PaymentAction({ reservation, onChanged }: PaymentActionProps) {
  const { id, status, totalprice, user } = reservation;
  const params = { id };
  const [asking, setAsking] = useState(false);
  const [paidWith, setPaidWith] = useState<ByHand | null>(null);
  const undoing = useMutation({
    mutationFn: () => api.undoConfirmation({ params }),
    onSuccess: onChanged,
    onSettled: () => setPaidWith(null),
  });
  useEffect(() => {
    if (paidWith === null) return undefined;
    const timer = setTimeout(() => setPaidWith(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [paidWith]);

  const isDue = totalprice > 0 && (status === "PENDING" || status === "EXPIRED");
  const isDone = paidWith !== null && status === "CONFIRMED";
  // Only transfers can be undone: a volunteer who counted cash, or saw a card's slip, is not mistaken about it.
  const canUndo = isDone && paidWith === "MANUAL";
  // Both actions share one button, so that it keeps the focus.
  const look = canUndo
    ? ({ variant: "secondary", icon: <Undo2 />, children: "Ongedaan maken", busy: undoing.isPending } as const)
    : ({ icon: <HandCoins />, children: "Betaald" } as const);
  const press = (): void => {
    undoing.reset();
    if (canUndo) undoing.mutate();
    else setAsking(true);
  };
  return (
    <>
      {(isDue || canUndo) && <Button {...look} onClick={press} />}
      <p role="status" className="order-last basis-full text-sm font-medium text-success empty:hidden">
        {isDone && `De betaling is bevestigd.${user.email ? " De tickets worden zo dadelijk gemaild." : ""}`}
      </p>
      {undoing.error && (
        <ErrorNotice
          error={undoing.error}
          title="De bevestiging is niet ongedaan gemaakt."
          className="order-last basis-full"
        />
      )}
      {asking && (
        <PaidDialog
          reservation={reservation}
          onClose={() => setAsking(false)}
          onPaid={(confirmed, way) => {
            setAsking(false);
            setPaidWith(way);
            onChanged(confirmed);
          }}
        />
      )}
    </>
  );
}

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
  { value: "CARD", label: "Kaart", hint: "Aan de betaalterminal.", icon: <CreditCard className={icon} /> },
] as const;

/** Asks for the payment method, which decides how a possible refund is paid. */
function PaidDialog({ reservation, onClose, onPaid }: PaidDialogProps) {
  const { id, totalprice, user } = reservation;
  const [way, setWay] = useState<ByHand | null>(null);
  // Nothing is sent to a terminal for a reservation that may not get its seats back.
  const choice = useTerminalChoice(way === "CARD" && reservation.status === "PENDING");
  const [atTerminal, setAtTerminal] = useState<Terminal | null>(null);
  const confirming = useMutation({
    mutationFn: (paymentMethod: ByHand) => api.confirmReservation({ params: { id }, body: { paymentMethod } }),
    onSuccess: onPaid,
  });
  if (atTerminal)
    return (
      <TerminalDialog
        reservation={reservation}
        terminal={atTerminal}
        onPaid={(paid) => onPaid(paid, "CARD")}
        onClose={() => setAtTerminal(null)}
      />
    );
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
      confirmLabel={choice.terminal ? "Naar de terminal" : "Betaling bevestigen"}
      tone="plain"
      busy={confirming.isPending || choice.isLoading}
      disabled={way === null}
      onConfirm={() => {
        if (choice.terminal) setAtTerminal(choice.terminal);
        else if (way !== null) confirming.mutate(way);
      }}
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
      {way === "CARD" && <TerminalSelect choice={choice} className="mt-4" />}
      {way === "CASH" && <NoShiftLine />}
      <ErrorNotice error={confirming.error} title="De betaling is niet bevestigd." className="mt-4" />
    </ConfirmDialog>
  );
}
