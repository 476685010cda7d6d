/** The hand-outs that a device stores until the server knows them. Of several tabs none hands out another's product. */
import type { OfflineHandOut } from "@podium/shared/contracts/products";
import { type DBSchema, openDB } from "idb";
import { countOf } from "./product-lines.ts";

export interface HandOutDatabase {
  readHandOuts(): Promise<OfflineHandOut[]>;
  /** @param left of the line, without what is stored here @returns whether it was stored; not if too few are left */
  addHandOut(handOut: OfflineHandOut, left: number): Promise<boolean>;
  removeHandOuts(clientIds: readonly string[]): Promise<void>;
}

export function createMemoryHandOuts(): HandOutDatabase {
  const stored = new Map<string, OfflineHandOut>();
  return {
    readHandOuts: async () => [...stored.values()],
    async addHandOut(handOut, left) {
      if (!fits([...stored.values()], handOut, left)) return false;
      stored.set(handOut.clientId, handOut);
      return true;
    },
    removeHandOuts: async (clientIds) => clientIds.forEach((clientId) => stored.delete(clientId)),
  };
}

function fits(stored: readonly OfflineHandOut[], { clientId, lineId, count }: OfflineHandOut, left: number): boolean {
  const others = stored.filter((each) => each.clientId !== clientId);
  return countOf(others, lineId) + count <= left;
}

interface Schema extends DBSchema {
  unsent: { key: string; value: OfflineHandOut };
}

/** In a database of its own: the tabs of an earlier version could not open theirs with another store in it. */
export async function openHandOutDatabase(): Promise<HandOutDatabase> {
  const database = await openDB<Schema>("podium-door-products", 1, {
    upgrade: (created) => void created.createObjectStore("unsent"),
  });
  return {
    readHandOuts: () => database.getAll("unsent"),
    async addHandOut(handOut, left) {
      // One transaction from the read to the write: tabs take turns.
      const { store, done } = database.transaction("unsent", "readwrite", { durability: "strict" });
      const isFitting = fits(await store.getAll(), handOut, left);
      if (isFitting) await store.put(handOut, handOut.clientId);
      await done;
      return isFitting;
    },
    async removeHandOuts(clientIds) {
      const { store, done } = database.transaction("unsent", "readwrite", { durability: "strict" });
      await Promise.all([...clientIds.map((id) => store.delete(id)), done]);
    },
  };
}
