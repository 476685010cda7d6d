/** The lists, results and unsent scans that a device stores. Of several tabs none overwrites another's scans. */
import type { CheckInList, OfflineScan } from "@podium/shared/contracts/check-in";
import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import { LEFT_LISTS_KEY, readStored, writeStored } from "#platform/storage.ts";
import { type CheckInResult, type CheckInState, MAX_RESULTS, type StoredShow } from "./check-in-state.ts";
import { createMemoryHandOuts, type HandOutDatabase, openHandOutDatabase } from "./hand-out-storage.ts";
import { withLaterHandOuts } from "./product-lines.ts";
import { isSameTicket } from "./ticket-number.ts";
import { findTicket, withScan } from "./validate-ticket.ts";

export interface CheckInDatabase extends HandOutDatabase {
  readLists(): Promise<StoredShow[]>;
  /** Merges the list with the data that other tabs stored for this show. */
  storeList(own: StoredShow): Promise<void>;
  deleteLists(showIds: readonly number[]): Promise<void>;
  readUnsent(): Promise<OfflineScan[]>;
  /** @returns the scan that counts: the earlier one if another tab already let this ticket in */
  addUnsent(scan: OfflineScan): Promise<OfflineScan>;
  removeUnsent(clientIds: readonly string[]): Promise<void>;
}

export interface CheckInStorage extends CheckInDatabase {
  /** Whether stored data survives a reload of the page. */
  readonly durable: boolean;
}

/** For tests, and for browsers without a database. */
export function createMemoryStorage(): CheckInStorage {
  const lists = new Map<number, StoredShow>();
  const unsent = new Map<string, OfflineScan>();
  return {
    ...createMemoryHandOuts(),
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
    async readHandOuts() {
      const stored = await ask((opened) => opened.readHandOuts());
      if (!stored) return copy.readHandOuts();
      await copy.removeHandOuts((await copy.readHandOuts()).map(({ clientId }) => clientId));
      for (const handOut of stored.value) await copy.addHandOut(handOut, Infinity);
      return stored.value;
    },
    async addHandOut(handOut, left) {
      const stored = await ask((opened) => opened.addHandOut(handOut, left));
      if (stored?.value === false) return false;
      return copy.addHandOut(handOut, stored ? Infinity : left);
    },
    async removeHandOuts(clientIds) {
      await copy.removeHandOuts(clientIds);
      await ask((opened) => opened.removeHandOuts(clientIds));
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
  const openingHandOuts = Promise.race([openHandOutDatabase(), timeout]).catch(createMemoryHandOuts);
  const database = await Promise.race([opening, timeout]);
  // A full disk may refuse a new database, and scans go on in theirs.
  const handOuts = await openingHandOuts;
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
    ...handOuts,
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

/** Adds the data and scans that this device stored before the page was loaded, or in another tab since. */
export function receiveStored({ list, results, loading }: CheckInState, stored: StoredShow): Partial<CheckInState> {
  return {
    results: mergeResults(results, stored.results),
    list: list ? newestList(stored.list, list) : stored.list,
    loading: loading && list !== null,
  };
}

export function mergeStored(stored: StoredShow | undefined, own: StoredShow): StoredShow {
  if (!stored) return own;
  return { list: newestList(stored.list, own.list), results: mergeResults(own.results, stored.results) };
}

/** Newest first. @returns `own` itself if the other tabs have nothing to add */
function mergeResults(own: readonly CheckInResult[], others: readonly CheckInResult[]): readonly CheckInResult[] {
  const known = new Set(own.map(keyOf));
  const more = others.filter((result) => !known.has(keyOf(result)));
  if (more.length === 0) return own;
  return [...own, ...more].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_RESULTS);
}

/** The latest list from the server, with scans of other tabs. For equally recent lists, the tab's own is used. */
export function newestList(stored: CheckInList, own: CheckInList): CheckInList {
  const [newer, older] = stored.now > own.now ? [stored, own] : [own, stored];
  if (newer.now === older.now) return own;
  const scanned = older.tickets
    .filter(({ scannedAt }) => scannedAt !== null && scannedAt > newer.now)
    .filter((ticket) => findTicket(newer, ticket)?.scannedAt === null)
    .reduce((list, ticket) => withScan(list, ticket, ticket.scannedAt), newer);
  return withLaterHandOuts(scanned, older);
}

/** Identifies a result: one ticket has one result per millisecond, and older stored results have no other id. */
const keyOf = ({ at, ok, reservationId, seats, message }: CheckInResult): string =>
  [at, ok, reservationId, message, ...seats.map(({ seatId }) => seatId)].join("|");
