import { randomUUID } from "node:crypto";
import { realtimeAccess } from "@podium/shared/contracts/realtime";
import { mayUse } from "@podium/shared/contracts/roles";
import { hold, pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { beginAt, call, makeDevice, makeShow, makeUser } from "#test/factories.ts";
import { named, readContract } from "#test/contract.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { connect, nextEvent, WAIT_MS } from "#test/screens.ts";

const EVERY_WHO = ["a volunteer", "a device"] as const;
type Who = (typeof EVERY_WHO)[number];

const clock = createFakeClock();
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * 3600_000).toISOString();

/** Addresses, phone numbers and amounts of this file's data, in any notation. */
const PRIVATE = /@|test\.example|0470|0499|13[.,]?37|26[.,]?74/;

/** Removes hashes, ids of scans and moments, which may look like a private number by chance. */
const readable = (text: string): string => text.replaceAll(/[0-9a-f]{64}|[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
const REMARK = "Rolstoel. Bel 0499/88 77 66 of jan@test.example, moet nog € 26,74 betalen (13,37 per stoel)";

const test = apiTest({ clock, listen: true })
  .extend(
    "entrance",
    { scope: "file" },
    ({ podium }) =>
      async (who: Who): Promise<string> =>
        who === "a device" ? makeDevice(podium) : (await makeUser(podium, "DOOR")).token,
  )
  .extend("nearShow", { scope: "file" }, ({ podium, admin }) => async (hours = 2) => {
    const show = await makeShow(podium, { pricePerSeat: 13.37 });
    const [owner, debtor] = [await makeUser(podium), await makeUser(podium)];
    const product = { name: "Drankkaart", price: 13.37, vatRate: 21, showIds: [show.id] };
    const { id: productId } = await admin.api.createProduct({ body: product });
    await hold(owner.api, show.id, ["R1-A", "R1-B"]);
    await owner.api.setCartProduct({ body: { productId, count: 2 } });
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"]);
    const unpaid = await reserve(debtor.api, show.id, ["R2-A", "R2-B"]);
    await beginAt(podium, show.id, inHours(hours));
    await pay(admin.api, id);
    for (const each of [id, unpaid]) await admin.api.setRemark({ params: { id: each }, body: { remark: REMARK } });
    const secrets = [...(await ticketsOf(owner.api, id)).values()].map(({ secret }) => secret);
    const [line] = (await owner.api.getTickets({ params: { id } })).products ?? [];
    return { show, id, unpaid, owner, secrets, lineId: line?.id ?? 0 };
  });

type NearShow = { show: { id: number }; id: number; lineId: number };
const offlineScan = ({ show, id }: NearShow, more: object = {}) => ({
  clientId: randomUUID(),
  showId: show.id,
  reservationId: id,
  seatId: "R1-A",
  at: clock.now().toISOString(),
  ...more,
});

const forEntrance = (await readContract()).filter(({ access }) => access === "door");
/** The callers of a call for the entrance; only a device may call those about itself. */
const whoMay = ({ path }: { path: string }): readonly Who[] =>
  path.startsWith("/api/door/") ? ["a device"] : EVERY_WHO;
const pathOf = ({ path }: { path: string }, { show, id, lineId }: NearShow): string =>
  path
    .replace(":showId", String(show.id))
    .replace(/:reservationId|:id/, String(id))
    .replace(":seatId", "R1-A")
    .replace(":lineId", String(lineId));
const offlineHandOut = ({ show, id, lineId }: NearShow) => {
  const handOut = { clientId: randomUUID(), showId: show.id, reservationId: id, lineId, count: 1 };
  return { ...handOut, at: clock.now().toISOString() };
};
function bodyOf(path: string, nearShow: NearShow): object | undefined {
  if (path.endsWith("/scans")) return { device: "A", scans: [offlineScan(nearShow)] };
  return path.endsWith("/hand-outs") ? { device: "A", handOuts: [offlineHandOut(nearShow)] } : undefined;
}

describe("of a call for the entrance", () => {
  test.for(
    named(forEntrance).flatMap(([name, endpoint]) => whoMay(endpoint).map((who) => [name, who, endpoint] as const)),
  )(
    "the response holds no address, number or price: %s by %s",
    async ([, who, endpoint], { podium, admin, entrance, nearShow }) => {
      const tonight = await nearShow();
      const { id, show, lineId } = tonight;
      if (endpoint.method === "DELETE") {
        await admin.api.scanSeat({ params: { reservationId: id, seatId: "R1-A" } });
        await admin.api.handOutProduct({ params: { id, lineId } });
      }
      const body = bodyOf(endpoint.path, tonight);
      const response = await call(podium, endpoint.method, pathOf(endpoint, tonight), {
        token: await entrance(who),
        body,
      });
      expect([response.statusCode < 300, readable(response.body)]).toEqual([true, expect.not.stringMatching(PRIVATE)]);
      // The box office's response has the private data, so the test would notice a leak.
      const seen = await admin.call("GET", `/api/reservation/show/${show.id}/door`);
      expect(seen.body).toMatch(/26\.74/);
      expect(seen.body).toMatch(/0499/);
    },
  );

  test.for(EVERY_WHO)("every refusal holds none either: by %s", async (who, { podium, admin, entrance, nearShow }) => {
    const [tonight, other] = [await nearShow(), await nearShow()];
    const { id, unpaid, show, secrets } = tonight;
    await admin.api.moveReservation({ params: { id }, body: { seatIds: ["R4-S", "R4-T"] } });
    const scan = async (reservation: number, seatId: string, body: object) =>
      call(podium, "POST", `/api/reservation/${reservation}/scan/${seatId}`, { token: await entrance(who), body });
    const refusals = [
      [await scan(unpaid, "R2-A", {}), "NOT_CONFIRMED"],
      [await scan(id, "R1-A", { token: secrets[0] }), "TICKET_MOVED"],
      [await scan(id, "R4-S", { token: "forged" }), "TICKET_FORGED"],
      [await scan(other.id, "R1-A", { showId: show.id }), "OTHER_SHOW"],
    ] as const;
    for (const [response, code] of refusals) {
      expect(response.json()).toMatchObject({ code });
      expect(readable(response.body)).not.toMatch(PRIVATE);
    }
    const wrong = [unpaid, other.id, 999_999].map((reservationId) =>
      offlineScan(tonight, { reservationId, seatId: reservationId === unpaid ? "R2-A" : "R1-A" }),
    );
    const sent = await call(podium, "POST", "/api/reservation/scans", {
      token: await entrance(who),
      body: { device: "A", scans: wrong },
    });
    expect(sent.json()).toEqual(wrong.map(() => expect.objectContaining({ outcome: "refused" })));
    const list = await call(podium, "GET", `/api/reservation/show/${show.id}/door`, { token: await entrance(who) });
    expect(list.json<{ conflicts: unknown[] }>().conflicts).toHaveLength(3);
    expect(readable(sent.body + list.body)).not.toMatch(PRIVATE);
  });

  test("a remark keeps what the entrance has to know", async ({ podium, entrance, nearShow }) => {
    const { show } = await nearShow();
    const list = await call(podium, "GET", `/api/reservation/show/${show.id}/door`, {
      token: await entrance("a device"),
    });
    expect(list.json<{ tickets: Array<{ remark: string }> }>().tickets[0]?.remark).toBe(
      "Rolstoel. Bel … of …, moet nog … betalen (… per stoel)",
    );
  });

  test("a number that a device made up names nobody of another show", async ({ podium, entrance, nearShow, admin }) => {
    const [tonight, other] = [await nearShow(), await nearShow()];
    const scans = [offlineScan(tonight, { reservationId: other.id })];
    await call(podium, "POST", "/api/reservation/scans", {
      token: await entrance("a device"),
      body: { device: "A", scans },
    });
    const { conflicts } = await admin.api.getCheckInList({ params: { showId: tonight.show.id } });
    expect(conflicts).toEqual([expect.objectContaining({ reservationId: other.id, guest: "" })]);
  });
});

test.for(EVERY_WHO)(
  "sockets of the entrance hear who came in, and nothing with an address, number or price: %s",
  async (who, { podium, admin, entrance, nearShow }) => {
    const { show, id, unpaid } = await nearShow();
    const socket = await connect(podium.url, await entrance(who));
    const received: unknown[][] = [];
    socket.onAny((...event: unknown[]) => received.push(event));
    for (const [event, access] of Object.entries(realtimeAccess)) {
      if (!event.endsWith(":join")) continue;
      // Every join has the same shape of request and refusal.
      const join = await socket.timeout(WAIT_MS).emitWithAck(event as "hall:join", { showId: show.id });
      expect([event, join.ok]).toEqual([event, mayUse(access, "DOOR")]);
      expect(readable(JSON.stringify(join))).not.toMatch(PRIVATE);
    }
    const [late, back] = [nextEvent(socket, "scan:recorded"), nextEvent(socket, "scan:recorded", (e) => !e.present)];
    await pay(admin.api, unpaid);
    await admin.api.moveReservation({ params: { id: unpaid }, body: { seatIds: ["R4-S", "R4-T"] } });
    await admin.api.cancelReservation({ params: { id: unpaid }, body: { reason: REMARK } });
    await admin.api.scanSeat({ params: { reservationId: id, seatId: "R1-A" } });
    await late;
    await admin.api.unscanSeat({ params: { reservationId: id, seatId: "R1-A" } });
    await back;
    expect(new Set(received.map(([event]) => event))).toEqual(new Set(["seats:changed", "scan:recorded"]));
    expect(readable(JSON.stringify(received))).not.toMatch(PRIVATE);
    socket.disconnect();
  },
);

describe("of a show more than 36 hours away", () => {
  test.for(EVERY_WHO)(
    "the entrance sees and changes nothing: %s",
    async (who, { podium, admin, entrance, nearShow }) => {
      const far = await nearShow(37);
      const token = await entrance(who);
      const before = await admin.call("GET", `/api/reservation/show/${far.show.id}/door`);
      for (const endpoint of forEntrance.filter(({ path }) => /:(show|reservation)Id/.test(path))) {
        const response = await call(podium, endpoint.method, pathOf(endpoint, far), { token });
        expect([endpoint.path, response.statusCode, response.json()]).toEqual([
          endpoint.path,
          403,
          expect.objectContaining({ code: "SHOW_NOT_NEAR", message: expect.stringContaining("36 uur") }),
        ]);
      }
      const body = { device: "A", scans: [offlineScan(far), offlineScan(far, { token: far.secrets[0] })] };
      const sent = await call(podium, "POST", "/api/reservation/scans", { token, body });
      expect(sent.json()).toEqual(body.scans.map(() => expect.objectContaining({ outcome: "refused" })));
      const after = (await admin.call("GET", `/api/reservation/show/${far.show.id}/door`)).json<{ tickets: unknown }>();
      expect(after.tickets).toEqual(before.json<{ tickets: unknown }>().tickets);
      const socket = await connect(podium.url, token);
      expect(await socket.timeout(WAIT_MS).emitWithAck("hall:join", { showId: far.show.id })).toMatchObject({
        ok: false,
        code: "SHOW_NOT_NEAR",
      });
      const joined = [...podium.deps.realtime.io.sockets.adapter.rooms.keys()];
      expect(joined.filter((room) => room.startsWith(`hall:${far.show.id}`))).toEqual([]);
      socket.disconnect();
    },
  );

  test.for(EVERY_WHO)(
    "a socket of the entrance that joined in time hears no more of that hall, and the box office's does: %s",
    async (who, { podium, admin, entrance, nearShow }) => {
      const { show, id } = await nearShow();
      const sockets = [await connect(podium.url, await entrance(who)), await connect(podium.url, admin.token)] as const;
      for (const socket of sockets)
        expect((await socket.timeout(WAIT_MS).emitWithAck("hall:join", { showId: show.id })).ok).toBe(true);
      const received: string[] = [];
      sockets[0].on("scan:recorded", ({ seatId }) => received.push(seatId));
      const scan = async (seatId: string) => {
        const notified = nextEvent(sockets[1], "scan:recorded", (event) => event.seatId === seatId);
        await admin.api.scanSeat({ params: { reservationId: id, seatId } });
        await notified;
        // This response arrives after all events that were sent to the socket before.
        await sockets[0].timeout(WAIT_MS).emitWithAck("alive", {});
      };
      const twoDays = 48 * 3600;
      await scan("R1-A");
      clock.advance(twoDays);
      await scan("R1-B");
      clock.advance(-twoDays);
      expect(received).toEqual(["R1-A"]);
      for (const socket of sockets) socket.disconnect();
    },
  );

  test("the box office sees everything", async ({ podium, nearShow }) => {
    const far = await nearShow(24 * 20);
    const { token } = await makeUser(podium, "BOX_OFFICE");
    for (const path of [
      `/api/reservation/show/${far.show.id}/door`,
      `/api/reservation/show/${far.show.id}/present-seat-ids`,
      `/api/reservation/show/${far.show.id}/blocked-seat-ids`,
    ])
      expect((await call(podium, "GET", path, { token })).statusCode).toBe(200);
  });

  test("the list of all shows tells the entrance nothing", async ({ podium, entrance, nearShow }) => {
    const [near, far] = [await nearShow(35), await nearShow(37)];
    const url = "/api/show?all=true";
    const ids = async (token: string) =>
      (await call(podium, "GET", url, { token })).json<Array<{ id: number }>>().map(({ id }) => id);
    for (const who of EVERY_WHO) {
      expect(await ids(await entrance(who))).toContain(near.show.id);
      expect(await ids(await entrance(who))).not.toContain(far.show.id);
    }
    const listed = await call(podium, "GET", url, { token: await entrance("a device") });
    expect(listed.body).not.toContain("seatsBlocked");
    expect(await ids((await makeUser(podium, "BOX_OFFICE")).token)).toContain(far.show.id);
    expect((await makeUser(podium).then((user) => user.call("GET", url))).statusCode).toBe(403);
    expect((await call(podium, "GET", url)).statusCode).toBe(401);
  });
});

test("a scan without a network counts by when it was made, up to a week ago; a bolder moment counts as now", async ({
  podium,
  admin,
  entrance,
  nearShow,
}) => {
  const tonight = await nearShow();
  const claimed = (seatId: string, hours: number) => offlineScan(tonight, { seatId, at: inHours(hours) });
  const [inTime, asLate] = [claimed("R1-A", 1), claimed("R1-B", 1)];
  const report = async (...scans: object[]) => {
    const body = { device: "A", scans };
    const sent = await call(podium, "POST", "/api/reservation/scans", { token: await entrance("a device"), body });
    return sent.json<Array<{ outcome: string; at: string; message: string }>>();
  };
  clock.advance(5 * 24 * 3600);
  const refused = { outcome: "refused", message: "Dit ticket is voor een voorstelling op een andere dag." };
  expect(await report(inTime, claimed("R1-B", 0), claimed("R1-B", 48))).toMatchObject([
    { outcome: "accepted", at: inTime.at },
    refused,
    refused,
  ]);
  clock.advance(3 * 24 * 3600);
  expect(await report(asLate)).toMatchObject([refused]);
  const { tickets, conflicts } = await admin.api.getCheckInList({ params: { showId: tonight.show.id } });
  expect(tickets.filter(({ scannedAt }) => scannedAt !== null).map(({ seatId }) => seatId)).toEqual(["R1-A"]);
  // Refused scans at a show that is not near are not stored.
  expect(conflicts).toEqual([]);

  const another = await nearShow();
  const [late] = await report(offlineScan(another, { at: "1970-01-01T00:00:00.000Z" }));
  expect(late).toMatchObject({ outcome: "accepted", at: clock.now().toISOString() });
  // The show would be near at this scan's moment, which is in the future.
  expect(await report(offlineScan(await nearShow(37), { at: inHours(2) }))).toMatchObject([refused]);
});
