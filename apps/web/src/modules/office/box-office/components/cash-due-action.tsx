import type { CashDueAction as Action } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { Banknote, CreditCard, HandCoins, HeartHandshake } from "virtual:icons";
import { useState } from "react";
import { NoShiftLine } from "#entities/cash-shifts/no-shift-line.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

interface CashDueActionProps {
  reservation: Reservation;
  onChanged: (reservation: Reservation) => void;
}

const DONE: Record<Action, string> = {
  cash: "De rest is contant ontvangen. Het staat in de kassa van vanavond.",
  card: "De rest is met de kaart ontvangen.",
  accept: "De rest is kwijtgescholden.",
};

/** The button 'Ontvangen' for the rest of a short transfer; asks whether it was paid in cash, by card, or is waived. */
export function CashDueAction({ reservation, onChanged }: CashDueActionProps) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<Action | null>(null);
  const { cashDue } = reservation;
  return (
    <>
      {cashDue !== undefined && (
        <Button icon={<HandCoins />} onClick={() => setAsking(true)}>
          Ontvangen
        </Button>
      )}
      <p role="status" className="order-last basis-full text-sm font-medium text-success empty:hidden">
        {done !== null && cashDue === undefined && DONE[done]}
      </p>
      {asking && cashDue !== undefined && (
        <CashDueDialog
          reservation={reservation}
          cashDue={cashDue}
          onClose={() => setAsking(false)}
          onSettled={(settled, action) => {
            setAsking(false);
            setDone(action);
            onChanged(settled);
          }}
        />
      )}
    </>
  );
}

const icon = "size-6 text-accent";
const ACTIONS = [
  { value: "cash", label: "Contant", hint: "U kreeg het geld.", icon: <Banknote className={icon} /> },
  { value: "card", label: "Kaart", hint: "De betaalterminal keurde het goed.", icon: <CreditCard className={icon} /> },
  {
    value: "accept",
    label: "Kwijtschelden",
    hint: "De gast hoeft het niet meer te betalen.",
    icon: <HeartHandshake className={icon} />,
  },
] as const;

interface CashDueDialogProps {
  reservation: Reservation;
  cashDue: number;
  onClose: () => void;
  onSettled: (reservation: Reservation, action: Action) => void;
}

function CashDueDialog({ reservation: { id, user }, cashDue, onClose, onSettled }: CashDueDialogProps) {
  const [action, setAction] = useState<Action | null>(null);
  const settling = useMutation({
    mutationFn: (chosen: Action) => api.settleCashDue({ params: { id }, body: { act: chosen, amount: cashDue } }),
    onSuccess: onSettled,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Hoe kwam de rest?"
      description={
        <p>
          De overschrijving was te klein: nog <strong>{formatEuro(cashDue)}</strong> van {fullName(user)}, reservering{" "}
          {id}. Dit kan niet ongedaan worden gemaakt.
        </p>
      }
      cancelLabel="Nog niet"
      confirmLabel={action === "accept" ? "Kwijtschelden" : "Ontvangst bevestigen"}
      tone="plain"
      busy={settling.isPending}
      disabled={action === null}
      onConfirm={() => action !== null && settling.mutate(action)}
    >
      <RadioCards<Action>
        legend="De rest"
        className="mt-4"
        options={ACTIONS}
        value={action}
        onChange={(chosen) => {
          settling.reset();
          setAction(chosen);
        }}
      />
      {action === "cash" && <NoShiftLine />}
      <ErrorNotice error={settling.error} words={failedWords("Er is niets genoteerd.", LOOK_FIRST)} className="mt-4" />
    </ConfirmDialog>
  );
}
