import type { CheckInList, OfflineScan } from "@podium/shared/contracts/check-in";
import type { CheckInResult, StoredShow } from "./check-in-state.ts";
import { type DBSchema, type IDBPObjectStore, openDB } from "idb";

export interface CheckInDatabase {
  readLists(): Promise<StoredShow[]>;
  storeList(stored: StoredShow): Promise<void>;
  deleteLists(showIds: readonly number[]): Promise<void>;
  readUnsent(): Promise<OfflineScan[]>;
  addUnsent(scan: OfflineScan): Promise<void>;
  removeUnsent(clientIds: readonly string[]): Promise<void>;
}

interface Schema extends DBSchema {
  /** An older version's lists have no results, and it reads those with some. */
  lists: { key: number; value: CheckInList & { results?: readonly CheckInResult[] } };
  unsent: { key: string; value: OfflineScan };
}

/** Some browsers never fire an event for `open`. */
const OPEN_TIMEOUT_MS = 3000;

/** @throws when the browser refuses it; every call throws once the browser has closed it */
export async function openCheckInDatabase(): Promise<CheckInDatabase> {
  const opening = openDB<Schema>("podium-door", 1, {
    upgrade(created) {
      created.createObjectStore("lists");
      created.createObjectStore("unsent");
    },
  });
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The device's database did not open.")), OPEN_TIMEOUT_MS);
  });
  const database = await Promise.race([opening, timeout]);
  /** Resolves once it is on disk. */
  const write = async <Name extends "lists" | "unsent">(
    name: Name,
    change: (store: IDBPObjectStore<Schema, [Name], Name, "readwrite">) => Promise<unknown>[],
  ): Promise<void> => {
    const { store, done } = database.transaction(name, "readwrite", { durability: "strict" });
    await Promise.all([...change(store), done]);
  };
  return {
    // An older version stored lists without these.
    readLists: async () =>
      (await database.getAll("lists")).map(({ results = [], ...list }) => {
        return { list: { ...list, moved: list.moved ?? [] }, results };
      }),
    storeList: ({ list, results }) => write("lists", (store) => [store.put({ ...list, results }, list.show.id)]),
    deleteLists: (showIds) => write("lists", (store) => showIds.map((showId) => store.delete(showId))),
    readUnsent: () => database.getAll("unsent"),
    addUnsent: (scan) => write("unsent", (store) => [store.put(scan, scan.clientId)]),
    removeUnsent: (clientIds) => write("unsent", (store) => clientIds.map((clientId) => store.delete(clientId))),
  };
}
