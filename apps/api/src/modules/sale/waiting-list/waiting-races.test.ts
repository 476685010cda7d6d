import { expect } from "vitest";
import { withToken, type User } from "#test/factories.ts";
import { appBeside } from "#test/fixtures.ts";
import { waiter, waitingTest } from "#test/waiting.ts";

/** Two processes; each allocates what it frees. */
const test = waitingTest({ databaseConnections: 20 }).extend("other", { scope: "file" }, appBeside());

test("however many join while seats come free in two processes, the seats go to the first in line, each once", async ({
  soldOut,
  podium,
  other,
}) => {
  const rows = Object.fromEntries(
    ["R1", "R2", "R3"].map((id) => [id, Array.from({ length: 6 }, () => "seat" as const)]),
  );
  const { show, holder, visitor } = await soldOut({ rows });
  const elsewhere = (user: User) => withToken(other, user);
  const heldSeats = (await holder.api.getCart({ query: {} }))?.seats ?? [];
  const people = await Promise.all(Array.from({ length: 24 }, visitor));
  // Four users wait already, and must get the first freed seats.
  for (const person of people.slice(0, 4)) await person.join(1);
  const joining = people
    .slice(4)
    .map((person, index) => waiter(index % 2 === 0 ? elsewhere(person) : person, show.id).refusedToJoin(1));
  const freeing = heldSeats.map((seatId, index) =>
    (index % 2 === 0 ? elsewhere(holder) : holder).api.removeSeat({ params: { seatId } }),
  );
  const clicking = heldSeats.map(async (seatId, index) => {
    const clicker = await visitor();
    const user = index % 2 === 0 ? elsewhere(clicker) : clicker;
    return (await user.call("POST", `/api/carts/seats/${show.id}/${seatId}`)).statusCode;
  });
  const [joined, , clicks] = await Promise.all([Promise.all(joining), Promise.all(freeing), Promise.all(clicking)]);
  await podium.deps.waitingList.sweep();

  const { rows: wishes } = await podium.deps.database.pool.query<{ id: number; state: string }>(
    "select id, state from waiting_wishes where show_id = $1 order by id",
    [show.id],
  );
  const { rows: seats } = await podium.deps.database.pool.query<{
    status: string;
    offer: number | null;
    cart: number | null;
  }>("select status, offer_id as offer, cart_id as cart from seats where show_id = $1", [show.id]);
  // Everybody with an offer came before everybody who is still waiting.
  const states = wishes.map(({ state }) => state).join(" ");
  expect(states).toMatch(/^(OFFERED ?)*(WAITING ?)*$/);
  expect(joined.filter((code) => code !== undefined && code !== "SEATS_AVAILABLE")).toEqual([]);
  const offered = seats.flatMap(({ offer }) => (offer === null ? [] : offer));
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered).toHaveLength(wishes.filter(({ state }) => state === "OFFERED").length);
  // No seat is free while somebody is waiting.
  expect(states.includes("WAITING") && seats.some(({ status }) => status === "available")).toBe(false);
  expect(seats.filter(({ status, offer, cart }) => status === "held" && offer === null && cart === null)).toEqual([]);
  // Nobody who clicked a seat overtook the first four.
  expect(wishes.slice(0, 4).map(({ state }) => state)).toEqual(["OFFERED", "OFFERED", "OFFERED", "OFFERED"]);
  const bought = clicks.filter((status) => status === 200).length;
  expect(bought + offered.length + seats.filter(({ status }) => status === "available").length).toBe(heldSeats.length);
});

test("of an accept, a decline and an expiry at once one counts, and no seat is in two hands", async ({
  soldOut,
  podium,
  other,
}) => {
  const { show, holder, visitor } = await soldOut();
  const people = await Promise.all(Array.from({ length: 8 }, visitor));
  for (const person of people) await person.join(1);
  await holder.api.clearCart();
  const offers = await Promise.all(people.map((person) => person.offer()));
  await Promise.all(
    people.flatMap((person, index) => {
      const id = offers[index]?.id ?? 0;
      return [
        person.call("POST", `/api/waiting-list/offers/${id}/accept`),
        withToken(other, person).call("POST", `/api/waiting-list/offers/${id}/decline`),
        withToken(other, person).call("POST", `/api/waiting-list/offers/${id}/accept`),
        person.call("DELETE", `/api/show/${show.id}/waiting-list`),
      ];
    }),
  );
  await podium.deps.waitingList.sweep();
  const { rows } = await podium.deps.database.pool.query<{ outcome: string; seats: number }>(
    `select outcome, (select count(*)::int from seats join carts on carts.id = cart_id where carts.user_id = wish.user_id) as seats
     from waiting_wishes wish where show_id = $1`,
    [show.id],
  );
  for (const { outcome, seats } of rows) expect([outcome, seats]).toEqual([outcome, outcome === "ACCEPTED" ? 1 : 0]);
  const free = await holder.api.listAvailableSeats({ params: { showId: show.id } });
  expect(free).toHaveLength(rows.filter(({ outcome }) => outcome !== "ACCEPTED").length);
});
