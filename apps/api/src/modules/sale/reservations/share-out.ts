import type { Reading } from "#platform/data/database.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { payWith } from "./amount-due.ts";

/**
 * Splits the price of a reservation between money and vouchers after a change of its tickets' prices.
 *
 * @param reservation with the amount due in money before the change
 * @returns in cents: `netCents`, the price before the change; `parts`, the new parts of vouchers; `dueCents`, the new
 *   amount in money; `moneyCents`, its change
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
