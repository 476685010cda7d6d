import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { seatLabel } from "@podium/shared/seat-id";
import { Check } from "lucide-react";
import { formatTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { checkInAtom } from "#features/check-in/model/check-in-state.ts";
import type { GuestTickets } from "#features/check-in/model/find-guests.ts";
import { scannedAt } from "#features/check-in/model/validate-ticket.ts";
import type { TicketRef } from "#features/check-in/model/ticket-number.ts";

interface GuestRowProps {
  group: GuestTickets;
  onCheckIn: (ticket: TicketRef) => void;
  onUndo: (ticket: CheckInTicket) => void;
}

export function GuestRow({ group: { guest, reservationId, tickets }, onCheckIn, onUndo }: GuestRowProps) {
  const { unsent, reachable } = useAtomValue(checkInAtom);
  return (
    <li className="py-3">
      <p>
        <strong>{guest}</strong> <span className="text-muted">nr. {reservationId}</span>
      </p>
      <ul className="mt-1 flex flex-col gap-2">
        {tickets.map((ticket) => {
          const at = scannedAt(ticket, unsent);
          const label = seatLabel(ticket.seatId);
          return (
            <li key={ticket.seatId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-36 flex-1">{label}</span>
              {ticket.status === "PENDING" && <Badge tone="danger">Niet betaald</Badge>}
              {ticket.status === "CONFIRMED" && at === null && (
                <Button
                  variant="secondary"
                  aria-label={`${label} van ${guest} binnenlaten`}
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
                      onClick={() => onUndo(ticket)}
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
    </li>
  );
}
