import type { CheckInList } from "@podium/shared/contracts/check-in";
import type { UnsentScan } from "./validate-ticket.ts";

export interface CheckInDatabase {
  readLists(): Promise<CheckInList[]>;
  storeList(list: CheckInList): Promise<void>;
  deleteLists(showIds: readonly number[]): Promise<void>;
  readUnsent(): Promise<UnsentScan[]>;
  addUnsent(scan: UnsentScan): Promise<void>;
  removeUnsent(clientIds: readonly string[]): Promise<void>;
}

const LISTS = "lists";
const UNSENT = "unsent";
/** Some browsers never fire an event for `open`. */
const OPEN_TIMEOUT_MS = 3000;

/** @throws when the browser refuses it; every call throws once the browser has closed it */
export async function openCheckInDatabase(): Promise<CheckInDatabase> {
  const database = await openDatabase();
  const read = async <Value>(name: string): Promise<Value[]> => {
    // Only this file writes there, always this type.
    const values = await settled(database.transaction(name).objectStore(name).getAll());
    return values as Value[];
  };
  /** Resolves once it is on disk. */
  const write = (name: string, change: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(name, "readwrite", { durability: "strict" });
      transaction.addEventListener("complete", () => resolve());
      const fail = (): void => reject(transaction.error ?? new Error("The device could not store this."));
      transaction.addEventListener("abort", fail);
      transaction.addEventListener("error", fail);
      change(transaction.objectStore(name));
    });
  return {
    readLists: () => read<CheckInList>(LISTS),
    storeList: (list) => write(LISTS, (store) => store.put(list, list.show.id)),
    deleteLists: (showIds) => write(LISTS, (store) => showIds.forEach((showId) => store.delete(showId))),
    readUnsent: () => read<UnsentScan>(UNSENT),
    addUnsent: (scan) => write(UNSENT, (store) => store.put(scan, scan.clientId)),
    removeUnsent: (clientIds) => write(UNSENT, (store) => clientIds.forEach((clientId) => store.delete(clientId))),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open("podium-door", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(LISTS);
    request.result.createObjectStore(UNSENT);
  });
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The device's database did not open.")), OPEN_TIMEOUT_MS);
    settled(request).then(resolve, reject);
  });
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The device's database failed.")));
  });
}
