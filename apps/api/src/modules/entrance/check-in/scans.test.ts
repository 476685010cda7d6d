import type { Tickets } from "@podium/shared/contracts/tickets";
import type { HallJoinResponse, ScanRecorded } from "@podium/shared/contracts/realtime";
import { parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { io, type Socket } from "socket.io-client";
import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { beginAt, makeUser, makeUsers, makeShow, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true }).extend(
  "connect",
  { scope: "file" },
  ({ podium }) =>
    async (user?: User): Promise<Socket> => {
      const socket = io(podium.url, {
        transports: ["websocket"],
        forceNew: true,
        auth: user ? { token: user.token } : {},
      });
      await new Promise<void>((connected) => socket.once("connect", () => connected()));
      return socket;
    },
);
const ticketsOf = async (user: User, id: number) => user.call("GET", `/api/reservation/tickets/${id}`);

describe("a scan", () => {
  test("lets the ticket in with its secret, shows it as present, and says when it is tried again", async ({
    scenario,
    admin,
  }) => {
    const { owner, show, id } = await scenario.paid();
    const [content = ""] = (await ticketsOf(owner, id)).json<Tickets>().qrContents ?? [];
    clock.set(new Date("2026-12-01T18:05:00Z"));
    const first = await scenario.scan(id, "R1-A", { token: parseTicketQr(content)?.token });
    expect(first.json()).toEqual({
      seatId: "R1-A",
      ok: true,
      at: "2026-12-01T18:05:00.000Z",
      message: "Welkom! Rij 1, stoel A.",
    });
    clock.advance(60);
    expect((await scenario.scan(id, "R1-A")).json()).toEqual({
      statusCode: 409,
      code: "ALREADY_SCANNED",
      message: "Dit ticket werd al gescand om 19:05.",
      details: [{ field: "scannedAt", message: "2026-12-01T18:05:00.000Z" }],
    });
    expect((await admin.call("GET", `/api/reservation/show/${show.id}/present-seat-ids`)).json()).toEqual(["R1-A"]);
  });

  test("works without a body, for a volunteer who types the seat", async ({ scenario }) => {
    const { id } = await scenario.paid();
    expect((await scenario.scan(id, "R1-B")).statusCode).toBe(200);
  });

  test("of the same ticket by twelve devices at once is a success at exactly one", async ({ scenario }) => {
    const { id } = await scenario.paid();
    const responses = await Promise.all(Array.from({ length: 12 }, () => scenario.scan(id, "R1-A")));
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.json<{ code?: string }>().code === "ALREADY_SCANNED")).toHaveLength(
      11,
    );
  });

  test("can be undone, once", async ({ scenario, admin }) => {
    const { id, show } = await scenario.paid();
    await scenario.scan(id, "R1-A");
    const back = () => admin.call("DELETE", `/api/reservation/${id}/scan/R1-A`);
    expect((await back()).statusCode).toBe(200);
    expect((await admin.call("GET", `/api/reservation/show/${show.id}/present-seat-ids`)).json()).toEqual([]);
    expect((await back()).json()).toMatchObject({ statusCode: 409, code: "NOT_SCANNED" });
    expect((await scenario.scan(id, "R1-A")).statusCode).toBe(200);
  });

  test("refuses a forged secret, another seat's secret, an unpaid reservation and a seat that is not on it", async ({
    scenario,
    podium,
    admin,
  }) => {
    const { owner, id } = await scenario.paid();
    const [, other = ""] = (await ticketsOf(owner, id)).json<Tickets>().qrContents ?? [];
    for (const token of ["", "forged", parseTicketQr(other)?.token]) {
      expect((await scenario.scan(id, "R1-A", { token })).json()).toMatchObject({
        statusCode: 403,
        code: "TICKET_FORGED",
      });
    }
    expect((await scenario.scan(id, "R4-T")).json()).toMatchObject({ statusCode: 404, code: "RESERVATION_NOT_FOUND" });
    expect((await scenario.scan(999_999, "R1-A")).json()).toMatchObject({
      statusCode: 404,
      code: "RESERVATION_NOT_FOUND",
    });
    const show = await makeShow(podium);
    const unpaid = await reserve((await makeUser(podium)).api, show.id, ["R1-A"]);
    expect((await scenario.scan(unpaid, "R1-A")).json()).toMatchObject({ statusCode: 409, code: "NOT_CONFIRMED" });
    expect((await admin.call("GET", `/api/reservation/show/${show.id}/present-seat-ids`)).json()).toEqual([]);
  });

  test("says what is due of an unpaid ticket to volunteers who may receive money, and to nobody of a cancelled one", async ({
    podium,
    admin,
  }) => {
    const tonight = new Date(clock.now().getTime() + 2 * 3600_000).toISOString();
    const show = await makeShow(podium);
    const id = await reserve((await makeUser(podium)).api, show.id, ["R1-A", "R1-B"]);
    await beginAt(podium, show.id, tonight);
    const scanBy = async (user: User) => (await user.call("POST", `/api/reservation/${id}/scan/R1-A`)).json();
    expect(await scanBy(await makeUser(podium, "BOX_OFFICE"))).toMatchObject({
      code: "NOT_CONFIRMED",
      details: [{ field: "due", message: "24" }],
    });
    const refusal = await scanBy(await makeUser(podium, "DOOR"));
    expect(refusal).toMatchObject({ code: "NOT_CONFIRMED" });
    expect(refusal).not.toHaveProperty("details");
    await admin.api.cancelReservation({ params: { id }, body: { reason: "ziek" } });
    expect(await scanBy(admin)).not.toHaveProperty("details");
  });

  test("is for administrators", async ({ scenario }) => {
    const { owner, id, show } = await scenario.paid();
    const responses = await Promise.all([
      owner.call("POST", `/api/reservation/${id}/scan/R1-A`),
      owner.call("DELETE", `/api/reservation/${id}/scan/R1-A`),
      owner.call("GET", `/api/reservation/show/${show.id}/present-seat-ids`),
    ]);
    expect(responses.map((response) => response.statusCode)).toEqual([403, 403, 403]);
  });

  test("knows an unknown show from an empty hall", async ({ podium, admin }) => {
    const show = await makeShow(podium);
    expect((await admin.call("GET", `/api/reservation/show/${show.id}/present-seat-ids`)).json()).toEqual([]);
    expect((await admin.call("GET", "/api/reservation/show/999999/present-seat-ids")).json()).toMatchObject({
      code: "SHOW_NOT_FOUND",
    });
  });
});

test("the blocked seats of a hall are listed to who may follow it, and are no others' business", async ({
  podium,
  admin,
}) => {
  const [owner, show] = [await makeUser(podium), await makeShow(podium)];
  const blocked = (who: User, id = show.id) => who.call("GET", `/api/reservation/show/${id}/blocked-seat-ids`);
  await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds: ["R2-B", "R1-A"] } });
  await reserve(owner.api, show.id, ["R2-A"]);
  expect((await blocked(admin)).json()).toEqual(["R1-A", "R2-B"]);
  await admin.api.unblockSeats({ params: { id: show.id }, body: { seatIds: ["R1-A"] } });
  expect((await blocked(admin)).json()).toEqual(["R2-B"]);
  expect((await blocked(owner)).statusCode).toBe(403);
  expect((await blocked(admin, 999_999)).json()).toMatchObject({ code: "SHOW_NOT_FOUND" });
});

describe("the hall's screen", () => {
  const join = (socket: Socket, request: unknown): Promise<HallJoinResponse> =>
    socket.emitWithAck("hall:join", request);

  test("gets who is in when it joins, and every scan and its undoing after that", async ({
    scenario,
    connect,
    admin,
  }) => {
    const { id, show } = await scenario.paid();
    await scenario.scan(id, "R1-B");
    const socket = await connect(admin);
    try {
      expect(await join(socket, { showId: show.id })).toEqual({ ok: true, showId: show.id, presentSeatIds: ["R1-B"] });
      const seen: ScanRecorded[] = [];
      const two = new Promise<void>((done) =>
        socket.on("scan:recorded", (event: ScanRecorded) => void (seen.push(event) === 2 && done())),
      );
      await scenario.scan(id, "R1-A");
      await admin.api.unscanSeat({ params: { reservationId: id, seatId: "R1-B" } });
      await two;
      const at = clock.now().toISOString();
      expect(seen).toEqual([
        { showId: show.id, seatId: "R1-A", reservationId: id, present: true, at },
        { showId: show.id, seatId: "R1-B", reservationId: id, present: false, at },
      ]);
    } finally {
      socket.disconnect();
    }
  });

  test("is refused to visitors and users, and for nonsense and unknown shows", async ({ podium, connect, admin }) => {
    const show = await makeShow(podium);
    const [user] = await makeUsers(podium, 1);
    const sockets = await Promise.all([connect(), connect(user), connect(admin)] as const);
    try {
      const [visitor, plain, boss] = sockets;
      for (const socket of [visitor, plain])
        expect(await join(socket, { showId: show.id })).toMatchObject({ ok: false, code: "FORBIDDEN" });
      for (const nonsense of [null, {}, { showId: "1" }, { showId: -1 }]) {
        expect(await join(boss, nonsense)).toMatchObject({ ok: false, code: "INVALID_INPUT" });
      }
      expect(await join(boss, { showId: 999_999 })).toMatchObject({ ok: false, code: "SHOW_NOT_FOUND" });
    } finally {
      for (const socket of sockets) socket.disconnect();
    }
  });
});
