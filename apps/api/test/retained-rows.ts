import { randomUUID } from "node:crypto";
import { reserve } from "@podium/shared/test/steps.ts";
import type { Account } from "#platform/http/caller.ts";
import { makeShow, makeUser } from "./factories.ts";
import type { TestApp } from "./test-app.ts";
import type { FakeClock } from "./fake-clock.ts";

/** A refund account that is no longer needed: the query that counts what is stored of it, and its term's start. */
async function retainedRefundAccount({ podium }: { podium: TestApp }): Promise<{ start: Date; kept: string }> {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A"]);
  const start = podium.deps.clock.now();
  const account = { reservationId: id, iban: "BE68539007547034", givenAt: start };
  await podium.deps.database.db.insertInto("refundAccounts").values(account).execute();
  return { start, kept: `select count(*) from refund_accounts where reservation_id = ${id}` };
}

type World = { podium: TestApp; admin: { id: number } };

const MIA = { name: "Mia", email: "mia@bon.example" };
const sale = (actorId: number) => ({ cents: 1000, origin: "SOLD", actorId, key: randomUUID() }) as const;

/** Vouchers with the start of their retention term, and the query that counts what is stored of them. */
export function retainedVouchers(clock: FakeClock) {
  return {
    async namesOfVouchers({ podium, admin }: World) {
      const { id } = await podium.deps.vouchers.sell({ ...sale(admin.id), ...MIA, reason: "voor Mia" });
      const nobodys = await podium.deps.vouchers.sell(sale(admin.id));
      await podium.deps.vouchers.setBlocked(nobodys.id, true, "Mia is hem kwijt", admin.id);
      return {
        start: clock.now(),
        kept: `select (select count(*) from vouchers where id = ${id} and name || email <> '')
          + (select count(*) from voucher_entries where voucher_id in (${id}, ${nobodys.id}) and reason <> '')
          + (select count(*) from mails where kind = 'VOUCHER' and subject_id = ${id})`,
      };
    },
    async spentVouchers({ podium, admin }: World) {
      const { id } = await podium.deps.vouchers.sell(sale(admin.id));
      const { id: full } = await podium.deps.vouchers.sell(sale(admin.id));
      await podium.deps.vouchers.correct(id, {
        cents: -1000,
        reason: "vergissing",
        key: randomUUID(),
        actorId: admin.id,
      });
      return {
        start: clock.now(),
        // The voucher that still has money on it stays.
        kept: `select (select count(*) from vouchers where id in (${id}, ${full})) - 1
          + (select count(*) from voucher_entries where voucher_id = ${id})`,
      };
    },
    async cashShifts({ podium, admin }: World) {
      const { id } = await podium.deps.cashShifts.open(admin.id, 1000);
      const account = { id: admin.id, role: "ADMIN" } as Account;
      await podium.deps.cashShifts.close(account, id, { countedCents: 1000, note: "", explainedCents: null });
      return { start: clock.now(), kept: `select count(*) from cash_shifts where id = ${id}` };
    },
    refundAccounts: retainedRefundAccount,
  };
}

/** Stores a passed-on ticket of this reservation. @returns the query that counts it, and its retention term's start */
export async function keptPassed(
  { database }: TestApp["deps"],
  passedAt: Date,
  { id: reservationId, start }: { id: number; start: Date },
): Promise<{ start: Date; kept: string }> {
  const passed = { name: "Rosa", email: "rosa@weg.example", told: "", passedAt };
  await database.db
    .insertInto("passedTickets")
    .values({ ...passed, reservationId, ticketId: null })
    .execute();
  return { start, kept: `select count(*) from passed_tickets where reservation_id = ${reservationId}` };
}
