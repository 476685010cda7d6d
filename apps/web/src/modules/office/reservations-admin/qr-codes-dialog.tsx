import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { fullName } from "@podium/shared/words/typed-name";
import { QrCode } from "virtual:icons";
import { ticketsQuery } from "#entities/reservations/own-reservations.ts";
import { backend } from "#live/live.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";

interface QrCodesDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

export function QrCodesDialog({ reservation, onClose }: QrCodesDialogProps) {
  const query = useLiveQuery(ticketsQuery(reservation.id, backend, backend.rooms.payments));
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title="QR Codes"
      description={`Reservering ${reservation.id} van ${fullName(reservation.user)}, ${reservation.show.name}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Sluiten
        </Button>
      }
    >
      {query.data ? <QrCodes reservation={query.data} /> : <LoadState query={query} loading="QR-codes laden..." />}
    </Dialog>
  );
}

function QrCodes({ reservation: { qrCodes, seats } }: { reservation: Reservation }) {
  if (!qrCodes || qrCodes.length === 0) {
    return (
      <EmptyState icon={<QrCode />} title="Nog geen QR-codes">
        QR-code beschikbaar na ontvangst van de betaling
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
      {qrCodes.map((source, index) => {
        const seat = seats[index];
        const label = seat ? seatLabel(seat.seat) : `Ticket ${index + 1}`;
        return (
          <li key={source} className="flex flex-col items-center gap-2 rounded-lg border border-line p-3">
            <img src={source} alt={`QR-code van ${label}`} width={150} height={150} className="rounded-sm bg-cream" />
            <span className="font-semibold">{label}</span>
            {seat?.scannedAt && <Badge tone="success">Gescand om {formatTime(seat.scannedAt)}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
