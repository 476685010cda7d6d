import type { StatementResponse } from "@podium/shared/contracts/bank-statements";
import type { Choice } from "@podium/shared/contracts/show-changes";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { changedShowTest, codeOf, form } from "#test/changed-shows.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { lockRows } from "#test/row-lock.ts";
import { camt, entry } from "#test/statements.ts";

const IBAN = "BE68 5390 0754 7034";

const test = changedShowTest
  .extend("transfer", { scope: "file" }, ({ admin, podium }) => async (id: number, amount: string) => {
    const { lastname } = (await podium.deps.reservations.get(id)).user;
    const content = camt(entry({ ref: `t${id}`, message: `Tickets #${id} - ${lastname} Piet`, amount }));
    const body = { fileName: "afschrift.xml", content };
    const read = (await admin.call("POST", "/api/admin/bank-statements", body)).json<StatementResponse>();
    const transactionId = (read.kind === "statement" && read.lines[0]?.transactionId) || 0;
    return { transactionId, reservationId: id };
  })
  /** A reservation of 24 euros, paid in this way, of a show that is then cancelled. */
  .extend("paid", { scope: "file" }, ({ podium, admin, transfer }) => async (how: Paid) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    const make = {
      async cash() {
        const guest = { firstname: "Gust", lastname: "Peeters", email: "", number: "" };
        const body = { guest, seatIds: ["R1-A", "R1-B"], paid: "cash" as const };
        return (await admin.api.reserveForGuest({ params: { id: show.id }, body })).id;
      },
      async statement() {
        const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
        await admin.call("POST", "/api/admin/bank-statements/confirm", { matches: [await transfer(id, "24.00")] });
        return id;
      },
      async repriced() {
        const id = await reserve(user.api, show.id, ["R1-A"]);
        await pay(admin.api, id);
        await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-B"], paid: "cash" } });
        return id;
      },
      async hand() {
        const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
        await pay(admin.api, id);
        return id;
      },
    };
    const id = await make[how]();
    expect(await admin.api.getReservation({ params: { id } })).toMatchObject({ status: "CONFIRMED", totalprice: 24 });
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    return id;
  })
  .extend("choose", { scope: "file" }, ({ admin }) => async (id: number, choice: Choice) => {
    const body = { choice, ...(choice === "MONEY" && { iban: IBAN }) };
    return admin.call("PUT", `/api/admin/reservations/${id}/choice`, body);
  })
  /** The refunded amount in cents, due or paid, and the part of it given as vouchers. */
  .extend("moneyOf", { scope: "file" }, ({ podium }) => async (id: number) => {
    const { rows } = await podium.deps.database.pool.query<{ rows: number; back: number; vouchers: number }>(
      `select count(*)::int as rows,
         coalesce(sum(coalesce(paid_cents, amount_cents)) filter (where refund_reason is not null), 0)::int as back,
         coalesce(sum((select initial.cents from voucher_entries initial
           where initial.voucher_id = payments.voucher_id and initial.kind = 'ISSUED')), 0)::int as vouchers
       from payments where reservation_id = $1 and status = 'PAID'`,
      [id],
    );
    return rows[0];
  });

type Paid = "cash" | "statement" | "repriced" | "hand";

describe("money of a show that is cancelled goes back once", () => {
  test.for([
    ["cash", ["MONEY", "VOUCHER"]],
    ["cash", ["MONEY", "GIFT", "MONEY", "VOUCHER"]],
    ["statement", ["MONEY", "VOUCHER"]],
    ["statement", ["MONEY", "GIFT", "MONEY", "VOUCHER"]],
    ["repriced", ["MONEY", "VOUCHER"]],
    ["repriced", ["MONEY", "GIFT", "MONEY", "VOUCHER"]],
  ] satisfies Array<[Paid, Choice[]]>)("paid by %s and chosen %s", async ([how, chosen], { paid, choose, moneyOf }) => {
    const id = await paid(how);
    for (const choice of chosen) {
      expect((await choose(id, choice)).statusCode).toBe(204);
      const isGift = choice === "GIFT";
      expect(await moneyOf(id)).toEqual({
        rows: 1,
        back: isGift ? 0 : 2400,
        vouchers: choice === "VOUCHER" ? 2400 : 0,
      });
    }
  });

  test.for([[["GIFT"]], [["MONEY", "GIFT"]]] satisfies Array<[Choice[]]>)(
    "and stays a gift when its transfer is read after %s",
    async ([chosen], { paid, choose, transfer, moneyOf, refundsOf }) => {
      const id = await paid("hand");
      for (const choice of chosen) await choose(id, choice);
      await transfer(id, "24.00");
      expect(await moneyOf(id)).toEqual({ rows: 1, back: 0, vouchers: 0 });
      expect(await refundsOf(id)).toEqual([]);
      // Another choice finds the same money, and now its transfer.
      await choose(id, "MONEY");
      expect(await refundsOf(id)).toMatchObject([{ amount: 24, refundedAt: null }]);
      expect(await moneyOf(id)).toEqual({ rows: 1, back: 2400, vouchers: 0 });
    },
  );

  test("not as a voucher when a volunteer pays it back at that moment", async ({
    podium,
    paid,
    choose,
    moneyOf,
    refundsOf,
  }) => {
    const id = await paid("hand");
    await choose(id, "MONEY");
    const paymentId = (await refundsOf(id))[0]?.paymentId ?? 0;
    const markPaid = "update payments set refunded_at = now() where id = $1";
    const payback = await lockRows(podium.deps.database.pool, markPaid, [paymentId]);
    const choice = choose(id, "VOUCHER");
    try {
      await expect.poll(payback.waiting).toBe(1);
      await payback.commit();
    } finally {
      payback.release();
    }
    expect(codeOf(await choice)).toBe("CHOICE_FINAL");
    expect(await moneyOf(id)).toEqual({ rows: 1, back: 2400, vouchers: 0 });
  });
});
