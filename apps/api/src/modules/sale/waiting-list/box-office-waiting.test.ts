import { expect } from "vitest";
import { connect, nextEvent } from "#test/screens.ts";
import { lockRows } from "#test/row-lock.ts";
import { refusalOf, waitingTest } from "#test/waiting.ts";

const test = waitingTest({ listen: true });

const guest = (firstname: string) => ({ firstname, lastname: "Maas", email: null, number: "0470 99 88 77" });
/** Form for one waiting list entry. */
const entryOf = (firstname: string, seats: number, together = true) => ({
  guest: guest(firstname),
  seats,
  together,
  key: crypto.randomUUID(),
});

test("an offer by hand passes over who waits longer, who keep their numbers, and the log says which number it was", async ({
  soldOut,
  admin,
}) => {
  const { show, visitor, giveBack } = await soldOut();
  const params = { id: show.id };
  await giveBack("R1-A");
  await admin.api.blockSeats({ params, body: { seatIds: ["R1-A"] } });
  const first = await visitor();
  await first.join(4, true);
  await admin.api.addGuestWish({ params, body: entryOf("Rosa", 1) });
  const { people } = await admin.api.addGuestWish({ params, body: entryOf("Jef", 1) });
  expect(people.map(({ position }) => position)).toEqual([1, 2, 3]);
  const last = people.at(-1)?.id ?? 0;

  const list = await admin.api.offerByHand({ params: { id: last }, body: { seatIds: ["R1-A"] } });
  expect(list.people.map(({ user, position }) => [user.firstname, position])).toEqual([
    ["Jef", null],
    [expect.any(String), 1],
    ["Rosa", 2],
  ]);
  expect((await admin.api.listWaitingShows()).find(({ showId }) => showId === show.id)).toEqual({
    showId: show.id,
    waiting: 2,
    offered: 1,
  });
  const log = await admin.api.listAudit({ query: { action: "SEATS_OFFERED" } });
  expect(log.items[0]?.summary).toContain("nummer 3 op de wachtlijst: ");
  for (const seatIds of [["R1-A"], ["R1-B"]])
    expect(await refusalOf(admin.call("POST", `/api/admin/waiting-list/${last}/offer`, { seatIds }))).toBe(
      "ALREADY_OFFERED",
    );
});

test("seats that somebody has are not offered by hand", async ({ soldOut, admin }) => {
  const { show } = await soldOut({ reserved: ["R2-A"] });
  const { people } = await admin.api.addGuestWish({ params: { id: show.id }, body: entryOf("Rosa", 1) });
  for (const seatIds of [["R1-A"], ["R2-A"]])
    expect(await refusalOf(admin.call("POST", `/api/admin/waiting-list/${people[0]?.id}/offer`, { seatIds }))).toBe(
      "SEATS_NOT_FREE",
    );
});

test("seats of a show that is cancelled are not offered by hand, also not while it is being cancelled", async ({
  soldOut,
  admin,
  podium,
}) => {
  const { show, giveBack } = await soldOut();
  const params = { id: show.id };
  await giveBack("R1-A");
  await admin.api.blockSeats({ params, body: { seatIds: ["R1-A"] } });
  const { people } = await admin.api.addGuestWish({ params, body: entryOf("Rosa", 1) });
  const cancelling = await lockRows(podium.deps.database.pool, "update shows set cancelled_at = now() where id = $1", [
    show.id,
  ]);
  const offering = refusalOf(
    admin.call("POST", `/api/admin/waiting-list/${people[0]?.id}/offer`, { seatIds: ["R1-A"] }),
  );
  await expect.poll(cancelling.waiting).toBe(1);
  await cancelling.commit();
  cancelling.release();
  expect(await offering).toBe("SHOW_CANCELLED");
});

test("an offer to a guest becomes a reservation once, with the types that were chosen", async ({ soldOut, admin }) => {
  const { show, giveBack } = await soldOut();
  const params = { id: show.id };
  const [standard] = show.ticketTypes;
  const types = [
    standard,
    { name: "Kind", description: "", prices: [{ zone: null, price: 6 }], maxPerReservation: null },
  ];
  const { name, dateTime } = show;
  const updated = await admin.api.updateShow({
    params,
    body: { name, dateTime, ticketTypes: types.flatMap((type) => (type ? [type] : [])) },
  });
  await admin.api.addGuestWish({ params, body: entryOf("Rosa", 2) });
  await giveBack("R1-A");
  await giveBack("R1-B");
  const offered = async () => (await admin.api.listWaitingPeople({ params })).people.find(({ offer }) => offer)?.offer;
  await expect.poll(offered).toBeTruthy();
  const id = (await offered())?.id ?? 0;
  const ticketTypes = [{ seatId: "R1-B", ticketTypeId: updated.ticketTypes[1]?.id ?? 0 }];
  const made = await admin.api.acceptForGuest({ params: { id }, body: { paid: "cash", ticketTypes } });
  expect(made).toMatchObject({ status: "CONFIRMED", totalprice: 18, user: { firstname: "Rosa" } });
  expect(made.seats.map(({ seat, ticketType }) => [seat.seatId, ticketType.name])).toEqual([
    ["R1-A", standard?.name],
    ["R1-B", "Kind"],
  ]);
  const accept = (offerId: number) =>
    refusalOf(admin.call("POST", `/api/admin/waiting-list/offers/${offerId}/accept`, { paid: "cash" }));
  expect(await accept(id)).toBe("OFFER_ENDED");
});

test("an account holder may accept by telephone too: the reservation is the account's, and the link of the mail ends", async ({
  soldOut,
  admin,
  podium,
}) => {
  const { visitor, giveBack } = await soldOut();
  const waiting = await visitor();
  await waiting.join(1);
  await giveBack("R1-C");
  const { id } = await waiting.offer();
  const { db } = podium.deps.database;
  const links = db.selectFrom("accountLinks").select("id").where("userId", "=", waiting.id).where("usedAt", "is", null);
  expect(await links.execute()).toHaveLength(1);
  const made = await admin.api.acceptForGuest({ params: { id }, body: { paid: "transfer" } });
  expect(made).toMatchObject({ status: "PENDING", user: { id: waiting.id } });
  expect((await waiting.api.getMyLatestReservation()).id).toBe(made.id);
  expect(await waiting.api.listWaitingPlaces()).toEqual([]);
  expect(await waiting.refusedToAccept(id)).toBe("OFFER_ENDED");
  expect(await links.execute()).toEqual([]);
});

test("a show is not deleted while offers of it are open; else users who wait for it are notified, and wait no more", async ({
  soldOut,
  admin,
  podium,
}) => {
  const { show, visitor, giveBack } = await soldOut();
  const [first, second] = [await visitor(), await visitor()];
  await first.join(1);
  await second.join(1);
  await giveBack("R1-A");
  const { id } = await first.offer();
  const path = `/api/admin/shows/${show.id}`;
  expect(await refusalOf(admin.call("DELETE", path))).toBe("SHOW_HAS_OFFERS");
  await first.api.acceptOffer({ params: { id } });
  const socket = await connect(podium.url, second.token);
  const event = nextEvent(socket, "waiting:changed");
  await admin.api.deleteShow({ params: { id: show.id } });
  expect(await event).toEqual({ showId: show.id });
  expect(await second.api.listWaitingPlaces()).toEqual([]);
  socket.disconnect();
});

test("a reservation is rebooked within its show while somebody waits: the seat that it keeps never comes free", async ({
  soldOut,
  admin,
}) => {
  const { show, visitor, giveBack, reservationId: id } = await soldOut({ reserved: ["R2-A", "R2-B"] });
  await giveBack("R1-A");
  const waiting = await visitor();
  await waiting.join(2, true);
  const body = { showId: show.id, seatIds: ["R2-B", "R1-A"] };
  const { seats } = await admin.api.rebookReservation({ params: { id }, body });
  expect(seats.map(({ seat }) => seat.seatId)).toEqual(["R1-A", "R2-B"]);
});

test("a user who is removed from the list loses the offer, which goes to the next", async ({ soldOut, admin }) => {
  const { show, visitor, giveBack } = await soldOut();
  const [first, second] = [await visitor(), await visitor()];
  await first.join(1);
  await second.join(1);
  await giveBack("R1-A");
  await first.offer();
  const { people } = await admin.api.listWaitingPeople({ params: { id: show.id } });
  await admin.api.removeWish({ params: { id: people[0]?.id ?? 0 } });
  expect(await second.offered()).toEqual(["R1-A"]);
  expect(await first.api.listWaitingPlaces()).toEqual([]);
});

test("one key adds one entry, asked for at once or again later, also when it could not be added any more", async ({
  soldOut,
  admin,
  podium,
}) => {
  const { show, giveBack } = await soldOut();
  const params = { id: show.id };
  const body = entryOf("Rosa", 1);
  const add = () => admin.api.addGuestWish({ params, body });
  await Promise.all([add(), add()]);
  await giveBack("R1-A");
  const { people } = await add();
  expect(people.map(({ user }) => user.firstname)).toEqual(["Rosa"]);
  const { clock, database } = podium.deps;
  const salesOpenAt = new Date(clock.now().getTime() + 3_600_000);
  await database.db.updateTable("shows").set({ salesOpenAt }).where("id", "=", show.id).execute();
  expect((await add()).people).toHaveLength(1);
  const log = await admin.api.listAudit({ query: { action: "WISH_ADDED" } });
  expect(log.items.filter(({ subjectId }) => subjectId === people[0]?.user.id)).toHaveLength(1);
});

test("a page of the release before, which knows no key, adds its entries too", async ({ soldOut, admin }) => {
  const { show } = await soldOut();
  const { key: _, ...body } = entryOf("Rosa", 1);
  expect((await admin.api.addGuestWish({ params: { id: show.id }, body })).people).toHaveLength(1);
});

test("a key is refused for another entry than the one that was added with it", async ({ soldOut, admin }) => {
  const { show } = await soldOut();
  const params = { id: show.id };
  const body = entryOf("Rosa", 1);
  await admin.api.addGuestWish({ params, body });
  const other = await soldOut();
  const path = (id: number) => `/api/admin/shows/${id}/waiting-list`;
  for (const change of [{ seats: 2 }, { together: false }, { guest: guest("Roza") }])
    expect(await refusalOf(admin.call("POST", path(show.id), { ...body, ...change }))).toBe("WISH_ADDED_OTHERWISE");
  expect(await refusalOf(admin.call("POST", path(other.show.id), body))).toBe("WISH_ADDED_OTHERWISE");
  expect((await admin.api.listWaitingPeople({ params: { id: other.show.id } })).people).toEqual([]);
});

test("a guest who waits can be called: without a telephone number nobody is added", async ({ soldOut, admin }) => {
  const { show } = await soldOut();
  const body = { ...entryOf("Rosa", 1), guest: { ...guest("Rosa"), number: "" } };
  expect(await refusalOf(admin.call("POST", `/api/admin/shows/${show.id}/waiting-list`, body))).toBe("INVALID_INPUT");
});
