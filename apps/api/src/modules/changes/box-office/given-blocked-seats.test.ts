import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const guest = { firstname: "Burgemeester", lastname: "Peeters" };
const reason = "Eregasten van de gemeente";

const test = apiTest().extend(
  "blocked",
  { scope: "file" },
  ({ podium, admin }) =>
    async (seatIds: string[], why?: string) => {
      const { id } = await makeShow(podium);
      const params = { id };
      await admin.api.blockSeats({ params, body: { seatIds, ...(why !== undefined && { reason: why }) } });
      return {
        id,
        params,
        give: (blockedSeatIds?: string[], asked = seatIds) =>
          admin.call("POST", `/api/admin/shows/${id}/reservations`, {
            guest,
            seatIds: asked,
            paid: "free",
            ...(blockedSeatIds && { blockedSeatIds }),
          }),
        reasons: async () =>
          Object.fromEntries(
            (await admin.api.listBoxOfficeSeats({ params }))
              .filter(({ status }) => status === "blocked")
              .map((seat) => [seat.seatId, seat.reason]),
          ),
      };
    },
);

test("seats are blocked together with one reason, which the hall and the log show", async ({ blocked, admin }) => {
  const show = await blocked(["R1-A", "R1-B", "R1-C"], reason);
  expect(await show.reasons()).toEqual({ "R1-A": reason, "R1-B": reason, "R1-C": reason });
  const { items } = await admin.api.listAudit({ query: { search: "eregasten gemeente" } });
  expect(items.map(({ subjectId, summary, details }) => [subjectId, summary, details["reason"]])).toEqual([
    [show.id, expect.stringMatching(/: Rij 1, stoelen A tot C\. Reden: Eregasten van de gemeente$/), reason],
  ]);
});

test("a seat that is blocked already keeps its reason, and a released one has none any more", async ({
  blocked,
  admin,
}) => {
  const show = await blocked(["R1-A"], reason);
  await admin.api.blockSeats({ params: show.params, body: { seatIds: ["R1-A", "R1-B"], reason: "Pers" } });
  expect(await show.reasons()).toEqual({ "R1-A": reason, "R1-B": "Pers" });
  await admin.api.unblockSeats({ params: show.params, body: { seatIds: ["R1-A", "R1-B"] } });
  await admin.api.blockSeats({ params: show.params, body: { seatIds: ["R1-A"] } });
  expect(await show.reasons()).toEqual({ "R1-A": undefined });
  const seat = (await admin.api.listBoxOfficeSeats({ params: show.params })).find(({ seatId }) => seatId === "R1-B");
  expect(seat).toEqual({ seatId: "R1-B", status: "available", reservationId: null });
});

test("blocked seats get another reason, or their first, while they stay blocked, and no row is left over", async ({
  blocked,
  podium,
  admin,
  scenario,
}) => {
  const show = await blocked(["R1-A"], "Pers");
  const { params } = show;
  await admin.api.blockSeats({ params, body: { seatIds: ["R1-B"] } });
  const rows = async () =>
    (await podium.deps.database.db.selectFrom("seatBlocks").where("showId", "=", show.id).select("id").execute())
      .length;
  // The seat is already blocked, so that the new reason is not stored.
  await admin.api.blockSeats({ params, body: { seatIds: ["R1-A"], reason: "Techniek" } });
  expect(await rows()).toBe(1);
  const before = (await scenario.seat(show.id, "R1-A")).version;
  const change = (why: string) =>
    admin.api.changeBlockReason({ params, body: { seatIds: ["R1-A", "R1-B", "R1-C"], reason: why } });
  expect(await change(reason)).toEqual({ seatIds: ["R1-A", "R1-B"] });
  expect(await show.reasons()).toEqual({ "R1-A": reason, "R1-B": reason });
  expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-C": "available" });
  // The version tells open screens about the change.
  expect((await scenario.seat(show.id, "R1-A")).version).toBeGreaterThan(before);
  await change(reason);
  expect(await rows()).toBe(2);
  const { items } = await admin.api.listAudit({ query: { action: "BLOCK_REASON_CHANGED" } });
  expect(items.map(({ subjectId, summary }) => [subjectId, summary])).toEqual([
    [show.id, expect.stringMatching(/: Rij 1, stoelen A en B\. Reden: Eregasten van de gemeente$/)],
  ]);
});

test("a reason is one line of at most 120 characters", async ({ blocked, admin }) => {
  const { id } = await blocked(["R1-A"]);
  for (const bad of ["", "a\nb", "x".repeat(121)]) {
    const response = await admin.call("POST", `/api/admin/shows/${id}/blocked-seats`, {
      seatIds: ["R2-A"],
      reason: bad,
    });
    expect(response.statusCode).toBe(400);
  }
});

test("a guest gets a blocked seat in one actionion, beside a free one, and other blocked ones stay", async ({
  blocked,
  scenario,
}) => {
  const show = await blocked(["R1-A", "R1-B"], reason);
  const response = await show.give(["R1-A"], ["R1-A", "R2-A"]);
  expect(response.statusCode, response.body).toBe(201);
  const states = await scenario.seatStates(show.id);
  expect([states["R1-A"], states["R2-A"]]).toEqual(["reserved", "reserved"]);
  expect(await show.reasons()).toEqual({ "R1-B": reason });
});

test("a blocked seat that the volunteer did not see as blocked is given to nobody", async ({ blocked }) => {
  const show = await blocked(["R1-A", "R1-B"], reason);
  for (const seen of [undefined, [], ["R1-B"]]) {
    expect((await show.give(seen, ["R1-A"])).json()).toMatchObject({ statusCode: 409, code: "SEATS_NOT_FREE" });
  }
  expect(await show.reasons()).toEqual({ "R1-A": reason, "R1-B": reason });
});

test("what was blocked and is in a cart by now is not given", async ({ blocked, admin, podium, scenario }) => {
  const [show, visitor] = [await blocked(["R1-A"], reason), await makeUser(podium)];
  await admin.api.unblockSeats({ params: show.params, body: { seatIds: ["R1-A"] } });
  await visitor.api.addSeat({ params: { showId: show.id, seatId: "R1-A" } });
  expect((await show.give(["R1-A"])).json()).toMatchObject({ code: "SEATS_NOT_FREE" });
  expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "held" });
});

test("of two volunteers who give the same blocked seat one does, twenty times over", async ({ blocked, scenario }) => {
  for (let round = 0; round < 20; round++) {
    const show = await blocked(["R1-A"], reason);
    const both = await Promise.all([show.give(["R1-A"]), show.give(["R1-A"])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved" });
  }
});

test("it is given while another volunteer releases it and a visitor chooses it: one of the two has it", async ({
  blocked,
  admin,
  podium,
  scenario,
}) => {
  const visitor = await makeUser(podium);
  for (let round = 0; round < 20; round++) {
    const show = await blocked(["R1-A"], reason);
    const freeAndHold = admin.api
      .unblockSeats({ params: show.params, body: { seatIds: ["R1-A"] } })
      .then(() => visitor.call("POST", `/api/carts/seats/${show.id}/R1-A`));
    const [given, held] = await Promise.all([show.give(["R1-A"]), freeAndHold]);
    expect([given.statusCode === 201, held.statusCode === 200].filter(Boolean)).toHaveLength(1);
    const { "R1-A": state } = await scenario.seatStates(show.id);
    expect(state).toBe(given.statusCode === 201 ? "reserved" : "held");
  }
});

test("somebody on the waiting list does not get it in between", async ({ blocked, podium, scenario }) => {
  const show = await blocked(["R1-A"], reason);
  const waiting = await makeUser(podium);
  // All other seats are blocked, so that the waiting list is open.
  const others = Object.keys(await scenario.seatStates(show.id)).filter((seatId) => seatId !== "R1-A");
  await podium.deps.blockedSeats.block(show.id, { seatIds: others }, waiting.id);
  await waiting.api.joinWaitingList({ params: { id: show.id }, body: { seats: 1, together: true } });
  expect((await show.give(["R1-A"])).statusCode).toBe(201);
  expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved" });
});

test("a reservation gets a blocked seat more in one actionion, only where the volunteer saw it so", async ({
  blocked,
  admin,
  scenario,
}) => {
  const show = await blocked(["R1-A"], reason);
  const { id } = (await show.give([], ["R2-A"])).json<{ id: number }>();
  const add = (more: object) =>
    admin.call("POST", `/api/admin/reservations/${id}/seats`, { seatIds: ["R1-A"], paid: "free", ...more });
  expect((await add({})).json()).toMatchObject({ code: "SEATS_NOT_FREE" });
  expect((await add({ blockedSeatIds: ["R1-A"] })).statusCode).toBe(200);
  expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved" });
});
