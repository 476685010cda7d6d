import { expect } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { refusalOf, waitingTest } from "#test/waiting.ts";

const HOUR = 3600;
const clock = createFakeClock();
const test = waitingTest({ clock });

test("a request that can be fulfilled now is refused, with words", async ({ soldOut }) => {
  const { giveBack, visitor } = await soldOut();
  await giveBack("R1-A");
  const one = await visitor();
  expect(await one.refusedToJoin(1)).toBe("SEATS_AVAILABLE");
  await one.join(2, true);
  expect(await one.place()).toMatchObject({ position: 1, seats: 2, together: true, offer: null });
});

test("one waits once for each show, and may leave", async ({ soldOut }) => {
  const { show, visitor } = await soldOut();
  const [first, second] = [await visitor(), await visitor()];
  await first.join(2);
  await second.join(1);
  expect(await first.refusedToJoin(1)).toBe("ALREADY_WAITING");
  expect((await second.place()).position).toBe(2);
  await first.api.leaveWaitingList({ params: { id: show.id } });
  expect((await second.place()).position).toBe(1);
  expect(await refusalOf(first.call("GET", `/api/show/${show.id}/waiting-list`))).toBe("NOT_WAITING");
});

test("freed seats go to the first whose request they fulfil; who cannot be served keeps the place", async ({
  soldOut,
}) => {
  const { holder, giveBack, visitor } = await soldOut();
  const [pair, single, other] = [await visitor(), await visitor(), await visitor()];
  await pair.join(2, true);
  await single.join(1);
  await other.join(1);
  await giveBack("R1-B");
  await expect.poll(single.offered).toEqual(["R1-B"]);
  expect(await pair.offered()).toBeNull();
  expect((await pair.place()).position).toBe(1);
  expect((await other.place()).position).toBe(2);
  await holder.api.clearCart();
  await expect.poll(pair.offered).toHaveLength(2);
  await expect.poll(other.offered).toHaveLength(1);
});

test("what came free while somebody waits is held to the public, and not for who clicks first", async ({
  soldOut,
  scenario,
}) => {
  const { show, giveBack, visitor, clicked } = await soldOut();
  const waiting = await visitor();
  await waiting.join(1);
  await giveBack("R1-A");
  expect(await clicked("R1-A")).toBe("SEAT_TAKEN");
  await expect.poll(waiting.offered).toEqual(["R1-A"]);
  expect((await scenario.seatStates(show.id))["R1-A"]).toBe("held");
});

test("seats that nobody who waits can use are free for everybody", async ({ soldOut, freed }) => {
  const { show, giveBack, visitor } = await soldOut();
  await (await visitor()).join(2, true);
  await giveBack("R1-A");
  await freed(show.id, "R1-A");
  await hold((await visitor()).api, show.id, ["R1-A"]);
});

test("an accepted offer is a cart with a fresh term, once more it is the same, and the entry has ended", async ({
  soldOut,
}) => {
  const { show, holder, visitor } = await soldOut();
  const waiting = await visitor();
  await waiting.join(2, true);
  await holder.api.clearCart();
  const { id } = await waiting.offer();
  const cart = await waiting.api.acceptOffer({ params: { id } });
  expect(cart.seats).toHaveLength(2);
  expect(Date.parse(cart.expiresAt)).toBe(clock.now().getTime() + 900_000);
  expect((await waiting.api.acceptOffer({ params: { id } })).seats).toEqual(cart.seats);
  expect(await waiting.api.listWaitingPlaces()).toEqual([]);
  expect(await (await visitor()).refusedToAccept(id)).toBe("OFFER_NOT_FOUND");
  await waiting.api.reserve({ params: { showId: show.id }, body: { seatIds: cart.seats, paymentMethod: "MANUAL" } });
});

test("accepted seats join the cart of their show, which gets the new term, and end that of another show", async ({
  soldOut,
  podium,
}) => {
  const [one, two] = [await soldOut(), await soldOut()];
  const user = await makeUser(podium);
  const here = one.as(user);
  await here.join(1);
  await one.holder.api.clearCart();
  const { id } = await here.offer();
  await hold(user.api, one.show.id, (await one.freeSeats()).slice(0, 1));
  clock.advance(600);
  const cart = await user.api.acceptOffer({ params: { id } });
  expect(cart.seats).toHaveLength(2);
  expect(Date.parse(cart.expiresAt)).toBe(clock.now().getTime() + 900_000);

  const there = two.as(user);
  await there.join(1);
  await two.holder.api.clearCart();
  const next = await there.offer();
  expect(await user.api.acceptOffer({ params: { id: next.id } })).toMatchObject({ showId: two.show.id });
  await expect.poll(one.freeSeats).toHaveLength(8);
});

test("an offer for which the cart has no room stays until it has", async ({ soldOut, admin }) => {
  const row = Array.from({ length: 20 }, () => "seat" as const);
  const { show, holder, visitor, reservationId } = await soldOut({
    rows: { R1: row, R2: ["seat"] },
    reserved: ["R2-A"],
  });
  const waiting = await visitor();
  await holder.api.clearCart();
  const { seats } = await hold(
    waiting.api,
    show.id,
    row.map((_, index) => `R1-${String.fromCharCode(65 + index)}`),
  );
  await waiting.join(1);
  await admin.api.cancelReservation({ params: { id: reservationId }, body: { reason: "Ziek" } });
  const { id } = await waiting.offer();
  expect(await waiting.refusedToAccept(id)).toBe("CART_FULL");
  await waiting.api.removeSeat({ params: { seatId: seats[0] ?? "" } });
  expect((await waiting.api.acceptOffer({ params: { id } })).seats).toHaveLength(20);
});

test("a declined offer goes to the next, and who declined waits no more", async ({ soldOut }) => {
  const { giveBack, visitor } = await soldOut();
  const [first, second] = [await visitor(), await visitor()];
  await first.join(1);
  await second.join(1);
  await giveBack("R1-A");
  const { id } = await first.offer();
  await first.api.declineOffer({ params: { id } });
  expect(await second.offered()).toEqual(["R1-A"]);
  expect(await first.api.listWaitingPlaces()).toEqual([]);
  expect(await first.refusedToAccept(id)).toBe("OFFER_ENDED");
});

test("an offer that is not accepted in time goes to the next, and its owner gets a mail", async ({
  soldOut,
  podium,
  scenario,
}) => {
  const { giveBack, visitor } = await soldOut();
  const [first, second] = [await visitor(), await visitor()];
  await first.join(1);
  await second.join(1);
  await giveBack("R1-A");
  const { id, expiresAt } = await first.offer();
  expect(Date.parse(expiresAt)).toBe(clock.now().getTime() + 24 * HOUR * 1000);
  clock.advance(24 * HOUR - 1);
  await podium.deps.waitingList.sweep();
  expect(await first.offered()).toContain("R1-A");
  clock.advance(1);
  expect(await first.refusedToAccept(id)).toBe("OFFER_ENDED");
  await podium.deps.waitingList.sweep();
  expect(await second.offered()).toEqual(["R1-A"]);
  // An entry may have the same id as the offer.
  const kinds = (await scenario.mailsAbout(id)).map(({ kind }) => kind).filter((kind) => kind !== "WAITING_JOINED");
  expect(kinds).toEqual(["WAITING_OFFER", "WAITING_OFFER_EXPIRED"]);
});

test("an expired cart, then an unpaid reservation, go to who waits, and not to who clicks before they are ended", async ({
  soldOut,
  podium,
}) => {
  const { show, visitor, freeSeats } = await soldOut({ reserved: ["R2-A"] });
  const [first, second] = [await visitor(), await visitor()];
  await first.join(7);
  await second.join(1);
  clock.advance(901);
  expect(await refusalOf((await visitor()).call("POST", `/api/carts/seats/${show.id}/R1-A`))).toBe("SEAT_TAKEN");
  expect(await freeSeats()).toEqual([]);
  await podium.deps.seats.expireDue();
  await expect.poll(first.offered).toHaveLength(7);
  expect(await second.offered()).toBeNull();
  await first.api.acceptOffer({ params: { id: (await first.offer()).id } });
  clock.advance(7 * 24 * HOUR);
  await podium.deps.reservations.expireDue();
  await expect.poll(second.offered).toEqual(["R2-A"]);
});

test("cancelled, given up and moved seats go to who waits; what nobody who waits can use is for everybody", async ({
  soldOut,
  admin,
  freed,
}) => {
  const { visitor, reservationId: id } = await soldOut({ reserved: ["R2-A", "R2-B", "R2-C"] });
  const [first, second, third] = [await visitor(), await visitor(), await visitor()];
  for (const one of [first, second, third]) await one.join(1);
  await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R2-A"] } });
  await expect.poll(first.offered).toEqual(["R2-A"]);
  await first.api.acceptOffer({ params: { id: (await first.offer()).id } });
  await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
  await expect.poll(second.offered).toHaveLength(1);
  await expect.poll(third.offered).toHaveLength(1);

  const last = await soldOut({ reserved: ["R2-A"] });
  const [blocked, move] = [["R1-A"], ["R1-B"]];
  for (const seatId of [...blocked, ...move]) await last.giveBack(seatId);
  const params = { id: last.show.id };
  await admin.api.blockSeats({ params, body: { seatIds: blocked } });
  const [fourth, fifth] = [await last.visitor(), await last.visitor()];
  await fourth.join(2, true);
  await fifth.join(2, true);
  // The freed seat is alone: no pair can use it, so anybody may.
  await admin.api.moveReservation({ params: { id: last.reservationId }, body: { seatIds: move } });
  await freed(last.show.id, "R2-A");
  await last.giveBack("R2-B");
  await expect.poll(fourth.offered).toEqual(["R2-A", "R2-B"]);
  await admin.api.unblockSeats({ params, body: { seatIds: blocked } });
  await freed(last.show.id, "R1-A");
  expect(await fifth.offered()).toBeNull();
});

test("seats of a bigger plan go to who waits", async ({ soldOut, podium, admin }) => {
  const { show, visitor } = await soldOut();
  const waiting = await visitor();
  await waiting.join(2, true);
  const row = Array.from({ length: 4 }, () => "seat" as const);
  const hallPlanId = await publishHall(podium, hallOfRows({ R1: row, R2: row, R3: ["seat", "seat"] }));
  const { id, name, dateTime } = show;
  await admin.api.updateShow({ params: { id }, body: { name, dateTime, hallPlanId } });
  await expect.poll(waiting.offered).toEqual(["R3-A", "R3-B"]);
});

test("wheelchair and companion places are for who asks for them: they are free for everybody at once", async ({
  soldOut,
  freed,
}) => {
  const { show, giveBack, visitor } = await soldOut({ rows: { R1: ["wheelchair", "companion", "seat"] } });
  const waiting = await visitor();
  await waiting.join(1);
  await giveBack("R1-C");
  await expect.poll(waiting.offered).toEqual(["R1-C"]);
  const next = await visitor();
  await next.join(1);
  await giveBack("R1-A");
  await freed(show.id, "R1-A");
  expect(await next.offered()).toBeNull();
});

test("a user who waits when the sale closes waits no more, and nobody joins", async ({ soldOut, podium }) => {
  const { show, visitor } = await soldOut();
  const waiting = await visitor();
  await waiting.join(1);
  clock.advance((Date.parse(show.dateTime) - clock.now().getTime()) / 1000);
  await podium.deps.waitingList.sweep();
  expect(await waiting.api.listWaitingPlaces()).toEqual([]);
  expect(await (await visitor()).refusedToJoin(1)).toBe("SALES_CLOSED");
});

test("a closed account waits no more, and what was offered to it goes to the next", async ({ soldOut, podium }) => {
  const { giveBack, visitor } = await soldOut();
  const [first, second] = [await visitor(), await visitor()];
  await first.join(1);
  await second.join(1);
  await giveBack("R1-A");
  await first.offer();
  const { db } = podium.deps.database;
  await db.updateTable("users").set({ passwordHash: "" }).where("id", "=", first.id).execute();
  await first.api.deleteOwnAccount({ body: {} });
  await expect.poll(second.offered).toEqual(["R1-A"]);
});
