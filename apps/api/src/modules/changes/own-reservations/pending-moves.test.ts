import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser } from "#test/factories.ts";
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
const [FIRST, OTHER] = ["R1-A", "R1-B"];
const HOUR = 3600;
/** The doors open an hour before the show. */
const doorsIn = (seconds: number) => {
  const doorsAt = new Date(clock.now().getTime() + seconds * 1000);
  return { doorsAt, dateTime: new Date(doorsAt.getTime() + HOUR * 1000).toISOString() };
};

describe("a move that is being paid", () => {
  test("goes on when something is done that leaves its tickets on their seats", async ({ own, online, scenario }) => {
    const admin = await scenario.admin();
    type PendingMove = Awaited<ReturnType<typeof own.kept>>;
    const ticketAt = async ({ user, id }: PendingMove, seatId: string) =>
      (await user.api.getTickets({ params: { id } })).seats.find(({ seat }) => seat.seatId === seatId)?.id ?? 0;
    const changes: Array<(made: PendingMove) => Promise<unknown>> = [
      async ({ user, id }) => {
        const { lastname } = await user.api.getProfile();
        const content = camt(entry({ ref: `of ${id}`, message: `Tickets #${id} - ${lastname} Piet`, amount: "20.00" }));
        return admin.api.uploadBankStatement({ body: { fileName: "afschrift.xml", content } });
      },
      async (made) => {
        const ticketIds = [await ticketAt(made, OTHER)];
        await made.user.api.passTicketsOn({
          params: { id: made.id },
          body: { ticketIds, name: "Els", email: "e@x.be" },
        });
        await made.user.api.takeTicketsBack({ params: { id: made.id }, body: { ticketIds } });
      },
      ({ id }) => admin.api.setRemark({ params: { id }, body: { remark: "Komt met de rolstoel" } }),
    ];
    for (const change of changes) {
      const made = await own.kept();
      await change(made);
      expect((await scenario.seat(made.show.id, "T1-A")).status).toBe("reserved");
      provider.say(made.ref, "PAID");
      await online.webhook(made.ref);
      expect(await own.seatsOf(made.user, made.id)).toEqual(["R1-B", "T1-A"]);
      expect(await scenario.refundOf(made.id)).toBeUndefined();
    }
  });

  test("goes on when another ticket's seat is sold again, also at that very moment", async ({
    own,
    online,
    podium,
    scenario,
  }) => {
    const admin = await scenario.admin();
    const settle = () => podium.deps.returnedTickets.sweep();
    const orders: Array<(ref: string) => Promise<unknown>> = [
      async (ref) => {
        await settle();
        return online.webhook(ref);
      },
      (ref) => Promise.all([settle(), online.webhook(ref), settle()]),
    ];
    for (const both of orders) {
      const made = await own.paid([FIRST, OTHER], { giveBack: "MONEY" });
      const { user, show, id } = made;
      const { seats } = await user.api.getTickets({ params: { id } });
      const ticketIds = seats.flatMap((seat) => (seat.seat.seatId === OTHER ? [seat.id] : []));
      await user.api.giveBackTickets({ params: { id }, body: { ticketIds } });
      const { checkoutUrl = "" } = await own.move(user, id, `${FIRST}>T1-A`);
      const ref = checkoutUrl.split("/").at(-1) ?? "";
      const buyer = await makeUser(podium);
      await pay(admin.api, await reserve(buyer.api, show.id, [OTHER]));
      clock.advance(60);
      provider.say(ref, "PAID");
      await both(ref);
      expect(await own.seatsOf(user, id)).toEqual(["T1-A"]);
      const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
      expect(refunds.map(({ amount, reason }) => `${amount} ${reason}`)).toEqual(["10 SEATS_GIVEN_UP"]);
      expect((await user.api.getMyLatestReservation()).totalprice).toBe(14);
    }
  });
});

describe("a move that is being paid beside a ticket that was given back", () => {
  test("goes on when that ticket is restored", async ({ own, online, scenario }) => {
    const { user, show, id } = await own.paid([FIRST, OTHER], { giveBack: "MONEY" });
    const { seats } = await user.api.getTickets({ params: { id } });
    const ticketIds = seats.flatMap((seat) => (seat.seat.seatId === OTHER ? [seat.id] : []));
    const { returned } = await user.api.giveBackTickets({ params: { id }, body: { ticketIds } });
    const { checkoutUrl = "" } = await own.move(user, id, `${FIRST}>T1-A`);
    await user.api.keepReturnedTicket({ params: { id }, body: { returnedId: returned[0]?.id ?? 0 } });
    expect(await scenario.seatStates(show.id)).toMatchObject({ [OTHER]: "reserved", "T1-A": "reserved" });
    const ref = checkoutUrl.split("/").at(-1) ?? "";
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual([OTHER, "T1-A"]);
    expect(await scenario.refundOf(id)).toBeUndefined();
    expect((await user.api.getMyLatestReservation()).totalprice).toBe(24);
  });

  test("keeps its seat, also when that is the seat that was given back", async ({ own, online, scenario }) => {
    const form = { giveBack: "MONEY" } as const;
    const { user, id } = await own.paid([FIRST, "T1-A"], form);
    const { seats } = await user.api.getTickets({ params: { id } });
    const ticketIds = seats.flatMap((seat) => (seat.seat.seatId === "T1-A" ? [seat.id] : []));
    const { returned } = await user.api.giveBackTickets({ params: { id }, body: { ticketIds } });
    const { checkoutUrl = "" } = await own.move(user, id, `${FIRST}>T1-A`);
    const body = { returnedId: returned[0]?.id ?? 0 };
    expect((await user.call("POST", `/api/reservation/${id}/keep`, body)).json()).toMatchObject({
      code: "SEAT_TAKEN_SINCE",
    });
    const ref = checkoutUrl.split("/").at(-1) ?? "";
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["T1-A"]);
    expect(await scenario.refundOf(id)).toBeUndefined();
  });
});

describe("a move that is being paid when the doors open", () => {
  test("is open until then at most, and is not made with money that comes later: it goes back", async ({
    own,
    online,
    podium,
    scenario,
  }) => {
    const { doorsAt, dateTime } = doorsIn(QUARTER - 300);
    const { user, show, id, ref } = await own.kept("R1-A>T1-A", { dateTime });
    expect((await user.api.getOwnMove({ params: { id } })).latest?.expiresAt).toBe(doorsAt.toISOString());
    clock.advance(QUARTER - 300);
    expect((await user.call("POST", `/api/reservation/${id}/move/payment`)).json()).toMatchObject({
      code: "MOVE_ENDED",
    });
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["R1-A", "R1-B"]);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4, reason: "MOVE_ENDED" });
    await podium.deps.reservations.sweepMoves();
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "T1-A": "available" });
  });

  test("is made with money that comes just before", async ({ own, online }) => {
    const { user, id, ref } = await own.kept("R1-A>T1-A", { dateTime: doorsIn(QUARTER).dateTime });
    clock.advance(QUARTER - 1);
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["R1-B", "T1-A"]);
  });

  test("is not made either when its quarter of an hour had passed before", async ({
    own,
    online,
    podium,
    scenario,
  }) => {
    const { user, id, ref } = await own.kept("R1-A>T1-A", { dateTime: doorsIn(HOUR).dateTime });
    clock.advance(QUARTER);
    await podium.deps.reservations.sweepMoves();
    clock.advance(HOUR - QUARTER);
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["R1-A", "R1-B"]);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4, reason: "MOVE_ENDED" });
  });

  test("can no longer be paid when they open earlier than was said", async ({ own, podium }) => {
    const { user, show, id } = await own.kept();
    const { db } = podium.deps.database;
    const startsAt = new Date(doorsIn(0).dateTime);
    await db.updateTable("shows").set({ startsAt }).where("id", "=", show.id).execute();
    expect((await user.call("POST", `/api/reservation/${id}/move/payment`)).json()).toMatchObject({
      code: "MOVE_ENDED",
    });
  });
});

describe("a move whose money comes late", () => {
  test("is not made for another ticket, which came to its seat since", async ({ own, online, podium, scenario }) => {
    const { user, id, ref } = await own.kept();
    clock.advance(QUARTER);
    await podium.deps.reservations.sweepMoves();
    await own.move(user, id, "R1-A>R2-A");
    await own.move(user, id, "R1-B>R1-A");
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["R1-A", "R2-A"]);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4, reason: "MOVE_ENDED" });
  });

  test("is made for its own ticket, which moved away and came back", async ({ own, online, podium, scenario }) => {
    const { user, id, ref } = await own.kept();
    clock.advance(QUARTER);
    await podium.deps.reservations.sweepMoves();
    await own.move(user, id, "R1-A>R2-A");
    await own.move(user, id, "R2-A>R1-A");
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await own.seatsOf(user, id)).toEqual(["R1-B", "T1-A"]);
    expect(await scenario.refundOf(id)).toBeUndefined();
  });
});
