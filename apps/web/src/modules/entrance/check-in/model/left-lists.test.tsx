import { expect, it } from "vitest";
import { LEFT_LISTS_KEY, readStored, writeStored } from "#platform/storage.ts";
import { listOf, storedOf } from "#test/open-check-in.ts";
import { createMemoryStorage, openCheckInStorage } from "./check-in-storage.ts";

const stored = storedOf(listOf(["T4-E"]));

it("opens without the lists of users who left, and preserves those that are stored afterwards", async () => {
  const disk = createMemoryStorage();
  const open = async () => disk;
  await disk.storeList(stored);
  expect(await (await openCheckInStorage(open)).readLists()).toEqual([stored]);
  writeStored(LEFT_LISTS_KEY, "1");
  const storage = await openCheckInStorage(open);
  expect([await disk.readLists(), readStored(LEFT_LISTS_KEY)]).toEqual([[], null]);
  await storage.storeList(stored);
  expect(await (await openCheckInStorage(open)).readLists()).toEqual([stored]);
});

it("still has to remove them where the database did not open", async () => {
  writeStored(LEFT_LISTS_KEY, "1");
  await openCheckInStorage(() => Promise.reject(new Error("refused")));
  expect(readStored(LEFT_LISTS_KEY)).toBe("1");
});
