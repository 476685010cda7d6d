import type { Reservation } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { useMutation } from "@tanstack/react-query";
import { Armchair, Ban, CalendarSync, Minus, Plus, Send, StickyNote, UserPen, UserX } from "virtual:icons";
import type { ReactNode } from "react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { CashDueAction } from "./cash-due-action.tsx";
import { PaymentAction } from "./payment-action.tsx";
import { ReservationFacts } from "./reservation-facts.tsx";

/** Actions that open a dialog of their own. */
export type ReservationAction = "move" | "add" | "giveUp" | "rebook" | "guest" | "remark" | "cancel" | "cancelAccount";

interface ReservationSheetProps {
  reservation: Reservation;
  print?: ReactNode;
  /** Shows which of the tickets were passed on or given back. */
  handed?: ReactNode;
  mails?: ReactNode;
  /** Undefined for users who may not read the log. */
  history: ReactNode | undefined;
  onClose: () => void;
  onAction: (action: ReservationAction) => void;
  onPaid: (reservation: Reservation) => void;
  onResent: () => void;
}

export function ReservationSheet({ reservation, print, handed, mails, history, ...props }: ReservationSheetProps) {
  const { onClose, onAction, onPaid, onResent } = props;
  const { id, user, seats, confirmed, hasAccount } = reservation;
  const active = isActive(reservation);
  const inHall = seats.some(({ scannedAt }) => scannedAt !== null);
  const resending = useMutation({
    mutationFn: () => api.resendTickets({ params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onResent();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={`Reservering ${id}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Sluiten
        </Button>
      }
    >
      <ReservationFacts reservation={reservation} />
      {reservation.status !== "CANCELLED" && (
        <div role="group" aria-label="Acties" className="mt-5 flex flex-wrap gap-3">
          <PaymentAction reservation={reservation} onChanged={onPaid} />
          <CashDueAction reservation={reservation} onChanged={onPaid} />
          {confirmed && user.email && (
            <Button variant="secondary" icon={<Send />} busy={resending.isPending} onClick={() => resending.mutate()}>
              Tickets opnieuw versturen
            </Button>
          )}
          {confirmed && print}
          {active && (
            <>
              <Button variant="secondary" icon={<Armchair />} disabled={inHall} onClick={() => onAction("move")}>
                Verplaatsen
              </Button>
              <Button variant="secondary" icon={<Plus />} onClick={() => onAction("add")}>
                Plaats erbij
              </Button>
              {seats.length > 1 && (
                <Button variant="secondary" icon={<Minus />} onClick={() => onAction("giveUp")}>
                  Plaats teruggeven
                </Button>
              )}
              <Button variant="secondary" icon={<CalendarSync />} disabled={inHall} onClick={() => onAction("rebook")}>
                Andere avond
              </Button>
              {hasAccount === false && (
                <Button variant="secondary" icon={<UserPen />} onClick={() => onAction("guest")}>
                  Gast verbeteren
                </Button>
              )}
              <Button variant="secondary" icon={<StickyNote />} onClick={() => onAction("remark")}>
                Opmerking
              </Button>
              <Button
                variant="quiet"
                className="text-danger"
                icon={<Ban />}
                disabled={inHall}
                onClick={() => onAction("cancel")}
              >
                Annuleren
              </Button>
              {!confirmed && hasAccount && (
                <Button
                  variant="quiet"
                  className="text-danger"
                  icon={<UserX />}
                  onClick={() => onAction("cancelAccount")}
                >
                  Alles van deze account annuleren
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {active && inHall && (
        <p className="mt-2 text-sm text-muted">
          Wie al binnen is, houdt zijn plaats: neem eerst de scan terug bij Zaalopvolging.
        </p>
      )}
      <ErrorNotice error={resending.error} title="De tickets zijn niet verstuurd." className="mt-4" />
      {handed}
      {mails}
      {history !== undefined && (
        <section aria-labelledby={`history-${id}`} className="mt-6">
          <h3 id={`history-${id}`} className="mb-2 text-lg">
            Geschiedenis
          </h3>
          {history}
        </section>
      )}
    </Dialog>
  );
}
