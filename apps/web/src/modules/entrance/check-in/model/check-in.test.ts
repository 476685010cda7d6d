import { seatLabels } from "@podium/shared/halls/seat-names";
import { describe, expect, it } from "vitest";
import { settled } from "#test/network.ts";
import { AT, code, listOf, openCheckIn, storedOf } from "#test/open-check-in.ts";
import { ApiError } from "#platform/api-client.ts";
import { createMemoryStorage } from "./check-in-storage.ts";
import { findGuests } from "./find-guests.ts";

/** A refusal whose message contains `text`. */
const refused = (text: string) => ({ ok: false, message: expect.stringContaining(text) });

describe("with the server", () => {
  it("the server decides, and receives the show and the scan's id", async () => {
    const { checkIn, server } = await openCheckIn();
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({
      ok: true,
      seats: [{ seatId: "T4-E" }],
      guest: "An Peeters",
      offline: false,
    });
    expect(server.asked).toEqual([{ clientId: "scan 1", device: "Toestel 1", showId: 1, token: "secret" }]);
  });

  it("names the type of a ticket that this device's list does not have yet", async () => {
    const { checkIn, server } = await openCheckIn();
    server.ticketType = "Kind";
    expect(await checkIn.scan(code("T4-F"))).toMatchObject({ ok: true, ticketType: "Kind" });
  });

  it("names no type of a ticket that the server says has none to check, whatever this device's list says", async () => {
    const { checkIn, server } = await openCheckIn();
    server.list = listOf(["T4-E", "T4-D"], { ticketType: "Kind" });
    await checkIn.refresh();
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: true, ticketType: null });
    server.online = false;
    expect(await checkIn.scan(code("T4-D"))).toMatchObject({ ok: true, offline: true, ticketType: "Kind" });
  });

  it("its refusal is shown in its own words, or in 'Scan failed' when it has none", async () => {
    const { checkIn, server } = await openCheckIn();
    server.refuse = new ApiError(409, "NOT_CONFIRMED", "Deze reservering is nog niet betaald.");
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({
      ok: false,
      message: "Deze reservering is nog niet betaald.",
    });
    server.refuse = new ApiError(409, "NOT_CONFIRMED", "");
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: false, message: "Scan failed" });
  });

  it("nothing is sent without a token of the session, nor for a code that is no ticket", async () => {
    const without = await openCheckIn({ hasToken: () => false });
    expect(await without.checkIn.scan(code("T4-E"))).toMatchObject({
      ok: false,
      message: "No authorization token found",
    });
    const { checkIn, server } = await openCheckIn();
    expect(await checkIn.scan("https://example.org")).toMatchObject({ ok: false, seats: [] });
    expect(await checkIn.scan("reservation:42;seat:T4-E")).toMatchObject({ ok: false });
    expect([without.server.asked, server.asked]).toEqual([[], []]);
  });

  it("nobody comes in before a show was chosen: the ticket may be for another one", async () => {
    const { checkIn, server } = await openCheckIn({}, null);
    expect(await checkIn.scan(code("T4-E"))).toMatchObject(refused("Kies eerst"));
    expect(server.asked).toEqual([]);
  });

  it("a ticket that is shown before the show is known comes in as soon as it is", async () => {
    const { checkIn, server, state } = await openCheckIn({}, null);
    const end = checkIn.expectShow();
    const scanning = checkIn.scan(code("T4-E"));
    const byHand = checkIn.checkInByHand({ reservationId: 42, seatId: "T4-D" });
    await expect.poll(() => state().pending).toBe(true);
    expect(server.asked).toEqual([]);
    end();
    void checkIn.choose(1);
    expect(await Promise.all([scanning, byHand])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(server.asked).toHaveLength(2);
  });

  it("a ticket that waits for a show is refused when there turns out to be none", async () => {
    const { checkIn, server, state } = await openCheckIn({}, null);
    const end = checkIn.expectShow();
    const scanning = checkIn.scan(code("T4-E"));
    end();
    expect(await scanning).toMatchObject(refused("Kies eerst"));
    expect(state().pending).toBe(false);
    expect(server.asked).toEqual([]);
  });
});

describe("without the server", () => {
  it("the device decides, stores the scan with the server's time and sends it once the server is back", async () => {
    const storage = createMemoryStorage();
    const { checkIn, server, state } = await openCheckIn({ storage });
    server.online = false;
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: true, offline: true, guest: "An Peeters" });
    expect(state()).toMatchObject({ reachable: false, unsent: [{ seatId: "T4-E", at: AT }] });
    expect(await storage.readUnsent()).toHaveLength(1);
    await checkIn.sync();
    expect(state().unsent).toHaveLength(1);
    server.online = true;
    await checkIn.sync();
    expect(server.batches).toEqual([
      [{ clientId: "scan 1", showId: 1, reservationId: 42, seatId: "T4-E", token: "secret", at: AT }],
    ]);
    expect(state()).toMatchObject({ reachable: true, unsent: [] });
    expect(await storage.readUnsent()).toEqual([]);
  });

  it("the same ticket comes in once, a forged one, one of another show and an unknown one never", async () => {
    const { checkIn, server, state } = await openCheckIn();
    server.online = false;
    await checkIn.scan(code("T4-E"));
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({
      ok: false,
      message: "Dit ticket werd al gescand om 19:30.",
    });
    expect(await checkIn.scan(code("T4-D", "forged"))).toMatchObject(refused("niet echt"));
    expect(await checkIn.scan(code("T4-D", "secret", 77))).toMatchObject(refused("andere voorstelling: Het gezin"));
    expect(await checkIn.scan(code("T4-D", "secret", 78))).toMatchObject(refused("Onbekend"));
    expect(state().unsent).toHaveLength(1);
  });

  it("two quick scans of one ticket are one success", async () => {
    const { checkIn, server } = await openCheckIn();
    server.online = false;
    const results = await Promise.all([checkIn.scan(code("T4-E")), checkIn.scan(code("T4-E"))]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
  });

  it("a reload loses nothing: tickets and unsent scans come from the device", async () => {
    const storage = createMemoryStorage();
    const before = await openCheckIn({ storage });
    before.server.online = false;
    await before.checkIn.scan(code("T4-E"));
    const after = await openCheckIn({ storage });
    expect(after.state().unsent).toHaveLength(1);
    after.server.online = false;
    after.checkIn.loseNetwork();
    expect(await after.checkIn.scan(code("T4-E"))).toMatchObject({ ok: false });
    expect(await after.checkIn.scan(code("T4-D"))).toMatchObject({ ok: true, offline: true });
  });

  it("scans that were not sent go out while a ticket waits for the show", async () => {
    const storage = createMemoryStorage();
    const before = await openCheckIn({ storage });
    before.server.online = false;
    await before.checkIn.scan(code("T4-E"));
    const after = await openCheckIn({ storage }, null);
    const end = after.checkIn.expectShow();
    const scanning = after.checkIn.scan(code("T4-D"));
    await after.checkIn.sync();
    expect(after.server.batches.flat().map(({ seatId }) => seatId)).toEqual(["T4-E"]);
    expect(after.state()).toMatchObject({ pending: true, unsent: [] });
    end();
    await scanning;
  });

  it("scans that one tab of the device could not send are sent by another", async () => {
    const storage = createMemoryStorage();
    const [one, other] = [await openCheckIn({ storage }), await openCheckIn({ storage })];
    one.server.online = false;
    await one.checkIn.scan(code("T4-E"));
    await other.checkIn.sync();
    expect(other.server.batches.flat().map(({ seatId }) => seatId)).toEqual(["T4-E"]);
    await one.checkIn.sync();
    expect(one.state().unsent).toEqual([]);
  });

  it("a code that cannot be checked here is refused, and checking in by hand is not", async () => {
    const { checkIn, server } = await openCheckIn({ hash: async () => undefined });
    server.online = false;
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: false });
    expect(await checkIn.checkInByHand({ reservationId: 42, seatId: "T4-E" })).toMatchObject({
      ok: true,
      offline: true,
    });
  });

  it("a scan whose response was lost keeps its id, so that the server counts it once", async () => {
    const { checkIn, server, state } = await openCheckIn();
    server.online = false;
    await checkIn.scan(code("T4-E"));
    server.online = true;
    await checkIn.sync();
    expect(server.batches.flat().map(({ clientId }) => clientId)).toEqual(["scan 1"]);
    expect(state().results[0]).toMatchObject({ ok: true });
  });

  it("a ticket that is shown before the show is known comes in once this device's tickets are read", async () => {
    const read = Promise.withResolvers<void>();
    let opened = false;
    const readLists = async () => {
      if (opened) await read.promise;
      return [storedOf(listOf(["T4-E"]))];
    };
    const { checkIn, server, state } = await openCheckIn({ storage: { ...createMemoryStorage(), readLists } }, null);
    opened = true;
    server.online = false;
    checkIn.loseNetwork();
    const end = checkIn.expectShow();
    const scanning = checkIn.scan(code("T4-E"));
    void checkIn.choose(1);
    end();
    await settled();
    expect(state()).toMatchObject({ pending: true, results: [] });
    read.resolve();
    expect(await scanning).toMatchObject({ ok: true, offline: true });
  });

  it("a device that does not know the tickets yet says so", async () => {
    const { checkIn, server } = await openCheckIn();
    server.online = false;
    await checkIn.choose(2);
    expect(await checkIn.scan(code("T4-E"))).toMatchObject(refused("nog niet geladen"));
  });
});

describe("actions of other devices", () => {
  it("counts here at once, for this show only, and can be undone", async () => {
    const { checkIn, server, state } = await openCheckIn();
    checkIn.applyScan({ showId: 9, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    expect(state().list?.tickets[0]?.scannedAt).toBeNull();
    checkIn.applyScan({ showId: 1, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    server.online = false;
    checkIn.loseNetwork();
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: false });
    checkIn.applyScan({ showId: 1, seatId: "T4-E", reservationId: 42, present: false, at: AT });
    expect(await checkIn.scan(code("T4-E"))).toMatchObject({ ok: true });
  });

  it("cannot be undone without a response, and the volunteer reads why in Dutch", async () => {
    const { checkIn, server } = await openCheckIn();
    checkIn.applyScan({ showId: 1, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    server.stalled = true;
    await expect(checkIn.undoScans([{ reservationId: 42, seatId: "T4-E" }])).rejects.toThrow(/Geen verbinding/);
  });

  it("is not lost when its event arrives while an older list is loading", async () => {
    const { checkIn, state } = await openCheckIn();
    const loading = checkIn.refresh();
    checkIn.applyScan({ showId: 1, seatId: "T4-E", reservationId: 42, present: true, at: AT });
    await loading;
    expect(state().list?.tickets[0]?.scannedAt).toBe(AT);
  });
});

describe("the names of the guests", () => {
  it("go when the show has long been over, and stay before", async () => {
    const storage = createMemoryStorage();
    const before = listOf(["T4-E"]);
    const over = { ...before, show: { ...before.show, id: 9, dateTime: "2026-12-04T19:00:00.000Z" } };
    await storage.storeList(storedOf(over));
    await storage.storeList(storedOf(before));
    const { state } = await openCheckIn({ storage }, null);
    expect(state().storedShows.map(({ id }) => id)).toEqual([1]);
    expect((await storage.readLists()).map(({ list }) => list.show.id)).toEqual([1]);
  });

  it("go by the server's time only, once it is known: a phone whose clock is wrong may need them tonight", async () => {
    const storage = createMemoryStorage();
    await storage.storeList(storedOf(listOf(["T4-E"])));
    let knowsTime = false;
    const options = { storage, knowsTime: () => knowsTime, now: () => Date.parse(AT) + 26 * 3600_000 };
    const { checkIn, state } = await openCheckIn(options);
    expect(state().storedShows.map(({ id }) => id)).toEqual([1]);
    expect(await storage.readLists()).toHaveLength(1);
    knowsTime = true;
    await checkIn.refresh();
    expect([state().storedShows, await storage.readLists()]).toEqual([[], []]);
  });

  it("go when the volunteer signs out; scans that are not sent stay", async () => {
    const storage = createMemoryStorage();
    const { checkIn, server, state } = await openCheckIn({ storage });
    server.online = false;
    await checkIn.scan(code("T4-E"));
    await checkIn.forget();
    expect(await storage.readLists()).toEqual([]);
    expect(await storage.readUnsent()).toHaveLength(1);
    expect(state()).toMatchObject({ list: null, showId: null, storedShows: [], results: [] });
  });

  it("name their seats by the ids when a version stored them that knew no other names", async () => {
    const storage = createMemoryStorage();
    const isName = (key: string): boolean => key === "group" || key === "label";
    const old = JSON.stringify(listOf(["T4-E"]), (key, value: unknown) => (isName(key) ? undefined : value));
    await storage.storeList(storedOf(JSON.parse(old)));
    const { checkIn, server, state } = await openCheckIn({ storage }, null);
    server.online = false;
    await checkIn.choose(1);
    const { ok, seats } = await checkIn.scan(code("T4-E"));
    expect([ok, seatLabels(seats)]).toEqual([true, "Tafel 4, stoel E"]);
    expect(findGuests(state().list?.tickets ?? [], "tafel 4")).toHaveLength(1);
  });
});
