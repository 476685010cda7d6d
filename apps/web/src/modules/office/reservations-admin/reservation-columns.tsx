import type { Reservation } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { QrCode, SquarePen } from "virtual:icons";
import { reservationColumns as sharedColumns } from "#entities/reservations/reservation-columns.tsx";
import { typesInWords } from "#entities/reservations/reservation-words.ts";
import { reservationStatus } from "#messages/nl/payment.ts";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SeatPreview } from "./seat-preview.tsx";

interface ReservationColumnsOptions {
  marks: ReadonlyMap<number, string>;
  onShowQrCodes: (reservation: Reservation) => void;
  onOpen: (reservation: Reservation) => void;
}

/** The columns of Reservatie beheer (specification, section 2); ids are what the API sorts by. */
export function reservationColumns({
  marks,
  onShowQrCodes,
  onOpen,
}: ReservationColumnsOptions): DataColumn<Reservation>[] {
  const columns = sharedColumns(marks);
  return [
    columns.id,
    { ...columns.reservedAt, under: "id" },
    columns.user,
    columns.email,
    columns.show,
    columns.date,
    {
      id: "seats",
      header: "Zitplaatsen",
      cell: ({ seats }) => (
        <>
          <SeatPreview seats={seats} />
          <span className="block text-sm text-muted wrap-anywhere empty:hidden">{typesInWords(seats)}</span>
        </>
      ),
      text: ({ seats }) => seats.map(({ seat }) => seat.seatId).join(", "),
    },
    {
      ...columns.confirmed,
      under: "totalprice",
      cell: (reservation) => (
        <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
          {columns.confirmed.cell(reservation)}
          {!isActive(reservation) && (
            <span className="text-sm text-muted">{reservationStatus()[reservation.status].toLowerCase()}</span>
          )}
        </span>
      ),
    },
    columns.totalprice,
    {
      id: "qrCodes",
      header: "QR Codes",
      cell: (reservation) => (
        <Button
          size="sm"
          variant="secondary"
          icon={<QrCode className="size-4 shrink-0 lg:max-xl:hidden" />}
          className="lg:max-xl:max-w-24"
          aria-describedby={`reservation-${reservation.id}`}
          onClick={() => onShowQrCodes(reservation)}
        >
          Bekijk QR Codes
        </Button>
      ),
    },
    {
      id: "actions",
      header: "Acties",
      cell: (reservation) => (
        <IconButton
          label={`Beheer reservering ${reservation.id}`}
          icon={<SquarePen />}
          className="lg:size-9"
          onClick={() => onOpen(reservation)}
        />
      ),
    },
  ];
}
