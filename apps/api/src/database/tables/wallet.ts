import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Generated } from "kysely";

export interface WalletPassesTable {
  id: Generated<number>;
  /** Identifies the pass in the wallet; stays the same when the ticket moves to another seat. */
  serial: Generated<string>;
  reservationId: number;
  /** Null once the ticket no longer exists. */
  ticketId: number | null;
  isPassedOn: Generated<boolean>;
  factsHash: string;
  /** Grows over all passes; a device asks for the changes since a version. */
  version: Generated<number>;
  changedAt: Date;
}

export interface WalletRegistrationsTable {
  id: Generated<number>;
  passId: number;
  wallet: Wallet;
  /** Empty for Google, as is the token. */
  deviceId: string;
  pushToken: string;
  /** Null: the device knows the newest version. */
  pushDueAt: Date | null;
  attempts: Generated<number>;
}
