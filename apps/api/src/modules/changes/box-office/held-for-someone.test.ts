import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { refusalOf, waitingTest } from "#test/waiting.ts";

const clock = createFakeClock();
const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const press = { holder: "Radio Zuid", reason: "press", note: "Bevestigt per mail" };

const test = waitingTest({ clock })
  .extend("sweep", { scope: "file" }, ({ podium }) => podium.deps.blockedSeats.sweep)
  .extend("held", { scope: "file" }, ({ podium, admin }) => async () => {
    const { id } = await makeShow(podium);
    const params = { id };
    const path = `/api/admin/shows/${id}/blocked-seats`;
    return {
      id,
      params,
      path,
      hold: (seatIds: string[], more: object = {}) =>
        admin.api.holdBlockedSeats({ params, body: { seatIds, ...more } }),
      give: (seatIds: string[]) =>
        admin.call("POST", `/api/admin/shows/${id}/reservations`, {
          guest: { firstname: "Rita", lastname: "Maes" },
          seatIds,
          blockedSeatIds: seatIds,
          paid: "free",
        }),
      blocked: async () =>
        (await admin.api.listBoxOfficeSeats({ params })).flatMap(({ status, reservationId, ...seat }) =>
          status === "blocked" && reservationId === null ? seat : [],
        ),
    };
  })
  .extend("logOf", { scope: "file" }, ({ admin }) => async (id: number) => {
    const { items } = await admin.api.listAudit({ query: { pageSize: 200 } });
    return items.flatMap(({ action, subjectId, summary, actor }) =>
      subjectId === id && action.includes("BLOCK") ? [[action, summary.replace(/^.*?": /, ""), actor?.id ?? null]] : [],
    );
  });

test("seats are held for somebody, free and blocked ones together, and a change touches only what it names", async ({
  held,
  admin,
  logOf,
}) => {
  const show = await held();
  const releaseAt = inSeconds(3600);
  await admin.api.blockSeats({ params: show.params, body: { seatIds: ["R1-A"], reason: "Techniek" } });
  expect(await show.hold(["R1-A", "R1-B"], { ...press, releaseAt })).toEqual({ seatIds: ["R1-A", "R1-B"] });
  expect(await show.blocked()).toEqual([
    { seatId: "R1-A", ...press, releaseAt },
    { seatId: "R1-B", ...press, releaseAt },
  ]);
  await show.hold(["R1-B"], { holder: "De Gazet", note: "" });
  // Today's call changes the reason alone.
  await admin.api.changeBlockReason({ params: show.params, body: { seatIds: ["R1-A"], reason: "Familie" } });
  expect(await show.blocked()).toEqual([
    { seatId: "R1-A", ...press, reason: "Familie", releaseAt },
    { seatId: "R1-B", holder: "De Gazet", reason: "press", releaseAt },
  ]);
  await show.hold(["R1-B"], { releaseAt: null, holder: null, reason: null });
  await show.hold(["R1-B"]);
  expect((await show.blocked())[1]).toEqual({ seatId: "R1-B" });
  expect(await logOf(show.id)).toEqual([
    ["BLOCK_CHANGED", "Rij 1, stoel B", admin.id],
    ["BLOCK_REASON_CHANGED", "Rij 1, stoel A. Reden: Familie, Radio Zuid", admin.id],
    ["BLOCK_CHANGED", "Rij 1, stoel B. Reden: Pers, De Gazet", admin.id],
    ["BLOCK_CHANGED", "Rij 1, stoel A. Reden: Pers, Radio Zuid", admin.id],
    ["SEATS_BLOCKED", "Rij 1, stoel B. Reden: Pers, Radio Zuid", admin.id],
    ["SEATS_BLOCKED", "Rij 1, stoel A. Reden: Techniek", admin.id],
  ]);
});

test("a release in the past is refused with a sentence, a seat that is not free too, and nothing is lost", async ({
  held,
  admin,
  podium,
}) => {
  const show = await held();
  await show.hold(["R1-A"], press);
  for (const method of ["PUT", "POST"] as const) {
    const late = await admin.call(method, show.path, { seatIds: ["R1-A", "R1-B"], releaseAt: inSeconds(0) });
    expect(late.json()).toMatchObject({
      statusCode: 400,
      code: "RELEASE_IN_PAST",
      message: "Kies een moment van vrijgave dat nog moet komen. Er is niets gewijzigd.",
      details: [{ field: "releaseAt" }],
    });
  }
  const visitor = await makeUser(podium);
  await visitor.api.addSeat({ params: { showId: show.id, seatId: "R1-C" } });
  const taken = admin.call("PUT", show.path, { seatIds: ["R1-A", "R1-C"], holder: "De Gazet" });
  expect(await refusalOf(taken)).toBe("SEATS_NOT_FREE");
  for (const bad of [{ holder: "a\nb" }, { note: "x".repeat(501) }, { releaseAt: "morgen" }]) {
    expect((await admin.call("PUT", show.path, { seatIds: ["R1-A"], ...bad })).statusCode).toBe(400);
  }
  expect(await show.blocked()).toEqual([{ seatId: "R1-A", ...press }]);
});

test("a change of seats that were released meanwhile is refused, and they stay for sale", async ({ held, sweep }) => {
  const show = await held();
  await show.hold(["R1-A"], { ...press, releaseAt: inSeconds(60) });
  await show.hold(["R1-B"], press);
  clock.advance(60);
  await sweep();
  const late = show.hold(["R1-A", "R1-B"], { note: "Toch nog even", onlyBlocked: true });
  await expect(late).rejects.toMatchObject({ body: { code: "SEATS_NOT_FREE" } });
  expect(await show.blocked()).toEqual([{ seatId: "R1-B", ...press }]);
  await show.hold(["R1-B"], { note: "Toch nog even", onlyBlocked: true });
  expect(await show.blocked()).toMatchObject([{ seatId: "R1-B", note: "Toch nog even" }]);
});

test("seats are released by themselves at their moment, once, on every screen, and the log says so", async ({
  held,
  sweep,
  scenario,
  logOf,
}) => {
  const show = await held();
  await show.hold(["R1-A", "R1-B"], { ...press, releaseAt: inSeconds(60) });
  await show.hold(["R1-C"], { holder: "Zaal", reason: "house" });
  await sweep();
  expect(await show.blocked()).toHaveLength(3);
  clock.advance(60);
  const { version } = await scenario.seat(show.id, "R1-A");
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await show.blocked()).toEqual([{ seatId: "R1-C", holder: "Zaal", reason: "house" }]);
  expect(await scenario.seat(show.id, "R1-A")).toMatchObject({ status: "available", version: version + 1 });
  expect((await logOf(show.id)).filter(([action]) => action === "BLOCKED_SEATS_RELEASED")).toEqual([
    ["BLOCKED_SEATS_RELEASED", "Rij 1, stoelen A en B. Reden: Pers, Radio Zuid", null],
  ]);
});

test("a released seat goes to who waits before anybody else", async ({ soldOut, admin, sweep }) => {
  const { show, giveBack, visitor, clicked } = await soldOut();
  const params = { id: show.id };
  await giveBack("R1-A");
  await admin.api.holdBlockedSeats({ params, body: { seatIds: ["R1-A"], releaseAt: inSeconds(60) } });
  const one = await visitor();
  await one.join(1);
  clock.advance(60);
  await sweep();
  expect(await clicked("R1-A")).toBe("SEAT_TAKEN");
  await expect.poll(one.offered).toEqual(["R1-A"]);
});

test("a seat that is given at the moment of its release is one person's, and never free again", async ({
  held,
  sweep,
  scenario,
  podium,
}) => {
  const visitor = await makeUser(podium);
  const show = await held();
  for (const seatId of ["R1-A", "R1-B", "R1-C", "R1-D", "R1-E", "R1-F", "R1-G", "R1-H"]) {
    await show.hold([seatId], { ...press, releaseAt: inSeconds(60) });
    clock.advance(60);
    const choose = async () => {
      await sweep();
      return visitor.call("POST", `/api/carts/seats/${show.id}/${seatId}`);
    };
    const [given, chosen] = await Promise.all([show.give([seatId]), choose()]);
    expect([given.statusCode, chosen.statusCode]).toSatisfy(([one, other]) => (one === 201) !== (other === 200));
    await sweep();
    expect((await scenario.seat(show.id, seatId)).status).toBe(given.statusCode === 201 ? "reserved" : "held");
  }
});

test("of two volunteers who change one block at the same time both are heard, and a later release counts", async ({
  held,
  sweep,
}) => {
  const show = await held();
  await show.hold(["R1-A"], { ...press, releaseAt: inSeconds(60) });
  await Promise.all([show.hold(["R1-A"], { note: "Twee fietsen" }), show.hold(["R1-A"], { reason: "partner" })]);
  const releaseAt = inSeconds(120);
  await show.hold(["R1-A"], { releaseAt });
  clock.advance(60);
  await sweep();
  expect(await show.blocked()).toEqual([
    { seatId: "R1-A", ...press, note: "Twee fietsen", reason: "partner", releaseAt },
  ]);
});
