import type { Bank } from "./bank.ts";
import type { Caller } from "./caller.ts";
import type { Via } from "./plan.ts";

export interface Account {
  id: number;
  token: string;
}

export interface Scenario {
  caller: Caller;
  seed: number;
  showIds: readonly number[];
  fullShowId: number;
  codes: readonly string[];
  vouchers: readonly string[];
  /** Token of the link with which an actor's family takes seats that the first show holds for its cast. */
  castToken: string;
  admin: Account;
  bank: Bank;
  /** Kills and restarts a server's process as soon as one of these scans is stored. */
  killMidway: (via: Via, clientIds: readonly string[], signal: AbortSignal) => Promise<void>;
}
