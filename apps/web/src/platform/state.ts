/** The only import of jotai: one store, which sockets and timers write with `store.set`. */
import { getDefaultStore } from "jotai";

export { atom, useAtomValue } from "jotai";
export type { Atom, PrimitiveAtom } from "jotai";

export const store = getDefaultStore();
