import type { CheckInList, CheckInTicket } from "@podium/shared/contracts/check-in";
import { seatLabel, withKind } from "@podium/shared/halls/seat-names";
import { Banknote, Check, DoorOpen } from "virtual:icons";
import { formatEuro, formatTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import type { GuestTickets } from "#modules/entrance/check-in/model/find-guests.ts";
import { scannedAt, waitingTickets } from "#modules/entrance/check-in/model/validate-ticket.ts";
import { type ProductActions, ProductLines } from "./product-lines.tsx";
import { admitLabel, type CheckInActions } from "./next-step-bar.tsx";

interface GuestRowProps extends CheckInActions, ProductActions {
  group: GuestTickets;
  onUndo: (tickets: readonly CheckInTicket[]) => void;
}

export function GuestRow({
  group,
  onCheckIn,
  onCheckInAll,
  onCash,
  onCashDue,
  onUndo,
  onHandOut,
  onTakeBack,
}: GuestRowProps) {
  const { guest, reservationId, tickets, holderId } = group;
  const { list, unsent, reachable, pending } = useAtomValue(checkInAtom);
  const waiting = waitingTickets(list, unsent, group).length;
  const due = tickets.find(({ status }) => status === "PENDING")?.due ?? null;
  const cashDue = tickets.find((ticket) => ticket.cashDue !== undefined)?.cashDue;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-36 flex-1">
          <strong>{guest}</strong> <span className="text-muted">nr. {reservationId}</span>
        </p>
        {waiting > 1 && (
          <Button
            variant="secondary"
            icon={<DoorOpen />}
            disabled={pending}
            aria-label={`Allemaal binnenlaten: ${waiting} stoelen van ${guest}`}
            onClick={() => onCheckInAll(group)}
          >
            Allemaal binnenlaten
          </Button>
        )}
      </div>
      {tickets[0]?.remark !== undefined && <p className="mt-1 font-semibold text-warning">{tickets[0].remark}</p>}
      {due !== null && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-36 flex-1">
            Nog te betalen: <strong className="tabular-nums">{formatEuro(due)}</strong>
          </p>
          <Button
            icon={<Banknote />}
            disabled={!reachable || pending}
            aria-label={`Nu contant betaald: ${formatEuro(due)} van ${guest}`}
            onClick={() => onCash(reservationId, seatsOf(list, reservationId))}
          >
            Nu contant betaald
          </Button>
        </div>
      )}
      {cashDue !== undefined && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-36 flex-1">
            Nog contant te ontvangen: <strong className="tabular-nums">{formatEuro(cashDue)}</strong>
          </p>
          <Button
            icon={<Banknote />}
            disabled={!reachable || pending}
            aria-label={`Contant ontvangen: ${formatEuro(cashDue)} van ${guest}`}
            onClick={() => onCashDue(reservationId, cashDue)}
          >
            Contant ontvangen
          </Button>
        </div>
      )}
      <ul className="mt-1 flex flex-col gap-2">
        {tickets.map((ticket) => {
          const at = scannedAt(ticket, unsent);
          const label = seatLabel(ticket);
          return (
            <li key={ticket.seatId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-36 flex-1 wrap-anywhere">{withKind(label, ticket)}</span>
              {ticket.ticketType !== undefined && <Badge tone="info">{ticket.ticketType}</Badge>}
              {ticket.status === "PENDING" && <Badge tone="danger">Niet betaald</Badge>}
              {ticket.status === "CONFIRMED" && at === null && (
                <Button
                  variant="secondary"
                  disabled={pending}
                  aria-label={admitLabel(ticket)}
                  onClick={() => onCheckIn(ticket)}
                >
                  Binnenlaten
                </Button>
              )}
              {at !== null && (
                <>
                  <Badge tone="success" icon={<Check />}>
                    Binnen om {formatTime(at)}
                  </Badge>
                  {reachable && ticket.scannedAt !== null && (
                    <Button
                      variant="quiet"
                      aria-label={`Scan van ${label} van ${guest} terugnemen`}
                      onClick={() => onUndo([ticket])}
                    >
                      Terugnemen
                    </Button>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {/* Passed on were tickets alone: products stay with who bought them. */}
      {holderId === undefined && (
        <ProductLines
          lines={list?.products?.filter((line) => line.reservationId === reservationId) ?? []}
          onHandOut={onHandOut}
          onTakeBack={onTakeBack}
        />
      )}
    </li>
  );
}

/** Returns the only seat; of several seats it is unknown which guests have arrived. */
function seatsOf(list: CheckInList | null, reservationId: number): string[] {
  const own = list?.tickets.filter((ticket) => ticket.reservationId === reservationId) ?? [];
  return own.length === 1 ? own.map(({ seatId }) => seatId) : [];
}
