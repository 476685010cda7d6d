import type { OfflineScan } from "@podium/shared/contracts/check-in";
import { LEFT_LISTS_KEY, readStored, writeStored } from "#platform/storage.ts";
import { type CheckInDatabase, openCheckInDatabase } from "./check-in-database.ts";
import type { StoredShow } from "./check-in-state.ts";
import { mergeStored } from "./stored-show.ts";
import { isSameTicket } from "./ticket-number.ts";

export interface CheckInStorage extends CheckInDatabase {
  /** Whether stored data survives a reload of the page. */
  readonly durable: boolean;
}

/** For tests, and for browsers without a database. */
export function createMemoryStorage(): CheckInStorage {
  const lists = new Map<number, StoredShow>();
  const unsent = new Map<string, OfflineScan>();
  return {
    durable: false,
    readLists: async () => [...lists.values()],
    storeList: async (own) => void lists.set(own.list.show.id, mergeStored(lists.get(own.list.show.id), own)),
    deleteLists: async (showIds) => showIds.forEach((showId) => lists.delete(showId)),
    readUnsent: async () => [...unsent.values()],
    async addUnsent(scan) {
      const counted = [...unsent.values()].find((each) => isSameTicket(each, scan)) ?? scan;
      unsent.set(counted.clientId, counted);
      return counted;
    },
    removeUnsent: async (clientIds) => clientIds.forEach((clientId) => unsent.delete(clientId)),
  };
}

/** iOS closes the database in the background. If it does not open again, check-in continues in memory. */
export async function openCheckInStorage(
  open: () => Promise<CheckInDatabase> = openCheckInDatabase,
): Promise<CheckInStorage> {
  /** A copy of the database's content, used once the database is lost. */
  const copy = createMemoryStorage();
  let database = await open().catch(() => undefined);

  /** Undefined once the database is lost. */
  async function ask<Value>(work: (opened: CheckInDatabase) => Promise<Value>): Promise<{ value: Value } | undefined> {
    if (!database) return undefined;
    try {
      return { value: await work(database) };
    } catch {
      try {
        database = await open();
        return { value: await work(database) };
      } catch {
        database = undefined;
        return undefined;
      }
    }
  }

  const storage: CheckInStorage = {
    get durable() {
      return database !== undefined;
    },
    async readLists() {
      return (await ask((opened) => opened.readLists()))?.value ?? copy.readLists();
    },
    async storeList(stored) {
      await copy.storeList(stored);
      // Without `ask`, because a full disk must not end the use of the database, which has the unsent scans.
      await database?.storeList(stored);
    },
    async deleteLists(showIds) {
      await copy.deleteLists(showIds);
      await ask((opened) => opened.deleteLists(showIds));
    },
    async readUnsent() {
      const stored = await ask((opened) => opened.readUnsent());
      if (!stored) return copy.readUnsent();
      await copy.removeUnsent((await copy.readUnsent()).map(({ clientId }) => clientId));
      for (const scan of stored.value) await copy.addUnsent(scan);
      return stored.value;
    },
    async addUnsent(scan) {
      const stored = await ask((opened) => opened.addUnsent(scan));
      return copy.addUnsent(stored?.value ?? scan);
    },
    async removeUnsent(clientIds) {
      await copy.removeUnsent(clientIds);
      await ask((opened) => opened.removeUnsent(clientIds));
    },
  };
  // Guest lists of the previous user of this device are deleted.
  if (readStored(LEFT_LISTS_KEY) !== null) {
    await deleteGuestLists(storage);
    if (database) writeStored(LEFT_LISTS_KEY, null);
  }
  return storage;
}

export async function deleteGuestLists(storage: CheckInStorage): Promise<void> {
  const lists = await storage.readLists();
  await storage.deleteLists(lists.map(({ list }) => list.show.id));
}
