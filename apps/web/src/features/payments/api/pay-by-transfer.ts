import type { payByTransfer } from "@podium/shared/contracts/online-payments";
import { call } from "#platform/api-client.ts";

/** Pays by bank transfer instead of online. @throws {ApiError} 409 with the reason */
export async function switchToTransfer(reservationId: number): Promise<void> {
  await call<typeof payByTransfer>({
    method: "POST",
    path: "/api/reservation/:id/pay-by-transfer",
    params: { id: reservationId },
  });
}
