import type { ScanResult, Tickets as TicketsJson } from "@podium/shared/contracts/tickets";
import { qrDataUrl } from "@podium/shared/qr-image";
import { seatLabel } from "@podium/shared/seat-id";
import { presentReservation } from "#features/reservations/reservation.presenter.ts";
import type { Tickets } from "./tickets.service.ts";

export async function presentTickets({ reservation, qrContents }: Tickets): Promise<TicketsJson> {
  return {
    ...presentReservation(reservation),
    ...(qrContents && { qrContents, qrCodes: await Promise.all(qrContents.map(qrDataUrl)) }),
  };
}

export function presentScan({ seatId, at }: { seatId: string; at: Date }): ScanResult {
  return { seatId, ok: true, at: at.toISOString(), message: `Welkom! ${seatLabel(seatId)}.` };
}

export function presentUndoneScan({ seatId, at }: { seatId: string; at: Date }): ScanResult {
  return { seatId, ok: true, at: at.toISOString(), message: `De scan van ${seatLabel(seatId)} is teruggenomen.` };
}
