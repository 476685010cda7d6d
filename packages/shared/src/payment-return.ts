/** In the return URL of who paid for other seats; its value says nothing. */
export const PAID_FOR_SEATS = "plaatsen";

/** Where a provider leads back to: a page that needs no login, as it may be opened in a browser that knows nobody. */
export function paymentReturnPath(reservationId: number, forSeats: boolean): string {
  return `/payments/callback?reservation=${reservationId}${forSeats ? `&${PAID_FOR_SEATS}=1` : ""}`;
}
