import type { ScanResult, scanSeat, unscanSeat } from "@podium/shared/contracts/tickets";
import { call } from "#platform/api-client.ts";

interface SeatOfReservation {
  reservationId: number;
  seatId: string;
}

/** Lets somebody in by hand, without the ticket. @throws {ApiError} 404 RESERVATION_NOT_FOUND, 409 NOT_CONFIRMED, ALREADY_SCANNED */
export function postScan(params: SeatOfReservation): Promise<ScanResult> {
  return call<typeof scanSeat>({
    method: "POST",
    path: "/api/reservation/:reservationId/scan/:seatId",
    params: { ...params },
    body: undefined,
  });
}

/** Takes a scan back. @throws {ApiError} 404 RESERVATION_NOT_FOUND, 409 NOT_SCANNED */
export function deleteScan(params: SeatOfReservation): Promise<ScanResult> {
  return call<typeof unscanSeat>({
    method: "DELETE",
    path: "/api/reservation/:reservationId/scan/:seatId",
    params: { ...params },
  });
}
