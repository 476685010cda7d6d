import type { DoorList } from "@podium/shared/contracts/door";
import type { UnsentScan } from "./judge.ts";

/** What a device keeps across reloads: the tickets of its shows and the scans that are not sent yet. */
export interface DoorStorage {
  /** Whether what is kept outlives the page. */
  readonly durable: boolean;
  readLists(): Promise<DoorList[]>;
  keepList(list: DoorList): Promise<void>;
  readUnsent(): Promise<UnsentScan[]>;
  addUnsent(scan: UnsentScan): Promise<void>;
  removeUnsent(clientIds: readonly string[]): Promise<void>;
}

const LISTS = "lists";
const UNSENT = "unsent";

/** Keeps it in the page only: for tests, and for browsers that keep nothing. */
export function createMemoryStorage(): DoorStorage {
  const lists = new Map<number, DoorList>();
  const unsent = new Map<string, UnsentScan>();
  return {
    durable: false,
    readLists: async () => [...lists.values()],
    keepList: async (list) => void lists.set(list.show.id, list),
    readUnsent: async () => [...unsent.values()],
    addUnsent: async (scan) => void unsent.set(scan.clientId, scan),
    removeUnsent: async (clientIds) => clientIds.forEach((clientId) => unsent.delete(clientId)),
  };
}

/** Opens the device's own database; one that only lives as long as the page when the browser refuses it. */
export async function openDoorStorage(): Promise<DoorStorage> {
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch {
    return createMemoryStorage();
  }
  const read = async <Value>(name: string): Promise<Value[]> => {
    // Only this file writes there, always values of this type.
    const values = await settled(database.transaction(name).objectStore(name).getAll());
    return values as Value[];
  };
  /** Resolves once it is on the disk. */
  const write = (name: string, change: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(name, "readwrite", { durability: "strict" });
      transaction.addEventListener("complete", () => resolve());
      const fail = (): void => reject(transaction.error ?? new Error("The device could not keep this."));
      transaction.addEventListener("abort", fail);
      transaction.addEventListener("error", fail);
      change(transaction.objectStore(name));
    });
  return {
    durable: true,
    readLists: () => read<DoorList>(LISTS),
    keepList: (list) => write(LISTS, (store) => store.put(list, list.show.id)),
    readUnsent: () => read<UnsentScan>(UNSENT),
    addUnsent: (scan) => write(UNSENT, (store) => store.put(scan, scan.clientId)),
    removeUnsent: (clientIds) => write(UNSENT, (store) => clientIds.forEach((clientId) => store.delete(clientId))),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open("podium-door", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(LISTS);
    request.result.createObjectStore(UNSENT);
  });
  return settled(request);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The device's database failed.")));
  });
}
