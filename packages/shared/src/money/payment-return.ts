/** Parameter in the return URL of a payment for other seats; its value has no meaning. */
export const PAID_FOR_SEATS = "plaatsen";

/** Returns the path to which a provider returns visitors: needs no login, as another browser may open it. */
export function paymentReturnPath(reservationId: number, forSeats: boolean): string {
  return `/payments/callback?reservation=${reservationId}${forSeats ? `&${PAID_FOR_SEATS}=1` : ""}`;
}
