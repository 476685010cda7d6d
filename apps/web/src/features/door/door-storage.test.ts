import type { CheckInList } from "@podium/shared/contracts/check-in";
import { expect, it } from "vitest";
import type { DoorShelf } from "./door-database.ts";
import { createMemoryStorage, forgetGuests, openDoorStorage } from "./door-storage.ts";
import type { UnsentScan } from "./judge.ts";

const scan: UnsentScan = {
  clientId: "scan 1",
  showId: 1,
  reservationId: 42,
  seatId: "T4-E",
  at: "2026-12-05T18:30:00.000Z",
};
const list: CheckInList = {
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  now: "2026-12-05T18:30:00.000Z",
  tickets: [],
  otherShows: [],
  conflicts: [],
};

/** A device whose browser can close its database, and refuse to open it again. */
function device() {
  const disk = createMemoryStorage();
  let [generation, refused] = [0, false];
  const open = async (): Promise<DoorShelf> => {
    if (refused) throw new Error("refused");
    const mine = generation;
    const at = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (mine !== generation) throw new DOMException("The database connection is closing.", "InvalidStateError");
      return work();
    };
    return {
      readLists: () => at(() => disk.readLists()),
      keepList: (each) => at(() => disk.keepList(each)),
      forgetLists: (ids) => at(() => disk.forgetLists(ids)),
      readUnsent: () => at(() => disk.readUnsent()),
      addUnsent: (each) => at(() => disk.addUnsent(each)),
      removeUnsent: (ids) => at(() => disk.removeUnsent(ids)),
    };
  };
  return { disk, open, close: () => void (generation += 1), refuse: () => void (refused = true) };
}

it("opens the database again when the browser closed it in the background", async () => {
  const { close, disk, open } = device();
  const storage = await openDoorStorage(open);
  close();
  await storage.addUnsent(scan);
  expect(storage.durable).toBe(true);
  expect(await disk.readUnsent()).toEqual([scan]);
});

it("goes on with what it knows when the database does not come back, and says that it is not kept", async () => {
  const { close, disk, open, refuse } = device();
  await disk.addUnsent(scan);
  const storage = await openDoorStorage(open);
  await storage.keepList(list);
  expect(await storage.readUnsent()).toEqual([scan]);
  close();
  refuse();
  expect(await storage.readUnsent()).toEqual([scan]);
  expect(await storage.readLists()).toEqual([list]);
  await storage.addUnsent({ ...scan, clientId: "scan 2" });
  expect(await storage.readUnsent()).toHaveLength(2);
  expect(storage.durable).toBe(false);
});

it("works in the page alone where there is no database at all", async () => {
  const storage = await openDoorStorage(() => Promise.reject(new Error("refused")));
  await storage.addUnsent(scan);
  expect(await storage.readUnsent()).toEqual([scan]);
  expect(storage.durable).toBe(false);
});

it("forgets every guest list and no scan", async () => {
  const { disk, open } = device();
  await disk.keepList(list);
  await disk.addUnsent(scan);
  await forgetGuests(await openDoorStorage(open));
  expect(await disk.readLists()).toEqual([]);
  expect(await disk.readUnsent()).toEqual([scan]);
});
