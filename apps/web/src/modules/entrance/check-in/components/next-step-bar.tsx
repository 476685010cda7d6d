import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { placeLabel, placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import { Banknote, DoorOpen } from "virtual:icons";
import type { ReactNode } from "react";
import { formatEuro } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { checkInAtom, type CheckInState } from "#modules/entrance/check-in/model/check-in-state.ts";
import type { TicketRef } from "#modules/entrance/check-in/model/ticket-number.ts";
import { findTicket, type Holder, waitingTickets } from "#modules/entrance/check-in/model/validate-ticket.ts";

export interface CheckInActions {
  onCheckIn: (ticket: TicketRef) => void;
  onCheckInAll: (holder: Holder) => void;
  /** These seats are let in once the payment is recorded. */
  onCash: (reservationId: number, seatIds: readonly string[]) => void;
  onCashDue: (reservationId: number, amount: number) => void;
}

/** Within reach of the thumb on a phone; the camera already reads the next ticket. */
export function NextStepBar(actions: CheckInActions) {
  const state = useAtomValue(checkInAtom);
  const step = state.pending || state.presented ? null : nextStep(state);
  if (!step) return null;
  return (
    <section
      aria-label="Volgende stap"
      className="flex flex-col gap-2 rounded-lg border-2 border-brass bg-surface p-3 shadow-raised max-lg:fixed max-lg:inset-x-3 max-lg:bottom-3 max-lg:z-30"
    >
      <Step step={step} reachable={state.reachable} {...actions} />
    </section>
  );
}

function Step({
  step,
  reachable,
  onCheckIn,
  onCheckInAll,
  onCash,
  onCashDue,
}: CheckInActions & { step: NextStep; reachable: boolean }) {
  switch (step.kind) {
    case "cash": {
      const { guest, reservationId, seatId } = step.ticket;
      return (
        <>
          <Words title={`${formatEuro(step.due)} te betalen`}>
            {guest}, reservering {reservationId}
            {!reachable && ". Betalen kan weer zodra er verbinding is."}
          </Words>
          <ActionButton icon={<Banknote />} disabled={!reachable} onClick={() => onCash(reservationId, [seatId])}>
            Nu contant betaald
          </ActionButton>
        </>
      );
    }
    case "cashDue": {
      const { guest, reservationId } = step.ticket;
      return (
        <>
          <Words title={`${formatEuro(step.cashDue)} nog contant te ontvangen`}>
            {guest}, reservering {reservationId}
            {!reachable && ". Noteren kan weer zodra er verbinding is."}
          </Words>
          <ActionButton
            icon={<Banknote />}
            disabled={!reachable}
            onClick={() => onCashDue(reservationId, step.cashDue)}
          >
            Contant ontvangen
          </ActionButton>
        </>
      );
    }
    case "moved":
      return (
        <>
          <Words title={placeLabel(step.ticket)}>De nieuwe plaats van {step.ticket.guest}</Words>
          <ActionButton icon={<DoorOpen />} label={admitLabel(step.ticket)} onClick={() => onCheckIn(step.ticket)}>
            Binnenlaten
          </ActionButton>
        </>
      );
    case "others": {
      const { tickets } = step;
      const [first] = tickets;
      return (
        <>
          <Words title={tickets.length === 1 ? "Nog 1 stoel" : `Nog ${tickets.length} stoelen`}>
            {first?.guest}: {placeLabels(tickets)}
          </Words>
          <ActionButton
            icon={<DoorOpen />}
            label={first && tickets.length === 1 ? admitLabel(first) : undefined}
            onClick={() => first && onCheckInAll(first)}
          >
            {tickets.length === 1 ? "Binnenlaten" : "Allemaal binnenlaten"}
          </ActionButton>
        </>
      );
    }
  }
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <strong className="block text-xl tabular-nums">{title}</strong>
      {children}
    </p>
  );
}

interface ActionButtonProps {
  icon: ReactNode;
  /** Needed when the visible text does not name the guest. */
  label?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ActionButton({ label, ...button }: ActionButtonProps) {
  return <Button size="lg" wide aria-label={label} {...button} />;
}

export function admitLabel(ticket: CheckInTicket): string {
  return `${seatLabel(ticket)} van ${ticket.guest} binnenlaten`;
}

type NextStep =
  | { kind: "cash"; ticket: CheckInTicket; due: number }
  | { kind: "cashDue"; ticket: CheckInTicket; cashDue: number }
  /** The current seat of the guest. */
  | { kind: "moved"; ticket: CheckInTicket }
  /** Paid tickets of the holder who came in that are not in yet, without those passed on to somebody else. */
  | { kind: "others"; tickets: readonly CheckInTicket[] };

export function nextStep({ list, unsent, results }: CheckInState): NextStep | null {
  const last = results.find(({ late }) => late !== true);
  if (!list || !last || last.reservationId === null || last.product) return null;
  const { ok, reservationId, seats, movedTo, unpaid } = last;
  if (ok) {
    const [{ seatId } = { seatId: undefined }] = seats;
    // A result without a seat is a payment: the holder is the payer.
    const holder = list.tickets.find(
      (each) =>
        each.reservationId === reservationId &&
        (seatId === undefined ? each.holderId === undefined : each.seatId === seatId),
    );
    if (holder?.cashDue !== undefined) return { kind: "cashDue", ticket: holder, cashDue: holder.cashDue };
    const tickets = holder ? waitingTickets(list, unsent, holder) : [];
    return tickets.length > 0 ? { kind: "others", tickets } : null;
  }
  const seat = movedTo ?? seats[0];
  const ticket = seat && findTicket(list, { reservationId, seatId: seat.seatId });
  if (!ticket || (movedTo === null && !unpaid)) return null;
  if (ticket.status === "PENDING") return ticket.due === null ? null : { kind: "cash", ticket, due: ticket.due };
  const isWaiting = waitingTickets(list, unsent, ticket).includes(ticket);
  return isWaiting && movedTo !== null ? { kind: "moved", ticket } : null;
}
