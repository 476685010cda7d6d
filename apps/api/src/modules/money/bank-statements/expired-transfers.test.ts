import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { makeUser } from "#test/factories.ts";
import type { TestApp } from "#test/test-app.ts";
import { clock, lineOf, transferFor, transferMoneyTest as test } from "#test/statements.ts";

describe("a transfer for an expired reservation", () => {
  const expired = async (one: { seatId: string }, podium: TestApp, showId: number) => {
    clock.advance(604_800);
    await podium.deps.reservations.expireDue();
    await reserve((await makeUser(podium)).api, showId, [one.seatId]);
  };

  test.for([
    ["12.00", "SEATS_GONE"],
    ["15.50", "AMOUNT_DIFFERS"],
  ] as const)(
    "of € %s may go back when its seats are somebody else's",
    async ([amount, reason], { pending, statements, refundsOf, podium, showId }) => {
      const one = await pending();
      await expired(one, podium, showId);
      const line = await lineOf(statements, transferFor(one, amount));
      const refused = await statements.decide(line);
      expect(refused).toMatchObject({ ok: false, message: errorMessage("SEATS_GONE") });
      expect(await refundsOf(one.id)).toEqual([]);
      expect(refused.line?.acts).toEqual(["confirm", "refund"]);
      expect(await statements.decide({ ...line, back: Number(amount) }, "refund")).toMatchObject({ ok: true });
      expect(await refundsOf(one.id)).toMatchObject([{ amount: Number(amount), reason }]);
    },
  );

  test("of less goes back when a volunteer says so", async ({ pending, statements, refundsOf, podium, showId }) => {
    const one = await pending();
    await expired(one, podium, showId);
    const line = await lineOf(statements, transferFor(one, "11.00"));
    expect(line).toMatchObject({ match: "none", acts: ["refund"], back: 11 });
    expect(await statements.decide(line)).toMatchObject({ ok: true });
    expect(await refundsOf(one.id)).toMatchObject([{ amount: 11, reason: "AMOUNT_DIFFERS" }]);
  });
});
