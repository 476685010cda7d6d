import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Generated } from "kysely";

/** A ticket that was put in a wallet. */
export interface WalletPassesTable {
  id: Generated<number>;
  /** Identifies the pass in the wallet; it stays when the seat moves. */
  serial: Generated<string>;
  reservationId: number;
  /** Null once the ticket is given up. */
  ticketId: number | null;
  /** Whether it is of who got the ticket from its payer. */
  isPassedOn: Generated<boolean>;
  /** Hash of the facts of which its holder was last notified. */
  factsHash: string;
  /** Grows over all passes; a device asks what changed since one. */
  version: Generated<number>;
  changedAt: Date;
}

/** Where a pass is: a device of Apple's, or Google's account. */
export interface WalletRegistrationsTable {
  id: Generated<number>;
  passId: number;
  wallet: Wallet;
  /** Empty of Google's, as is the token. */
  deviceId: string;
  pushToken: string;
  /** Null: it has been told everything. */
  pushDueAt: Date | null;
  attempts: Generated<number>;
}
