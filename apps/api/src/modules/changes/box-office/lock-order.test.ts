import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const test = apiTest();

test.for([
  ["cancel", { reason: "Ziek" }, "R1-"],
  ["give-up", { seatIds: ["R2-A"] }, "R2-"],
] as const)(
  "%s waits for a code before it frees seats: a buyer who has the code and reserves them waits for nobody",
  async ([action, body, row], { podium, scenario, showId }) => {
    const { codes, database } = podium.deps;
    const { id: codeId, code: ticketCode } = await codes.create({ type: "DISCOUNT", percent: 50, maxTickets: 9 });
    const owner = await makeUser(podium);
    const id = await reserve(owner.api, showId, [`${row}A`, `${row}B`], { ticketCode });
    const code = await lockRows(database.pool, "select from ticket_codes where id = $1 for update", [codeId]);
    const acting = scenario.boxOffice(id, action, body);
    try {
      await expect.poll(code.waiting).toBe(1);
      const free = "select from seats where reservation_id = $1 for update skip locked";
      expect((await database.pool.query(free, [id])).rows).toHaveLength(2);
    } finally {
      code.release();
    }
    expect((await acting).statusCode).toBe(200);
    expect((await scenario.seat(showId, `${row}A`)).status).toBe("available");
  },
);
