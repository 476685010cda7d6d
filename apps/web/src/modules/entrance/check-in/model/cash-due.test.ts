import { describe, expect, it } from "vitest";
import { code, listOf, openCheckIn } from "#test/open-check-in.ts";
import { ApiError } from "#platform/api-client.ts";
import { nextStep } from "#modules/entrance/check-in/components/next-step-bar.tsx";

async function openWith(seatIds: readonly string[]) {
  const opened = await openCheckIn();
  opened.server.list = listOf(seatIds, { cashDue: 2 });
  await opened.checkIn.refresh();
  return { ...opened, step: () => nextStep(opened.state()) };
}

describe("a reservation of which a part is still to come in cash", () => {
  it("lets its guest in and asks for that next, also without the server, before the others come in", async () => {
    const { checkIn, server, step } = await openWith(["T4-E", "T4-D"]);
    server.online = false;
    checkIn.loseNetwork();
    expect(await checkIn.scan(code("T4-D"))).toMatchObject({ ok: true, offline: true });
    expect(step()).toMatchObject({ kind: "cashDue", ticket: { reservationId: 42 }, cashDue: 2 });
    server.online = true;
    expect(await checkIn.receiveCashDue(42, 2)).toMatchObject({ ok: true, guest: "An Peeters" });
    expect(server.received).toEqual([[42, 2]]);
    expect(step()).toMatchObject({ kind: "others", tickets: [{ seatId: "T4-E" }] });
  });

  it("is still asked for it when the server does not agree", async () => {
    const { checkIn, server, state } = await openWith(["T4-E"]);
    server.refuse = new ApiError(409, "CASH_DUE_SETTLED", "Hiervan is niets meer te ontvangen.");
    expect(await checkIn.receiveCashDue(42, 2)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/niets meer/),
    });
    expect(state().list?.tickets).toMatchObject([{ cashDue: 2 }]);
  });
});
