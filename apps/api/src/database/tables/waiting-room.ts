import type { Generated } from "kysely";

/** The waiting room of a show, from the first visitor on. Its row is the lock of every change of the order. */
export interface WaitingRoomsTable {
  showId: number;
  /** Secret until the draw; its hash is public. */
  seed: string;
  /** The opening that this order is for, as the show had it at the last look. */
  opensAt: Date | null;
  drawnAt: Date | null;
  /** The entries of the draw in their order; null before it. */
  drawn: string[] | null;
  lastRank: Generated<number>;
  /** The last rank that was let in. */
  letIn: Generated<number>;
  /** The moment up to which turns were given out. */
  pacedAt: Date;
  advancedAt: Date;
  usualPerMinute: number;
  /** Set by a volunteer; null: the usual one. */
  perMinute: Generated<number | null>;
  paused: Generated<boolean>;
  openForAll: Generated<boolean>;
}

/** One for each account and show. */
export interface WaitingRoomEntriesTable {
  id: Generated<number>;
  entry: Generated<string>;
  showId: number;
  userId: number;
  network: string;
  /** The /48 of an IPv6 network, else the network itself. */
  widestNetwork: string;
  arrivedAt: Date;
  /** Null before the draw. */
  rank: number | null;
  letInAt: Generated<Date | null>;
  firstSeatAt: Generated<Date | null>;
  /** End of the turn; null: not let in yet. */
  turnUntil: Generated<Date | null>;
}
