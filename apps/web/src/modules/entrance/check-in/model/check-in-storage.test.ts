import type { OfflineScan } from "@podium/shared/contracts/check-in";
import { expect, it } from "vitest";
import { listOf, storedOf } from "#test/open-check-in.ts";
import { type CheckInDatabase, createMemoryStorage, deleteGuestLists, openCheckInStorage } from "./check-in-storage.ts";

const scan: OfflineScan = {
  clientId: "scan 1",
  showId: 1,
  reservationId: 42,
  seatId: "T4-E",
  at: "2026-12-05T18:30:00.000Z",
};
const stored = storedOf(listOf(["T4-E"]));

/** A device whose browser can close its database, and refuse to open it again. */
function device() {
  const disk = createMemoryStorage();
  let [generation, refused] = [0, false];
  const open = async (): Promise<CheckInDatabase> => {
    if (refused) throw new Error("refused");
    const mine = generation;
    const at = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (mine !== generation) throw new DOMException("The database connection is closing.", "InvalidStateError");
      return work();
    };
    return {
      readHandOuts: () => at(() => disk.readHandOuts()),
      addHandOut: (each, left) => at(() => disk.addHandOut(each, left)),
      removeHandOuts: (ids) => at(() => disk.removeHandOuts(ids)),
      readLists: () => at(() => disk.readLists()),
      storeList: (each) => at(() => disk.storeList(each)),
      deleteLists: (ids) => at(() => disk.deleteLists(ids)),
      readUnsent: () => at(() => disk.readUnsent()),
      addUnsent: (each) => at(() => disk.addUnsent(each)),
      removeUnsent: (ids) => at(() => disk.removeUnsent(ids)),
    };
  };
  return { disk, open, close: () => void (generation += 1), refuse: () => void (refused = true) };
}

it("opens the database again when the browser closed it in the background", async () => {
  const { close, disk, open } = device();
  const storage = await openCheckInStorage(open);
  close();
  await storage.addUnsent(scan);
  expect(storage.durable).toBe(true);
  expect(await disk.readUnsent()).toEqual([scan]);
});

it("goes on with what it knows when the database does not come back, and says that it is not stored", async () => {
  const { close, disk, open, refuse } = device();
  await disk.addUnsent(scan);
  const storage = await openCheckInStorage(open);
  await storage.storeList(stored);
  expect(await storage.readUnsent()).toEqual([scan]);
  close();
  refuse();
  expect(await storage.readUnsent()).toEqual([scan]);
  expect(await storage.readLists()).toEqual([stored]);
  await storage.addUnsent({ ...scan, clientId: "scan 2", seatId: "T4-D" });
  expect(await storage.readUnsent()).toHaveLength(2);
  expect(storage.durable).toBe(false);
});

it("works in the page alone where there is no database at all", async () => {
  const storage = await openCheckInStorage(() => Promise.reject(new Error("refused")));
  await storage.addUnsent(scan);
  expect(await storage.readUnsent()).toEqual([scan]);
  expect(storage.durable).toBe(false);
});

it("forgets every guest list and no scan", async () => {
  const { disk, open } = device();
  await disk.storeList(stored);
  await disk.addUnsent(scan);
  await deleteGuestLists(await openCheckInStorage(open));
  expect(await disk.readLists()).toEqual([]);
  expect(await disk.readUnsent()).toEqual([scan]);
});
