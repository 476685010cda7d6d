import type { CheckInList, OfflineScan, OfflineScanResult } from "@podium/shared/contracts/check-in";
import type { HandOutResult, OfflineHandOut, OfflineHandOutResult } from "@podium/shared/contracts/products";
import type { ScanRequest, ScanResult } from "@podium/shared/contracts/tickets";
import { api, isUnanswered } from "#platform/api-client.ts";
import type { HandedOut, ProductRef } from "#modules/entrance/check-in/model/product-lines.ts";
import type { TicketRef } from "#modules/entrance/check-in/model/ticket-number.ts";

/** After this timeout the device decides by itself: the queue at the entrance cannot wait. */
const SCAN_TIMEOUT_MS = 3500;
const LIST_TIMEOUT_MS = 15_000;

interface HandOutRequest {
  count: number;
  clientId: string;
  device: string;
  token: string | undefined;
}

export const checkInCalls = {
  loadList: (showId: number): Promise<CheckInList> =>
    api.getCheckInList({ params: { showId }, signal: AbortSignal.timeout(LIST_TIMEOUT_MS) }),

  scan: ({ reservationId, seatId }: TicketRef, body: ScanRequest): Promise<ScanResult> =>
    api.scanSeat({ params: { reservationId, seatId }, body, signal: AbortSignal.timeout(SCAN_TIMEOUT_MS) }),

  handOut: ({ reservationId, lineId }: ProductRef, body: HandOutRequest): Promise<HandOutResult> =>
    api.handOutProduct({
      params: { id: reservationId, lineId },
      body,
      signal: AbortSignal.timeout(SCAN_TIMEOUT_MS),
    }),

  takeBack: async ({ reservationId, lineId, handedOut }: HandedOut): Promise<void> => {
    const signal = AbortSignal.timeout(SCAN_TIMEOUT_MS);
    await api.takeBackProduct({ params: { id: reservationId, lineId }, query: { handedOut }, signal });
  },

  sendHandOuts: (device: string, handOuts: OfflineHandOut[]): Promise<OfflineHandOutResult[]> =>
    api.recordHandOuts({ body: { device, handOuts }, signal: AbortSignal.timeout(LIST_TIMEOUT_MS) }),

  undoScan: ({ reservationId, seatId }: TicketRef): Promise<ScanResult> =>
    api.unscanSeat({ params: { reservationId, seatId }, signal: AbortSignal.timeout(SCAN_TIMEOUT_MS) }),

  /** Records that the guest paid in cash; idempotent. */
  confirmCash: async (reservationId: number): Promise<void> => {
    const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
    await api.confirmReservation({ params: { id: reservationId }, body: { paymentMethod: "CASH" }, signal });
  },

  /** Records, in full, the cash that completes a transfer that was too low; the server refuses a repeated request. */
  receiveCashDue: async (reservationId: number, amount: number): Promise<void> => {
    const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
    await api.settleCashDue({ params: { id: reservationId }, body: { act: "cash", amount }, signal });
  },

  sendScans: (device: string, scans: OfflineScan[]): Promise<OfflineScanResult[]> =>
    api.recordScans({ body: { device, scans }, signal: AbortSignal.timeout(LIST_TIMEOUT_MS) }),
};

/** Whether the server was unreachable, so that this device decides by itself. */
export function isUnreachable(error: unknown): boolean {
  const isLate = error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
  return isLate || isUnanswered(error);
}

export type CheckInCalls = typeof checkInCalls;
