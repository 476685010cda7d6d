import { pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside } from "#test/fixtures.ts";
import { returnsTest } from "#test/returns.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock();
const test = returnsTest(clock)
  .extend("other", { scope: "file" }, appBeside({ clock }))
  .extend("races", { scope: "file" }, ({ podium, other, admin, boxOffice }) => {
    const { codes, database, returnedTickets } = podium.deps;
    const { db, pool } = database;
    const settle = () => returnedTickets.sweep();
    const settleBeside = () => other.deps.returnedTickets.sweep();
    const waiting = async () => {
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await pool.query(waits)).rows.length;
    };
    return {
      discount: (percent: number) => codes.create({ type: "DISCOUNT", percent, maxTickets: 9 }),
      uses: async (codeId: number) =>
        (await db.selectFrom("ticketCodes").select("usedCount").where("id", "=", codeId).executeTakeFirstOrThrow())
          .usedCount,
      /** Sum of refunds, in cents. */
      refunded: async (id: number) => {
        const sum = "select coalesce(sum(paid_cents), 0)::int as cents from payments where reservation_id = $1";
        return (await pool.query<{ cents: number }>(`${sum} and refund_reason is not null`, [id])).rows[0]?.cents;
      },
      /** Buys seats at € 10,01 each, paid long enough ago. */
      async bought(seatIds: string[], showId?: number, ticketCode?: string) {
        const owner = await makeUser(podium);
        const show = showId ?? (await makeShow(podium, { giveBack: "MONEY", pricePerSeat: 10.01 })).id;
        const id = await reserve(owner.api, show, seatIds, { ticketCode });
        await pay(admin.api, id);
        clock.advance(60);
        return { owner, id, showId: show, cents: (await boxOffice.total(id)) ?? 0 };
      },
      settle,
      settleBeside,
      /** Settles in two processes at once. */
      settleTwice: () => Promise.all([settle(), settleBeside()]),
      /** Starts each action once the former ones wait for a locked row, and then releases the row. */
      async inOrder(select: string, id: number, actions: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
        const row = await lockRows(pool, select, [id]);
        const under: Promise<unknown>[] = [];
        try {
          for (const action of actions) {
            under.push(action());
            await expect.poll(waiting).toBe(under.length);
          }
        } finally {
          row.release();
        }
        await Promise.all(under);
      },
    };
  });

const CODE_ROW = "select from ticket_codes where id = $1 for update";
const RESERVATION_ROW = "select from reservations where id = $1 for update";

describe("a seat that was given back is sold again with a code that another action locks at that moment", () => {
  test("the buyer waits for it, and what they paid returns to the cent, with the code used once", async ({
    admin,
    boxOffice,
    podium,
    races,
  }) => {
    const { id: codeId, code: ticketCode } = await races.discount(33);
    const first = await races.bought(["R1-A", "R1-B"]);
    await boxOffice.give(first, "R1-A");
    const buyer = await makeUser(podium);
    let id = 0;
    await races.inOrder(CODE_ROW, codeId, [
      async () => (id = await reserve(buyer.api, first.showId, ["R1-A"], { ticketCode })),
    ]);
    await races.settleTwice();
    expect(await boxOffice.returned(first)).toMatchObject([{ state: "TAKEN" }]);
    await pay(admin.api, id);
    clock.advance(60);
    await races.settleTwice();
    expect(await boxOffice.total(id)).toBe(671);
    expect(await boxOffice.returned(first)).toMatchObject([{ state: "SOLD", returned: 6.71 }]);
    expect(await races.refunded(first.id)).toBe(671);
    expect(await boxOffice.total(first.id)).toBe(2002 - 671);
    expect(await races.uses(codeId)).toBe(1);
  });

  test("settling waits for it in one process, and the use that returns is counted once", async ({
    boxOffice,
    races,
  }) => {
    const { id: codeId, code: ticketCode } = await races.discount(33);
    const first = await races.bought(["R1-A", "R1-B"], undefined, ticketCode);
    await boxOffice.give(first, "R1-A");
    await races.bought(["R1-A"], first.showId, ticketCode);
    expect(await races.uses(codeId)).toBe(3);
    await races.inOrder(CODE_ROW, codeId, [races.settle, races.settleBeside]);
    expect(await races.uses(codeId)).toBe(2);
    const [sold] = await boxOffice.returned(first);
    expect(sold).toMatchObject({ state: "SOLD", returned: ((await races.refunded(first.id)) ?? 0) / 100 });
    expect(((await boxOffice.total(first.id)) ?? 0) + ((await races.refunded(first.id)) ?? 0)).toBe(first.cents);
  });
});

describe("settling at the moment at which", () => {
  test.for(["settled", "cancelled"])(
    "the reservation is cancelled returns its money and its code once: %s first",
    async (which, { boxOffice, scenario, races }) => {
      const { id: codeId, code: ticketCode } = await races.discount(33);
      const first = await races.bought(["R1-A", "R1-B"], undefined, ticketCode);
      await boxOffice.give(first, "R1-A");
      await races.bought(["R1-A"], first.showId);
      const cancel = () => scenario.boxOffice(first.id, "cancel", { reason: "Ziek" });
      const actions = [races.settle, cancel];
      await races.inOrder(RESERVATION_ROW, first.id, which === "settled" ? actions : actions.toReversed());
      await races.settleTwice();
      expect(await races.refunded(first.id)).toBe(first.cents);
      expect(await races.uses(codeId)).toBe(0);
    },
  );

  test("the buyer gives the seat back as well pays the first one once, and not the buyer", async ({
    boxOffice,
    races,
  }) => {
    const first = await races.bought(["R1-A", "R1-B"]);
    await boxOffice.give(first, "R1-A");
    const second = await races.bought(["R1-A"], first.showId);
    await races.inOrder(RESERVATION_ROW, first.id, [
      async () => {
        const settled = races.settle();
        expect((await boxOffice.give(second, "R1-A")).statusCode).toBe(200);
        return settled;
      },
    ]);
    await races.settleTwice();
    expect(await boxOffice.returned(first)).toMatchObject([{ state: "SOLD", returned: 10.01 }]);
    expect(await boxOffice.returned(second)).toMatchObject([{ state: "FOR_SALE" }]);
    expect([await races.refunded(first.id), await races.refunded(second.id)]).toEqual([1001, 0]);
  });

  test.for([
    ["settled", "SOLD", [1001, 0]],
    ["restored", undefined, [0, 1001]],
  ] as const)(
    "the first one restores the ticket that the buyer gave back pays one of both: %s first",
    async ([which, state, cents], { boxOffice, races }) => {
      const first = await races.bought(["R1-A", "R1-B"]);
      await boxOffice.give(first, "R1-A");
      const second = await races.bought(["R1-A"], first.showId);
      await boxOffice.give(second, "R1-A");
      const actions = [races.settle, () => boxOffice.keep(first)];
      await races.inOrder(RESERVATION_ROW, first.id, which === "settled" ? actions : actions.toReversed());
      await races.settleTwice();
      expect((await boxOffice.returned(first))[0]?.state).toBe(state);
      expect([await races.refunded(first.id), await races.refunded(second.id)]).toEqual(cents);
    },
  );
});
