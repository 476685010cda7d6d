import { describe, expect, it } from "vitest";
import { AT, code, listOf, openCheckIn } from "#test/open-check-in.ts";
import { createMemoryStorage, mergeStored, newestList } from "./check-in-storage.ts";
import { scannedTickets } from "./validate-ticket.ts";

/** Opens two tabs of one device, which share a storage. */
async function openTabs(online: boolean) {
  const storage = createMemoryStorage();
  const list = listOf(["T4-E", "T4-D", "T4-C"]);
  const open = async (name: string) => {
    let ids = 0;
    const tab = await openCheckIn({ storage, newId: () => `${name} ${(ids += 1)}` });
    tab.server.list = list;
    await tab.checkIn.refresh();
    tab.server.online = online;
    if (!online) tab.checkIn.loseNetwork();
    return tab;
  };
  return { storage, one: await open("one"), other: await open("other") };
}
const seats = (scans: readonly { seatId: string }[]) => scans.map(({ seatId }) => seatId).toSorted();
const resultSeats = ({ results }: { results: readonly { seats: readonly { seatId: string }[] }[] }) =>
  seats(results.flatMap((result) => result.seats));

describe("two tabs of one show on one device", () => {
  it("store what both scanned, and each shows it and can undo it", async () => {
    const { storage, one, other } = await openTabs(true);
    await one.checkIn.scan(code("T4-E"));
    await other.checkIn.scan(code("T4-D"));
    await one.checkIn.scan(code("T4-C"));
    expect((await storage.readLists()).map(resultSeats)).toEqual([["T4-C", "T4-D", "T4-E"]]);
    for (const { checkIn, server, state } of [one, other]) {
      server.list = listOf(["T4-E", "T4-D", "T4-C"], { scannedAt: AT });
      await checkIn.sync();
      expect(resultSeats(state())).toEqual(["T4-C", "T4-D", "T4-E"]);
      const tickets = state().results.flatMap((result) => scannedTickets(state().list, result));
      await checkIn.undoScans(tickets.filter(({ seatId }) => seatId === (server === one.server ? "T4-D" : "T4-E")));
    }
    expect([one.server.undone, other.server.undone]).toEqual([["T4-D"], ["T4-E"]]);
  });

  it("let a ticket in once without a network, whichever tab scans it, and also at the same moment", async () => {
    const { storage, one, other } = await openTabs(false);
    expect(await one.checkIn.scan(code("T4-E"))).toMatchObject({ ok: true });
    expect(await other.checkIn.scan(code("T4-E"))).toMatchObject({
      ok: false,
      message: expect.stringContaining("al gescand"),
    });
    const both = await Promise.all([one.checkIn.scan(code("T4-D")), other.checkIn.scan(code("T4-D"))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(seats(await storage.readUnsent())).toEqual(["T4-D", "T4-E"]);
  });

  it("know without a network whom the other one let in with it", async () => {
    const { one, other } = await openTabs(true);
    other.server.list = { ...other.server.list, now: "2026-12-05T18:00:00.000Z" };
    await other.checkIn.refresh();
    await one.checkIn.scan(code("T4-E"));
    other.checkIn.loseNetwork();
    expect(await other.checkIn.scan(code("T4-E"))).toMatchObject({ ok: false, offline: true });
    expect(other.state().unsent).toEqual([]);
  });

  it("let in all of a reservation without a network, of whom the other let one in: nothing is refused", async () => {
    const { one, other } = await openTabs(false);
    await one.checkIn.scan(code("T4-E"));
    expect(other.state().unsent).toEqual([]);
    expect(await other.checkIn.checkInAll({ reservationId: 42, guest: "An Peeters" })).toMatchObject({
      ok: true,
      message: null,
    });
    expect(seats(other.state().unsent)).toEqual(["T4-C", "T4-D", "T4-E"]);
  });

  it("send all that they scanned without a network, and leave nothing", async () => {
    const { storage, one, other } = await openTabs(false);
    await one.checkIn.scan(code("T4-E"));
    await other.checkIn.scan(code("T4-D"));
    for (const { server } of [one, other]) server.online = true;
    await one.checkIn.sync();
    await other.checkIn.sync();
    expect(seats(one.server.batches.flat())).toEqual(["T4-D", "T4-E"]);
    // Scans that one tab sent are removed from the shared outbox.
    expect(other.server.batches).toEqual([]);
    expect([await storage.readUnsent(), one.state().unsent, other.state().unsent]).toEqual([[], [], []]);
  });
});

describe("the list that a device stores", () => {
  const at = (now: string, scannedAt: string | null) => ({ ...listOf(["T4-E"], { scannedAt }), now });
  const [early, late, later] = ["2026-12-05T18:30:00.000Z", "2026-12-05T18:40:00.000Z", "2026-12-05T18:50:00.000Z"];

  it("is the one that the server gave last, whichever tab writes last", () => {
    const results = mergeStored({ list: at(late, null), results: [] }, { list: at(early, null), results: [] });
    expect(results.list.now).toBe(late);
  });

  it("has what another tab scanned since, and not what was undone before", () => {
    expect(newestList(at(early, later), at(late, null)).tickets[0]?.scannedAt).toBe(later);
    expect(newestList(at(late, null), at(early, later)).tickets[0]?.scannedAt).toBe(later);
    expect(newestList(at(early, "2026-12-05T18:35:00.000Z"), at(late, null)).tickets[0]?.scannedAt).toBeNull();
    expect(newestList(at(late, later), at(late, null)).tickets[0]?.scannedAt).toBeNull();
  });
});
