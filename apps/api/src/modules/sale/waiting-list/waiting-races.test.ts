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
  const users = await Promise.all(Array.from({ length: 24 }, visitor));
  // Four users wait already, and must get the first freed seats.
  for (const user of users.slice(0, 4)) await user.join(1);
  const joining = users
    .slice(4)
    .map((user, index) => waiter(index % 2 === 0 ? elsewhere(user) : user, show.id).refusedToJoin(1));
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

  const { rows: entries } = await podium.deps.database.pool.query<{ id: number; state: string }>(
    "select id, state from waiting_wishes where show_id = $1 order by id",
    [show.id],
  );
  const { rows: seats } = await podium.deps.database.pool.query<{
    status: string;
    offer: number | null;
    cart: number | null;
  }>("select status, offer_id as offer, cart_id as cart from seats where show_id = $1", [show.id]);
  // Everybody with an offer came before everybody who is still waiting.
  const states = entries.map(({ state }) => state).join(" ");
  expect(states).toMatch(/^(OFFERED ?)*(WAITING ?)*$/);
  expect(joined.filter((code) => code !== undefined && code !== "SEATS_AVAILABLE")).toEqual([]);
  const offered = seats.flatMap(({ offer }) => (offer === null ? [] : offer));
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered).toHaveLength(entries.filter(({ state }) => state === "OFFERED").length);
  // No seat is free while somebody is waiting.
  expect(states.includes("WAITING") && seats.some(({ status }) => status === "available")).toBe(false);
  expect(seats.filter(({ status, offer, cart }) => status === "held" && offer === null && cart === null)).toEqual([]);
  // Nobody who clicked a seat overtook the first four.
  expect(entries.slice(0, 4).map(({ state }) => state)).toEqual(["OFFERED", "OFFERED", "OFFERED", "OFFERED"]);
  const bought = clicks.filter((status) => status === 200).length;
  expect(bought + offered.length + seats.filter(({ status }) => status === "available").length).toBe(heldSeats.length);
});

test("of an accept, a decline and an expiry at once one counts, and no seat is in two hands", async ({
  soldOut,
  podium,
  other,
}) => {
  const { show, holder, visitor } = await soldOut();
  const users = await Promise.all(Array.from({ length: 8 }, visitor));
  for (const user of users) await user.join(1);
  await holder.api.clearCart();
  const offers = await Promise.all(users.map((user) => user.offer()));
  await Promise.all(
    users.flatMap((user, index) => {
      const id = offers[index]?.id ?? 0;
      return [
        user.call("POST", `/api/waiting-list/offers/${id}/accept`),
        withToken(other, user).call("POST", `/api/waiting-list/offers/${id}/decline`),
        withToken(other, user).call("POST", `/api/waiting-list/offers/${id}/accept`),
        user.call("DELETE", `/api/show/${show.id}/waiting-list`),
      ];
    }),
  );
  await podium.deps.waitingList.sweep();
  const { rows } = await podium.deps.database.pool.query<{ outcome: string; seats: number }>(
    `select outcome, (select count(*)::int from seats join carts on carts.id = cart_id where carts.user_id = entry.user_id) as seats
     from waiting_wishes entry where show_id = $1`,
    [show.id],
  );
  for (const { outcome, seats } of rows) expect([outcome, seats]).toEqual([outcome, outcome === "ACCEPTED" ? 1 : 0]);
  const free = await holder.api.listAvailableSeats({ params: { showId: show.id } });
  expect(free).toHaveLength(rows.filter(({ outcome }) => outcome !== "ACCEPTED").length);
});
