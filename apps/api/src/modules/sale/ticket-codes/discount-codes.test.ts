import type { TicketCodeForm } from "@podium/shared/contracts/ticket-codes";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock(new Date("2026-11-20T10:00:00Z"));
const test = apiTest({ clock }).extend("discount", { scope: "file" }, ({ admin }) => {
  return async (more: Omit<Extract<TicketCodeForm, { type: "DISCOUNT" }>, "type" | "maxTickets">) =>
    (await admin.api.createTicketCode({ body: { type: "DISCOUNT", maxTickets: 50, ...more } })).code;
});

describe("a code with a discount", () => {
  test("takes a percentage, or an amount, off each seat and never more than it costs", async ({ discount, podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 12.55 })];
    const price = async (seat: string, ticketCode: string) => {
      await reserve(user.api, show.id, [seat], { ticketCode });
      const { totalprice, grossPrice, discount: off } = await user.api.getMyLatestReservation();
      return [grossPrice, off, totalprice];
    };
    expect(await price("R1-A", await discount({ percent: 10 }))).toEqual([12.55, 1.26, 11.29]);
    expect(await price("R1-B", await discount({ amountPerSeat: 2.5 }))).toEqual([12.55, 2.5, 10.05]);
    expect(await price("R1-C", await discount({ amountPerSeat: 20 }))).toEqual([12.55, 12.55, 0]);
    expect(await user.api.getMyLatestReservation()).toMatchObject({ status: "CONFIRMED" });
  });

  test("is for its shows only, and says so", async ({ discount, podium }) => {
    const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const code = await discount({ percent: 50, showIds: [other.id] });
    await hold(user.api, show.id, ["R1-A"]);
    expect(await user.api.validateCode({ query: { code } })).toMatchObject({
      valid: false,
      codeType: "DISCOUNT",
      availableTickets: 0,
      total: 12,
      message: "Deze code is niet voor deze voorstelling. Kijk na voor welke voorstelling u ze kreeg.",
    });
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" as const, ticketCode: code };
    await expect(user.api.reserve({ params: { showId: show.id }, body })).rejects.toMatchObject({
      body: { code: "CODE_OTHER_SHOW" },
    });
    await hold(user.api, other.id, ["R1-A"]);
    expect(await user.api.validateCode({ query: { code } })).toMatchObject({ valid: true, total: 6 });
  });

  test("counts until the end of its last day at the theatre", async ({ discount, podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const code = await discount({ percent: 50, validUntil: "2026-11-20" });
    await hold(user.api, show.id, ["R2-A"]);
    clock.set(new Date("2026-11-20T22:59:00Z"));
    await hold(user.api, show.id, ["R2-A"]);
    expect(await user.api.validateCode({ query: { code } })).toMatchObject({ valid: true });
    clock.set(new Date("2026-11-20T23:00:00Z"));
    const message = "Deze code was geldig tot en met 20 november 2026. Vraag een nieuwe aan wie ze u gaf.";
    expect(await user.api.validateCode({ query: { code } })).toMatchObject({ valid: false, message });
    await hold(user.api, show.id, ["R2-B"]);
    const { seats = [] } = (await user.api.getCart()) ?? {};
    const body = { seatIds: seats, paymentMethod: "MANUAL" as const, ticketCode: code };
    await expect(user.api.reserve({ params: { showId: show.id }, body })).rejects.toMatchObject({
      body: { code: "CODE_PAST" },
    });
  });

  test("keeps its terms for seats that a volunteer adds later, even after its last day", async ({
    discount,
    podium,
    admin,
  }) => {
    clock.set(new Date("2026-11-22T10:00:00Z"));
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const ticketCode = await discount({ percent: 25, validUntil: "2026-11-22" });
    const id = await reserve(user.api, show.id, ["R1-A"], { ticketCode });
    clock.advance(2 * 86_400);
    const added = await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-B"] } });
    expect(added).toMatchObject({ totalprice: 18, grossPrice: 24, discount: 6 });
  });

  test("has a percentage or an amount, not both and not none", async ({ admin }) => {
    const ask = (more: object) =>
      admin.call("POST", "/api/admin/ticket-codes", { type: "DISCOUNT", maxTickets: 5, ...more });
    for (const more of [{}, { percent: 10, amountPerSeat: 1 }, { percent: 101 }, { percent: 0 }, { amountPerSeat: 0 }])
      expect((await ask(more)).statusCode).toBe(400);
    expect((await ask({ percent: 100, maxTickets: 101 })).statusCode).toBe(400);
    expect((await ask({ percent: 100, maxTickets: 100 })).statusCode).toBe(201);
  });
});
