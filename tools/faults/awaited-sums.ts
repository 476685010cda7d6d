import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "@podium/shared/contracts/client";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { registerUser, sellVoucher, showForm } from "@podium/shared/test/steps.ts";
import { type Query, readBooks } from "./books.ts";
import { reserveInTime } from "./reserve-in-time.ts";
import { compareBooks, dueOf } from "./sum-checks.ts";

/** Generous, because a slow machine may need many tries to read the books twice before the reservations expire. */
const GIVE_UP_MS = 300_000;
const PRICE_EUROS = 12.35;
/** Less than the price of the seats, so that money is still due. */
const VOUCHER_EUROS = 5.05;

/** Reserves seats of a new show with a code and a voucher, to be paid by transfer and online. */
async function sellUnpaid(url: string, admin: Api): Promise<void> {
  const { id: showId } = await admin.createShow({
    body: showForm({ name: "Nog te betalen", pricePerSeat: PRICE_EUROS }),
  });
  const { code: ticketCode } = await admin.createTicketCode({ body: { type: "DISCOUNT", percent: 15, maxTickets: 9 } });
  const { code: voucher } = await sellVoucher(admin, VOUCHER_EUROS);
  const user = apiOver(overFetch(url), (await registerUser(apiOver(overFetch(url)))).token);
  await reserveInTime(user, showId, ALL_SEATS.slice(0, 3), { ticketCode, vouchers: [voucher] });
  await reserveInTime(user, showId, ALL_SEATS.slice(4, 5), { ticketCode, paymentMethod: "PAYCONIQ" });
}

/** Compares the books while reservations await payment, because at rest none do. */
export async function compareWhileAwaited(
  url: string,
  admin: Api,
  query: Query,
): Promise<{ wrong: string[]; awaitedCents: number }> {
  const deadline = Date.now() + GIVE_UP_MS;
  let why = "it had expired";
  while (Date.now() < deadline) {
    try {
      await sellUnpaid(url, admin);
      const books = await readBooks(admin, query);
      const awaitedCents = dueOf(books.reservations, "PENDING");
      if (awaitedCents > 0) return { wrong: compareBooks(books), awaitedCents };
    } catch (error) {
      // A server may not be up again yet.
      why = String(error);
      await sleep(500);
    }
  }
  return { wrong: [`the sums were never compared while something was awaited: ${why}`], awaitedCents: 0 };
}
