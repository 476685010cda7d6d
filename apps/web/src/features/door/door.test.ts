import type { CheckInList, OfflineScan } from "@podium/shared/contracts/check-in";
import { describe, expect, it } from "vitest";
import { ApiError } from "#platform/api-client.ts";
import type { DoorCalls } from "./api/door-calls.ts";
import { createDoor, type DoorOptions } from "./door.ts";
import { type DoorState, freshDoorState } from "./door-state.ts";
import { createMemoryStorage, type DoorStorage } from "./door-storage.ts";

const AT = "2026-12-05T18:30:00.000Z";
const code = (seatId: string, token = "secret", reservation = 42) =>
  `reservation:${reservation};seat:${seatId};token:${token}`;
const away = () => new ApiError(0, "OFFLINE", "Geen verbinding");

function listOf(seatIds: readonly string[]): CheckInList {
  return {
    show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    now: AT,
    tickets: seatIds.map((seatId) => ({
      reservationId: 42,
      seatId,
      guest: "An Peeters",
      status: "CONFIRMED",
      secretHash: "hash of secret",
      scannedAt: null,
    })),
    otherShows: [{ id: 2, name: "Het gezin", dateTime: "2026-12-06T19:00:00.000Z", reservationIds: [77] }],
    conflicts: [],
  };
}

/** A door with a server that can be taken away. */
async function openDoor(options: Partial<DoorOptions> & { storage?: DoorStorage } = {}, showId: number | null = 1) {
  const server = {
    online: true,
    asked: [] as unknown[],
    batches: [] as OfflineScan[][],
    refuse: null as ApiError | null,
  };
  let state: DoorState = freshDoorState;
  const reach = (): void => {
    if (!server.online) throw away();
    if (server.refuse) throw server.refuse;
  };
  const calls: DoorCalls = {
    loadList: async () => (reach(), listOf(["T4-E", "T4-D"])),
    scan: async ({ seatId }, body) => (
      reach(),
      server.asked.push(body),
      { seatId, ok: true, at: AT, message: "Welkom!" }
    ),
    takeBack: async ({ seatId }) => (reach(), { seatId, ok: true, at: AT, message: "" }),
    sendScans: async (_device, scans) => {
      reach();
      server.batches.push(scans);
      return scans.map(({ clientId, at }) => ({ clientId, at, outcome: "accepted", otherAt: null, message: "" }));
    },
  };
  let ids = 0;
  const door = createDoor({
    calls,
    storage: createMemoryStorage(),
    device: "Toestel 1",
    now: () => Date.parse(AT),
    newId: () => `scan ${(ids += 1)}`,
    hash: async (text) => `hash of ${text}`,
    hasToken: () => true,
    onChange: (next) => {
      state = next;
    },
    ...options,
  });
  await door.open();
  if (showId !== null) await door.choose(showId);
  return { door, server, state: () => state };
}

describe("with the server", () => {
  it("the server decides, and is told which show and which scan it is about", async () => {
    const { door, server } = await openDoor();
    expect(await door.scan(code("T4-E"))).toMatchObject({
      ok: true,
      seatId: "T4-E",
      guest: "An Peeters",
      offline: false,
    });
    expect(server.asked).toEqual([{ clientId: "scan 1", device: "Toestel 1", showId: 1, token: "secret" }]);
  });

  it("its refusal is shown in its own words, or in 'Scan failed' when it has none", async () => {
    const { door, server } = await openDoor();
    server.refuse = new ApiError(409, "NOT_CONFIRMED", "Deze reservering is nog niet betaald.");
    expect(await door.scan(code("T4-E"))).toMatchObject({
      ok: false,
      message: "Deze reservering is nog niet betaald.",
    });
    server.refuse = new ApiError(409, "NOT_CONFIRMED", "");
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: false, message: "Scan failed" });
  });

  it("nothing is sent without a token of the session, nor for a code that is no ticket", async () => {
    const without = await openDoor({ hasToken: () => false });
    expect(await without.door.scan(code("T4-E"))).toMatchObject({ ok: false, message: "No authorization token found" });
    const { door, server } = await openDoor();
    expect(await door.scan("https://example.org")).toMatchObject({ ok: false, seatId: null });
    expect(await door.scan("reservation:42;seat:T4-E")).toMatchObject({ ok: false });
    expect([without.server.asked, server.asked]).toEqual([[], []]);
  });

  it("nobody comes in before a show was chosen: the ticket may be for another one", async () => {
    const { door, server } = await openDoor({}, null);
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: false, message: expect.stringContaining("Kies eerst") });
    expect(server.asked).toEqual([]);
  });
});

describe("without the server", () => {
  it("the device decides, keeps the scan with the server's time and sends it once the server is back", async () => {
    const storage = createMemoryStorage();
    const { door, server, state } = await openDoor({ storage });
    server.online = false;
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: true, offline: true, guest: "An Peeters" });
    expect(state()).toMatchObject({ reachable: false, unsent: [{ seatId: "T4-E", at: AT }] });
    expect(await storage.readUnsent()).toHaveLength(1);
    await door.sync();
    expect(state().unsent).toHaveLength(1);
    server.online = true;
    await door.sync();
    expect(server.batches).toEqual([
      [{ clientId: "scan 1", showId: 1, reservationId: 42, seatId: "T4-E", token: "secret", at: AT }],
    ]);
    expect(state()).toMatchObject({ reachable: true, unsent: [] });
    expect(await storage.readUnsent()).toEqual([]);
  });

  it("the same ticket comes in once, a forged one, one of another show and an unknown one never", async () => {
    const { door, server, state } = await openDoor();
    server.online = false;
    await door.scan(code("T4-E"));
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: false, message: "Dit ticket werd al gescand om 19:30." });
    expect(await door.scan(code("T4-D", "forged"))).toMatchObject({
      ok: false,
      message: expect.stringContaining("niet echt"),
    });
    expect(await door.scan(code("T4-D", "secret", 77))).toMatchObject({
      ok: false,
      message: expect.stringContaining("andere voorstelling: Het gezin"),
    });
    expect(await door.scan(code("T4-D", "secret", 78))).toMatchObject({
      ok: false,
      message: expect.stringContaining("Onbekend"),
    });
    expect(state().unsent).toHaveLength(1);
  });

  it("two quick scans of one ticket are one success", async () => {
    const { door, server } = await openDoor();
    server.online = false;
    const answers = await Promise.all([door.scan(code("T4-E")), door.scan(code("T4-E"))]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  });

  it("a reload loses nothing: tickets and unsent scans come from the device", async () => {
    const storage = createMemoryStorage();
    const before = await openDoor({ storage });
    before.server.online = false;
    await before.door.scan(code("T4-E"));
    const after = await openDoor({ storage });
    expect(after.state().unsent).toHaveLength(1);
    after.server.online = false;
    after.door.loseNetwork();
    expect(await after.door.scan(code("T4-E"))).toMatchObject({ ok: false });
    expect(await after.door.scan(code("T4-D"))).toMatchObject({ ok: true, offline: true });
  });

  it("what one tab of the device could not send is sent by another", async () => {
    const storage = createMemoryStorage();
    const [one, other] = [await openDoor({ storage }), await openDoor({ storage })];
    one.server.online = false;
    await one.door.scan(code("T4-E"));
    await other.door.sync();
    expect(other.server.batches.flat().map(({ seatId }) => seatId)).toEqual(["T4-E"]);
    await one.door.sync();
    expect(one.state().unsent).toEqual([]);
  });

  it("a code that cannot be checked here is refused, and checking in by hand is not", async () => {
    const { door, server } = await openDoor({ hash: async () => undefined });
    server.online = false;
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: false });
    expect(await door.checkIn({ reservationId: 42, seatId: "T4-E" })).toMatchObject({ ok: true, offline: true });
  });

  it("a scan whose answer was lost keeps its id, so that the server counts it once", async () => {
    const { door, server, state } = await openDoor();
    server.online = false;
    await door.scan(code("T4-E"));
    server.online = true;
    await door.sync();
    expect(server.batches.flat().map(({ clientId }) => clientId)).toEqual(["scan 1"]);
    expect(state().results[0]).toMatchObject({ ok: true });
  });

  it("a device that does not know the tickets yet says so", async () => {
    const { door, server } = await openDoor();
    server.online = false;
    await door.choose(2);
    expect(await door.scan(code("T4-E"))).toMatchObject({
      ok: false,
      message: expect.stringContaining("nog niet geladen"),
    });
  });
});

describe("what other doors do", () => {
  it("counts here at once, for this show only, and can be taken back", async () => {
    const { door, server, state } = await openDoor();
    door.hear({ showId: 9, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    expect(state().list?.tickets[0]?.scannedAt).toBeNull();
    door.hear({ showId: 1, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    server.online = false;
    door.loseNetwork();
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: false });
    door.hear({ showId: 1, seatId: "T4-E", reservationId: 42, present: false, at: AT });
    expect(await door.scan(code("T4-E"))).toMatchObject({ ok: true });
  });

  it("is not lost when it is heard while an older list is on its way", async () => {
    const { door, state } = await openDoor();
    const loading = door.refresh();
    door.hear({ showId: 1, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    await loading;
    expect(state().list?.tickets[0]?.scannedAt).toBe(AT);
  });
});

describe("the names of the guests", () => {
  it("go when the show has long been over, and stay before", async () => {
    const storage = createMemoryStorage();
    const before = listOf(["T4-E"]);
    const over = { ...before, show: { ...before.show, id: 9, dateTime: "2026-12-04T19:00:00.000Z" } };
    await storage.keepList(over);
    await storage.keepList(before);
    const { state } = await openDoor({ storage }, null);
    expect(state().keptShows.map(({ id }) => id)).toEqual([1]);
    expect((await storage.readLists()).map(({ show }) => show.id)).toEqual([1]);
  });

  it("go when the volunteer signs out; scans that are not sent stay", async () => {
    const storage = createMemoryStorage();
    const { door, server, state } = await openDoor({ storage });
    server.online = false;
    await door.scan(code("T4-E"));
    await door.forget();
    expect(await storage.readLists()).toEqual([]);
    expect(await storage.readUnsent()).toHaveLength(1);
    expect(state()).toMatchObject({ list: null, showId: null, keptShows: [], results: [] });
  });
});
