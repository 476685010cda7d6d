import type { Generated } from "kysely";

export interface SessionsTable {
  id: string;
  userId: number | null;
  doorDeviceId: number | null;
  device: string;
  /** Where it was opened: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  createdAt: Date;
  /** Accurate to the minute. */
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Generated<Date | null>;
  /** Null: not since signing in. */
  provenAt: Generated<Date | null>;
  /** The reservation whose mail opened the session, which shows nothing else until a proof (decision 064). */
  reservationId: Generated<number | null>;
  preOrderCodeId: Generated<number | null>;
}

export interface DoorDevicesTable {
  id: Generated<number>;
  name: string;
  validUntil: Date;
  pairingHash: Buffer;
  pairBefore: Date;
  pairedAt: Generated<Date | null>;
  createdBy: number;
  createdAt: Date;
  endedAt: Generated<Date | null>;
}
