import { sql } from "kysely";
import { expect, vi } from "vitest";
import { apiTest } from "./fixtures.ts";

const TABLES = ["seats", "reservations", "reservation_seats"];

/** Lets each commit of a change to one of the tables fail, as when the connection breaks at that moment. */
const test = apiTest().extend(
  "refuseCommits",
  { scope: "file" },
  ({ podium }) =>
    async (during: () => Promise<void>) => {
      await podium.asOwner(async (db) => {
        await sql`create function refuse_commit() returns trigger language plpgsql as $$
      begin raise exception 'the commit is refused'; end $$`.execute(db);
        for (const table of TABLES)
          await sql`create constraint trigger refuse_commit after insert or update or delete on ${sql.table(table)}
        deferrable initially deferred for each row execute function refuse_commit()`.execute(db);
      });
      await during();
      await podium.asOwner((db) => sql`drop function refuse_commit cascade`.execute(db).then(() => undefined));
    },
);

test("screens get the events of a change once it is committed, and none before", async ({
  podium,
  scenario,
  refuseCommits,
}) => {
  const [{ id, show }, other, admin] = [await scenario.paid(), await scenario.paid(), await scenario.admin()];
  const changes = [
    () => scenario.scan(id, "R1-A"),
    () => admin.call("POST", `/api/carts/seats/${show.id}/R2-A`),
    () => scenario.boxOffice(id, "seats", { seatIds: ["R1-C"], paid: "cash" }),
    () => scenario.boxOffice(other.id, "cancel", { reason: "Ziek" }),
  ];
  const emit = vi.spyOn(podium.deps.realtime, "emit");
  await admin.call("POST", `/api/carts/seats/${show.id}/R3-A`);
  // Events of earlier changes arrive with this one at the latest.
  const seatsOf = ([, event, payload]: (typeof emit.mock.calls)[number]) =>
    event === "seats:changed" ? JSON.stringify(payload) : "";
  await expect.poll(() => emit.mock.calls.map(seatsOf).join()).toContain("R3-A");
  emit.mockClear();
  await refuseCommits(async () => {
    for (const change of changes) {
      expect((await change()).statusCode).toBe(500);
      expect(emit.mock.calls).toEqual([]);
    }
  });
  for (const change of changes) {
    emit.mockClear();
    expect((await change()).statusCode).toBeLessThan(300);
    expect(emit).toHaveBeenCalled();
  }
  emit.mockRestore();
});
