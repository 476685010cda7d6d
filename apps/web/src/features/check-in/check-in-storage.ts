import type { CheckInList } from "@podium/shared/contracts/check-in";
import { type CheckInDatabase, openCheckInDatabase } from "./check-in-database.ts";
import type { UnsentScan } from "./validate-ticket.ts";

export interface CheckInStorage extends CheckInDatabase {
  /** Whether what is kept outlives the page. */
  readonly durable: boolean;
}

/** Keeps it in the page only: for tests, and for browsers that keep nothing. */
export function createMemoryStorage(): CheckInStorage {
  const lists = new Map<number, CheckInList>();
  const unsent = new Map<string, UnsentScan>();
  return {
    durable: false,
    readLists: async () => [...lists.values()],
    storeList: async (list) => void lists.set(list.show.id, list),
    deleteLists: async (showIds) => showIds.forEach((showId) => lists.delete(showId)),
    readUnsent: async () => [...unsent.values()],
    addUnsent: async (scan) => void unsent.set(scan.clientId, scan),
    removeUnsent: async (clientIds) => clientIds.forEach((clientId) => unsent.delete(clientId)),
  };
}

/**
 * Opens the device's own database. When the browser refuses it, or closes it later on (iOS does so in the background) and
 * does not open it again, the page goes on with what it knows: a door must not stop for its storage.
 */
export async function openCheckInStorage(
  open: () => Promise<CheckInDatabase> = openCheckInDatabase,
): Promise<CheckInStorage> {
  /** What the database held when it was last heard of, for when it is gone. */
  const copy = createMemoryStorage();
  let database = await open().catch(() => undefined);

  /** Undefined once there is no database any more. */
  async function ask<Value>(work: (shelf: CheckInDatabase) => Promise<Value>): Promise<{ value: Value } | undefined> {
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

  return {
    get durable() {
      return database !== undefined;
    },
    async readLists() {
      return (await ask((shelf) => shelf.readLists()))?.value ?? copy.readLists();
    },
    async storeList(list) {
      await copy.storeList(list);
      // A disk that is too full for it is no reason to give up the scans that are kept there.
      await database?.storeList(list);
    },
    async deleteLists(showIds) {
      await copy.deleteLists(showIds);
      await ask((shelf) => shelf.deleteLists(showIds));
    },
    async readUnsent() {
      const heard = await ask((shelf) => shelf.readUnsent());
      if (!heard) return copy.readUnsent();
      await copy.removeUnsent((await copy.readUnsent()).map(({ clientId }) => clientId));
      for (const scan of heard.value) await copy.addUnsent(scan);
      return heard.value;
    },
    async addUnsent(scan) {
      await copy.addUnsent(scan);
      await ask((shelf) => shelf.addUnsent(scan));
    },
    async removeUnsent(clientIds) {
      await copy.removeUnsent(clientIds);
      await ask((shelf) => shelf.removeUnsent(clientIds));
    },
  };
}

/** Takes every guest list off the device. */
export async function deleteGuestLists(storage: CheckInStorage): Promise<void> {
  const lists = await storage.readLists();
  await storage.deleteLists(lists.map((list) => list.show.id));
}
