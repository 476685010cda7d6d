import { describe, expect } from "vitest";
import { ticketsOf } from "@podium/shared/test/steps.ts";
import { type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";
import { ownMoves } from "#test/own-moves.ts";
import { camt, entry } from "#test/statements.ts";

const clock = createFakeClock(new Date("2026-11-23T10:00:00Z"));
const provider: FakeProvider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider, env: { PUBLIC_URL: "https://podium.test" } }).extend(
  "own",
  { scope: "file" },
  ({ podium, scenario }) => ownMoves(podium, () => scenario.admin()),
);

const QUARTER = 900;
const state = async ({ user, id }: { user: User; id: number }) =>
  (await user.api.getOwnMove({ params: { id } })).latest;

describe("dearer seats of a paid reservation", () => {
  test("are reserved while the old ones stay the visitor's, and change when the difference is paid, once", async ({
    own,
    online,
    scenario,
  }) => {
    const { user, show, id, ref } = await own.kept();
    expect(provider.orders.get(ref)).toMatchObject({
      amountCents: 400,
      reservationId: id,
      returnUrl: `https://podium.test/payments/callback?reservation=${id}&plaatsen=1`,
    });
    const before = await ticketsOf(user.api, id);
    expect([...before.keys()]).toEqual(["R1-A", "R1-B"]);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "T1-A": "reserved" });
    expect(await state({ user, id })).toMatchObject({
      state: "WAITING",
      due: 4,
      expiresAt: new Date(clock.now().getTime() + QUARTER * 1000).toISOString(),
      lines: [{ from: { seatId: "R1-A" }, to: { seatId: "T1-A" } }],
      payment: { status: "OPEN", refund: null },
    });

    provider.say(ref, "PAID");
    for (const _ of [1, 2]) expect((await online.webhook(ref)).statusCode).toBe(200);
    const after = await ticketsOf(user.api, id);
    expect([...after.keys()].toSorted()).toEqual(["R1-B", "T1-A"]);
    expect(after.get("R1-B")).toEqual(before.get("R1-B"));
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "T1-A": "reserved" });
    expect(await user.api.getMyLatestReservation()).toMatchObject({ totalprice: 24, status: "CONFIRMED" });
    expect(await state({ user, id })).toMatchObject({ state: "DONE", payment: { status: "PAID", refund: null } });
    const mails = (await scenario.mailsAbout(id)).filter(({ kind }) => kind === "SEATS_MOVED");
    expect(mails).toHaveLength(1);
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "RESERVATION_MOVED",
      actor: { id: user.id },
      summary: `Reservering #${id} verplaatst van Rij 1, stoel A naar Tafel 1, stoel A; € 4,00 duurder`,
    });
    expect(await scenario.refundOf(id)).toBeUndefined();
    // Two payments make up the total, so the whole amount is refunded by hand.
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 24 });
  });

  test.for(["at once", "once the provider is back"])(
    "lead back to the page's language, paid %s",
    async (when, { own, podium }) => {
      const { user, id } = await own.paid(["R1-A"]);
      const french = withToken(podium, user, "fr");
      provider.setAway(when !== "at once");
      const moved = await own.move(french, id, "R1-A>T1-A");
      provider.setAway(false);
      const { checkoutUrl } = when === "at once" ? moved : await french.api.payOwnMove({ params: { id } });
      const returnUrl = `https://podium.test/fr/payments/callback?reservation=${id}&plaatsen=1`;
      expect(provider.orders.get(checkoutUrl?.split("/").at(-1) ?? "")).toMatchObject({ returnUrl });
    },
  );

  test("are free again after a quarter of an hour, whichever process sweeps; the old tickets are as they were", async ({
    own,
    podium,
    scenario,
  }) => {
    const { user, show, id } = await own.kept();
    clock.advance(QUARTER - 1);
    await podium.deps.reservations.sweepMoves();
    expect((await scenario.seat(show.id, "T1-A")).status).toBe("reserved");
    clock.advance(1);
    await Promise.all([podium.deps.reservations.sweepMoves(), podium.deps.reservations.sweepMoves()]);
    expect((await scenario.seat(show.id, "T1-A")).status).toBe("available");
    expect(await own.seatsOf(user, id)).toEqual(["R1-A", "R1-B"]);
    expect(await state({ user, id })).toMatchObject({ state: "EXPIRED" });
    expect((await user.call("POST", `/api/reservation/${id}/move/payment`)).json()).toMatchObject({
      code: "MOVE_ENDED",
    });
  });

  test("that are paid late are the visitor's when they are free, and else the money goes back", async ({
    own,
    online,
    podium,
    scenario,
  }) => {
    const [lucky, late] = [await own.kept(), await own.kept()];
    clock.advance(QUARTER);
    await podium.deps.reservations.sweepMoves();
    const rival = await own.paid(["R2-A"]);
    await own.move(lucky.user, lucky.id, "R1-B>R4-B");
    await rival.user.api.addSeat({ params: { showId: late.show.id, seatId: "T1-A" } });
    for (const { ref } of [lucky, late]) {
      provider.say(ref, "PAID");
      await online.webhook(ref);
    }
    expect(await own.seatsOf(lucky.user, lucky.id)).toEqual(["R4-B", "T1-A"]);
    expect(await scenario.refundOf(lucky.id)).toBeUndefined();
    expect(await own.seatsOf(late.user, late.id)).toEqual(["R1-A", "R1-B"]);
    expect(await scenario.refundOf(late.id)).toMatchObject({
      amount: 4,
      reason: "SEATS_GONE",
      providerReference: late.ref,
    });
    expect(await state(late)).toMatchObject({ payment: { status: "PAID", refund: "SEATS_GONE" } });
  });

  test("that were paid with another amount are not given", async ({ own, online, scenario }) => {
    const { user, id, ref } = await own.kept();
    provider.say(ref, { status: "PAID", amountCents: 399 });
    await online.webhook(ref);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 3.99, reason: "AMOUNT_DIFFERS" });
    expect(await own.seatsOf(user, id)).toEqual(["R1-A", "R1-B"]);
  });

  test("give way to what is done with the reservation since: the money that comes then goes back", async ({
    own,
    online,
    scenario,
  }) => {
    const changes: Array<(made: Awaited<ReturnType<typeof own.kept>>) => Promise<unknown>> = [
      ({ user, id }) => user.api.leaveOwnMove({ params: { id } }),
      ({ user, id }) => own.move(user, id, "R1-A>R2-A"),
      ({ id }) => scenario.boxOffice(id, "give-up", { seatIds: ["R1-A"] }),
      ({ id }) => scenario.boxOffice(id, "cancel", { reason: "Ziek" }),
      async ({ id }) => {
        const show = (await own.reserved(["R1-A"])).show.id;
        return scenario.boxOffice(id, "rebook", { showId: show, seatIds: ["R4-A", "R4-B"] });
      },
    ];
    for (const change of changes) {
      const made = await own.kept();
      await change(made);
      expect((await scenario.seat(made.show.id, "T1-A")).status).toBe("available");
      provider.say(made.ref, "PAID");
      await online.webhook(made.ref);
      const refunds = await (await scenario.admin()).api.listRefunds();
      expect(
        refunds.filter(({ reservation, reason }) => reservation.id === made.id && reason === "MOVE_ENDED"),
      ).toEqual([expect.objectContaining({ amount: 4, providerReference: made.ref, refundedAt: null })]);
      expect(await own.seatsOf(made.user, made.id)).not.toContain("T1-A");
    }
  });

  test("whose tickets cost something else by then are not given: the money goes back", async ({
    own,
    online,
    podium,
    scenario,
  }) => {
    const { user, id, ref } = await own.kept();
    clock.advance(QUARTER);
    await podium.deps.reservations.sweepMoves();
    const { db } = podium.deps.database;
    const ticket = { reservationId: id, seatId: "R1-A" };
    await db
      .updateTable("reservationSeats")
      .set({ priceCents: 1200 })
      .where((eb) => eb.and(ticket))
      .execute();
    await db.updateTable("reservations").set({ totalCents: 2200 }).where("id", "=", id).execute();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4, reason: "MOVE_ENDED" });
    expect(await own.seatsOf(user, id)).toEqual(["R1-A", "R1-B"]);
  });

  test("are no reason to give the reservation's own transfer back when its statement is read", async ({
    own,
    online,
    scenario,
  }) => {
    const { user, id, ref } = await own.kept();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    const { lastname } = await user.api.getProfile();
    const content = camt(entry({ ref: `of ${id}`, message: `Tickets #${id} - ${lastname} Piet`, amount: "20.00" }));
    const body = { fileName: "afschrift.xml", content };
    expect((await (await scenario.admin()).call("POST", "/api/admin/bank-statements", body)).statusCode).toBe(200);
    expect(await scenario.refundOf(id)).toBeUndefined();
  });

  test("that were paid too late leave all of the reservation's money to go back when it is cancelled", async ({
    own,
    online,
    podium,
    scenario,
  }) => {
    const { show, id, ref } = await own.kept();
    clock.advance(QUARTER);
    await podium.deps.reservations.sweepMoves();
    const rival = await own.paid(["R2-A"]);
    await rival.user.api.addSeat({ params: { showId: show.id, seatId: "T1-A" } });
    provider.say(ref, "PAID");
    await online.webhook(ref);
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    const refunds = await (await scenario.admin()).api.listRefunds();
    const ofIt = refunds.filter(({ reservation }) => reservation.id === id);
    expect(ofIt.map(({ amount, reason }) => `${amount} ${reason}`).toSorted()).toEqual([
      "20 RESERVATION_CANCELLED",
      "4 SEATS_GONE",
    ]);
  });

  test("chosen otherwise meanwhile have a payment of their own", async ({ own, online, scenario }) => {
    const { user, show, id, ref } = await own.kept();
    const { checkoutUrl = "" } = await own.move(user, id, "R1-A>T1-B,R1-B>T1-A");
    const second = checkoutUrl.split("/").at(-1) ?? "";
    expect(provider.orders.get(second)).toMatchObject({ amountCents: 800 });
    expect(second).not.toBe(ref);
    // A visitor who returns continues the same payment.
    expect((await user.api.payOwnMove({ params: { id } })).checkoutUrl).toBe(checkoutUrl);
    provider.say(second, "PAID");
    await online.webhook(second);
    expect(await own.seatsOf(user, id)).toEqual(["T1-A", "T1-B"]);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
  });

  test("stay reserved when the provider is away, to be paid once it is back", async ({ own, online }) => {
    const { user, id } = await own.paid(["R1-A"]);
    provider.setAway(true);
    const response = await own.move(user, id, "R1-A>T1-A");
    expect(response).not.toHaveProperty("checkoutUrl");
    expect(response.moved).toBe(false);
    provider.setAway(false);
    const { checkoutUrl } = await user.api.payOwnMove({ params: { id } });
    const ref = checkoutUrl.split("/").at(-1) ?? "";
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["T1-A"]);
  });

  test("are the visitor's without a webhook, when the process that began it was killed", async ({ own, podium }) => {
    const { user, id, ref } = await own.kept();
    provider.say(ref, "PAID");
    clock.advance(60);
    // The sweep of any other process finds the payment in the database.
    await podium.deps.payments.sweep();
    expect(await own.seatsOf(user, id)).toEqual(["R1-B", "T1-A"]);
  });

  test("are sold once when two visitors choose the same one", async ({ own }) => {
    const first = await own.paid(["R1-A"]);
    const show = first.show.id;
    const rival = await own.reserved(["R1-A"]);
    const { api } = rival.user;
    await api.addSeat({ params: { showId: show, seatId: "R2-A" } });
    const { id: other } = await api.reserve({
      params: { showId: show },
      body: { seatIds: ["R2-A"], paymentMethod: "MANUAL" },
    });
    const responses = await Promise.all([
      own.ask(first.user, first.id, "R1-A>T1-A", 4),
      own.ask(rival.user, other, "R2-A>T1-A", 4),
    ]);
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409"]);
  });
});
