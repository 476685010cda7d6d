import { reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A refund account that is no longer needed: the query that counts what is stored of it, and its term's start. */
export async function keptRefundAccount({ podium }: { podium: TestApp }): Promise<{ start: Date; kept: string }> {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A"]);
  const start = podium.deps.clock.now();
  const account = { reservationId: id, iban: "BE68539007547034", givenAt: start };
  await podium.deps.database.db.insertInto("refundAccounts").values(account).execute();
  return { start, kept: `select count(*) from refund_accounts where reservation_id = ${id}` };
}
