import type { startOnlinePayment } from "@podium/shared/contracts/online-payments";
import { call } from "#platform/api-client.ts";

/** Begins or continues an online payment and answers where to pay. @throws {ApiError} 409 with the reason, 503 when the provider is away */
export async function beginOnlinePayment(reservationId: number): Promise<string> {
  const { checkoutUrl } = await call<typeof startOnlinePayment>({
    method: "POST",
    path: "/api/reservation/:id/online-payment",
    params: { id: reservationId },
  });
  return checkoutUrl;
}
