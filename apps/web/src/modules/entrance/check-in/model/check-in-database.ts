import type { CheckInList, OfflineScan } from "@podium/shared/contracts/check-in";
import type { CheckInResult, StoredShow } from "./check-in-state.ts";
import { mergeStored } from "./stored-show.ts";
import { isSameTicket } from "./ticket-number.ts";
import { type DBSchema, type IDBPObjectStore, openDB } from "idb";

export interface CheckInDatabase {
  readLists(): Promise<StoredShow[]>;
  /** Merges the list with the data that other tabs stored for this show. */
  storeList(own: StoredShow): Promise<void>;
  deleteLists(showIds: readonly number[]): Promise<void>;
  readUnsent(): Promise<OfflineScan[]>;
  /** @returns the scan that counts: the earlier one if another tab already let this ticket in */
  addUnsent(scan: OfflineScan): Promise<OfflineScan>;
  removeUnsent(clientIds: readonly string[]): Promise<void>;
}

interface Schema extends DBSchema {
  /** Lists of an older version have no results; that version can also read lists with results. */
  lists: { key: number; value: CheckInList & { results?: readonly CheckInResult[] } };
  unsent: { key: string; value: OfflineScan };
}

/** Some browsers never fire an event for `open`. */
const OPEN_TIMEOUT_MS = 3000;

/** @throws when the browser refuses to open it; every call throws once the browser has closed it */
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
  /** Resolves once the data is on disk. Tabs take turns: a change is one transaction from its read to its write. */
  const write = async <Name extends "lists" | "unsent", Value>(
    name: Name,
    change: (store: IDBPObjectStore<Schema, [Name], Name, "readwrite">) => Promise<Value>,
  ): Promise<Value> => {
    const { store, done } = database.transaction(name, "readwrite", { durability: "strict" });
    const [value] = await Promise.all([change(store), done]);
    return value;
  };
  return {
    readLists: async () => (await database.getAll("lists")).map(storedShow),
    storeList: (own) =>
      write("lists", async (store) => {
        const stored = await store.get(own.list.show.id);
        const { list, results } = mergeStored(stored && storedShow(stored), own);
        await store.put({ ...list, results }, list.show.id);
      }),
    deleteLists: (showIds) =>
      write("lists", async (store) => void (await Promise.all(showIds.map((showId) => store.delete(showId))))),
    readUnsent: () => database.getAll("unsent"),
    addUnsent: (scan) =>
      write("unsent", async (store) => {
        const earlier = (await store.getAll()).find((each) => isSameTicket(each, scan));
        if (!earlier) await store.put(scan, scan.clientId);
        return earlier ?? scan;
      }),
    removeUnsent: (clientIds) =>
      write("unsent", async (store) => void (await Promise.all(clientIds.map((id) => store.delete(id))))),
  };
}

/** An older version stored lists without `moved` and `results`. */
function storedShow({ results = [], ...list }: Schema["lists"]["value"]): StoredShow {
  return { list: { ...list, moved: list.moved ?? [] }, results };
}
