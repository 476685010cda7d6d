import type { Reservation } from "./reservations.repository.ts";

/** Returns the price of the seats and the reductions by codes and vouchers, in euros. */
export function reductionsOf(
  reservation: Pick<Reservation, "seats" | "vouchers" | "totalCents" | "returnedGrossCents">,
) {
  const { seats, vouchers, totalCents, returnedGrossCents } = reservation;
  const grossCents = seats.reduce((sum, seat) => sum + seat.grossCents, returnedGrossCents);
  const discountCents = grossCents - vouchers.reduce((sum, { cents }) => sum + cents, totalCents);
  return {
    grossPrice: grossCents / 100,
    ...(discountCents > 0 && { discount: discountCents / 100 }),
    ...(vouchers.length > 0 && { vouchers: vouchers.map(({ code, cents }) => ({ code, amount: cents / 100 })) }),
  };
}
