import type { Reading } from "#platform/database.ts";
import type { VouchersService } from "#features/vouchers/vouchers.service.ts";
import { payWith } from "./amount-due.ts";

/**
 * Splits a reservation whose tickets cost so much more or less between money and vouchers.
 *
 * @param reservation with what is due in money before
 * @returns in cents: what all cost before, what each voucher pays then, what is due in money then, and by how much that
 *   differs
 */
export async function shareOut(
  vouchers: Pick<VouchersService, "partsOf">,
  { db }: Reading,
  { id, totalCents }: { id: number; totalCents: number },
  changeCents: number,
) {
  const paid = await vouchers.partsOf({ db }, id);
  const netCents = paid.reduce((sum, { cents }) => sum + cents, totalCents);
  const balances = paid.map(({ voucherId, cents }) => ({ id: voucherId, balanceCents: cents }));
  const { parts, dueCents } = payWith(netCents + changeCents, balances);
  return { netCents, parts, dueCents, moneyCents: dueCents - totalCents };
}
