import type { DoorList, getDoorList, OfflineScan, OfflineScanAnswer, recordScans } from "@podium/shared/contracts/door";
import type { ScanRequest, ScanResult, scanSeat, unscanSeat } from "@podium/shared/contracts/tickets";
import { call } from "#platform/api-client.ts";
import type { TicketName } from "#features/door/ticket-number.ts";

/** Long enough for a slow hall, short enough for a queue of people; after it the device decides by itself. */
const PATIENCE_MS = 3500;
const LIST_PATIENCE_MS = 15_000;

/** The calls of the door, as `createDoor` takes them. All throw what `call` throws, or a TimeoutError. */
export const doorCalls = {
  loadList: (showId: number): Promise<DoorList> =>
    call<typeof getDoorList>({
      method: "GET",
      path: "/api/reservation/show/:showId/door",
      params: { showId },
      signal: AbortSignal.timeout(LIST_PATIENCE_MS),
    }),

  scan: ({ reservationId, seatId }: TicketName, body: ScanRequest): Promise<ScanResult> =>
    call<typeof scanSeat>({
      method: "POST",
      path: "/api/reservation/:reservationId/scan/:seatId",
      params: { reservationId, seatId },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),

  takeBack: ({ reservationId, seatId }: TicketName): Promise<ScanResult> =>
    call<typeof unscanSeat>({
      method: "DELETE",
      path: "/api/reservation/:reservationId/scan/:seatId",
      params: { reservationId, seatId },
    }),

  sendScans: (device: string, scans: OfflineScan[]): Promise<OfflineScanAnswer[]> =>
    call<typeof recordScans>({
      method: "POST",
      path: "/api/reservation/scans",
      body: { device, scans },
      signal: AbortSignal.timeout(LIST_PATIENCE_MS),
    }),
};

export type DoorCalls = typeof doorCalls;
