import { expect, it } from "vitest";
import { AT, code, listOf, openCheckIn } from "#test/open-check-in.ts";
import { createMemoryStorage } from "./check-in-storage.ts";
import { scannedTickets } from "./validate-ticket.ts";

/** The seats of each result, newest first. */
const seatsOf = ({ results }: { results: readonly { seats: readonly { seatId: string }[] }[] }) =>
  results.map(({ seats }) => seats.map(({ seatId }) => seatId).join());

it("scans of a device are there after a reload, and can be undone", async () => {
  const storage = createMemoryStorage();
  const before = await openCheckIn({ storage });
  await before.checkIn.scan(code("T4-E"));
  await before.checkIn.scan("https://voorbeeld.example");
  await before.checkIn.scan(code("T4-D"));
  const after = await openCheckIn({ storage });
  after.server.list = listOf(["T4-E", "T4-D"], { scannedAt: AT });
  await after.checkIn.refresh();
  expect(seatsOf(after.state())).toEqual(["T4-D", "", "T4-E"]);
  const [last] = after.state().results;
  expect(last && scannedTickets(after.state().list, last)).toHaveLength(1);
});

it("also where the server's list comes before this device's own", async () => {
  const storage = createMemoryStorage();
  await (await openCheckIn({ storage })).checkIn.scan(code("T4-E"));
  const read = Promise.withResolvers<void>();
  let opened = false;
  const readLists = async () => {
    const lists = await storage.readLists();
    if (opened) await read.promise;
    return lists;
  };
  const { checkIn, state } = await openCheckIn({ storage: { ...storage, readLists } }, null);
  opened = true;
  const choosing = checkIn.choose(1);
  await checkIn.refresh();
  checkIn.fail("Onleesbaar");
  read.resolve();
  await choosing;
  expect(seatsOf(state())).toEqual(["", "T4-E"]);
  expect((await storage.readLists())[0]?.results).toHaveLength(2);
});

it("is of the show that it was scanned for, and goes with its guests' names", async () => {
  const storage = createMemoryStorage();
  const { checkIn, server, state } = await openCheckIn({ storage });
  await checkIn.scan(code("T4-E"));
  const { show } = server.list;
  server.list = { ...server.list, show: { ...show, id: 2 } };
  await checkIn.choose(2);
  expect(seatsOf(state())).toEqual([]);
  server.list = { ...server.list, show };
  await checkIn.choose(1);
  expect(seatsOf(state())).toEqual(["T4-E"]);
  await checkIn.forget();
  expect(await storage.readLists()).toEqual([]);
});

it("whom a device let in without a network, it refuses also once the server is back and does not know yet", async () => {
  const { checkIn, server, state } = await openCheckIn();
  server.online = false;
  await checkIn.scan(code("T4-E"));
  server.online = true;
  await checkIn.refresh();
  expect(state()).toMatchObject({ reachable: true, unsent: [{ seatId: "T4-E" }] });
  expect(await checkIn.scan(code("T4-E"))).toMatchObject({
    ok: false,
    message: expect.stringContaining("al gescand om 19:30"),
  });
  expect(server.asked).toEqual([]);
});
