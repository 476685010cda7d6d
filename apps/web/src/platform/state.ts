/** The only import of jotai: one store for the page, which sockets and timers write with `store.set`. */
import { getDefaultStore } from "jotai";

export { atom, createStore, useAtomValue } from "jotai";
export type { Atom, PrimitiveAtom, WritableAtom } from "jotai";

export type Store = ReturnType<typeof getDefaultStore>;
export const store: Store = getDefaultStore();
