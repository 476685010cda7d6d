import type { Transaction } from "#platform/data/database.ts";
import { defineEvent } from "#platform/process/events.ts";

/** A hall gets another address in this transaction; emitted before the change, so that its shows can be locked. */
export const hallAddressChanging = defineEvent<{
  transaction: Transaction;
  hallId: number;
  onChanged: (run: () => Promise<void>) => void;
}>("hall.addressChanging");
