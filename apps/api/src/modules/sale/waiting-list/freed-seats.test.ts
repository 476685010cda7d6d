import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { lockRows } from "#test/row-lock.ts";
import { waitingTest } from "#test/waiting.ts";

const clock = createFakeClock();
const ROW = ["seat", "seat", "seat", "seat"] as const;

const test = waitingTest({ clock })
  .extend("moveTo", { scope: "file" }, ({ podium, admin }) => {
    return async ({ id, name, dateTime }: { id: number; name: string; dateTime: string }, plan: HallPlan) => {
      const body = { name, dateTime, hallPlanId: await publishHall(podium, plan) };
      await admin.api.updateShow({ params: { id }, body });
    };
  })
  .extend("sweep", { scope: "file" }, ({ podium }) => podium.deps.waitingList.sweep);

/** Row R1 with its seats in another order, from left to right. */
function reordered(labels: string): HallPlan {
  const plan = hallOfRows({ R1: ROW, R2: ROW });
  const groups = plan.groups.map((group) => {
    if (group.id !== "R1") return group;
    const seats = Array.from(labels).flatMap((label, place) =>
      group.seats.filter((seat) => seat.label === label).map((seat) => ({ ...seat, x: 100 + place * 48 })),
    );
    return { ...group, seats };
  });
  return { ...plan, groups };
}

test("a free wheelchair place that is an ordinary seat in the plan to which the show moves is for who waits", async ({
  soldOut,
  moveTo,
}) => {
  const { show, giveBack, visitor, clicked } = await soldOut({ rows: { R1: ["wheelchair"], R2: ROW } });
  await giveBack("R1-A");
  const an = await visitor();
  await an.join(1);
  await moveTo(show, hallOfRows({ R1: ["seat"], R2: ROW }));
  expect(await clicked("R1-A")).toBe("SEAT_TAKEN");
  await expect.poll(an.offered).toEqual(["R1-A"]);
});

test("free seats that are side by side in the plan to which the show moves are for who waits for such, the rest for all", async ({
  soldOut,
  freed,
  moveTo,
}) => {
  const { show, giveBack, visitor } = await soldOut();
  for (const seatId of ["R1-A", "R1-C", "R2-A"]) await giveBack(seatId);
  const pair = await visitor();
  await pair.join(2, true);
  await moveTo(show, reordered("ACBD"));
  await expect.poll(pair.offered).toEqual(["R1-A", "R1-C"]);
  await freed(show.id, "R2-A");
});

test("an unblocked seat goes to who waits", async ({ soldOut, admin }) => {
  const { show, giveBack, visitor } = await soldOut();
  const seats = { params: { id: show.id }, body: { seatIds: ["R1-A"] } };
  await giveBack("R1-A");
  await admin.api.blockSeats(seats);
  const one = await visitor();
  await one.join(1);
  await admin.api.unblockSeats(seats);
  await expect.poll(one.offered).toEqual(["R1-A"]);
});

test("a queued seat that is locked for a moment stays queued, and so do those that fulfil an entry with it", async ({
  soldOut,
  podium,
  sweep,
}) => {
  const { show, giveBack, visitor, clicked } = await soldOut();
  await giveBack("R1-A");
  const pair = await visitor();
  await pair.join(2, true);
  const { pool } = podium.deps.database;
  const ofSeat = [show.id, "R1-A"];
  // A freed seat of a process that died before it allocated.
  await pool.query("update seats set status = 'held' where show_id = $1 and seat_id = $2", ofSeat);
  const lock = await lockRows(pool, "select from seats where show_id = $1 and seat_id = $2 for update", ofSeat);
  await giveBack("R1-B");
  await sweep();
  lock.release();
  for (const seatId of ["R1-A", "R1-B"]) expect(await clicked(seatId)).toBe("SEAT_TAKEN");
  // The lock ends with its connection, and the server may notice that later.
  await expect.poll(() => sweep().then(pair.offered)).toEqual(["R1-A", "R1-B"]);
});

test("seats that fulfil an entry while the sale is put off stay queued, and at the opening it is for who waits", async ({
  soldOut,
  freed,
  admin,
  sweep,
}) => {
  const { show, giveBack, visitor, clicked } = await soldOut();
  const { id, name, dateTime } = show;
  await giveBack("R1-A");
  const pair = await visitor();
  await pair.join(2, true);
  const salesOpenAt = new Date(clock.now().getTime() + 600_000).toISOString();
  await admin.api.updateShow({ params: { id }, body: { name, dateTime, salesOpenAt } });
  for (const seatId of ["R1-B", "R2-A"]) await giveBack(seatId);
  await sweep();
  await freed(id, "R2-A");
  expect(await pair.offered()).toBeNull();
  clock.advance(600);
  for (const seatId of ["R1-A", "R1-B"]) expect(await clicked(seatId)).toBe("SEAT_TAKEN");
  await sweep();
  expect(await pair.offered()).toEqual(["R1-A", "R1-B"]);
});

test("places of one area go to who waits when too few chairs are free, never those of two areas or beside chairs", async ({
  soldOut,
  freed,
}) => {
  const { show, giveBack, visitor } = await soldOut({ rows: { R1: ROW }, areas: { VLOE: 4, ZIJ: 4 } });
  const pair = await visitor();
  await pair.join(2, true);
  for (const seatId of ["R1-A", "VLOE-1", "ZIJ-2"]) {
    await giveBack(seatId);
    await freed(show.id, seatId);
  }
  await giveBack("VLOE-4");
  await expect.poll(pair.offered).toEqual(["VLOE-1", "VLOE-4"]);
});

test("chairs go to who waits before places of an area", async ({ soldOut }) => {
  const { holder, visitor } = await soldOut({ rows: { R1: ROW }, areas: { VLOE: 4 } });
  const [pair, three] = [await visitor(), await visitor()];
  await pair.join(2, true);
  await three.join(3);
  await holder.api.clearCart();
  await expect.poll(three.offered).toEqual(["VLOE-1", "VLOE-2", "VLOE-3"]);
  expect((await pair.offered())?.every((seatId) => seatId.startsWith("R1-"))).toBe(true);
});
