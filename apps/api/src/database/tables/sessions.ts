import type { Generated } from "kysely";

/** One sign-in of an account or of an entrance device. */
export interface SessionsTable {
  id: string;
  userId: number | null;
  doorDeviceId: number | null;
  /** A description such as 'Chrome op Android'. */
  device: string;
  /** Where it was opened: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  createdAt: Date;
  /** Accurate to the minute. */
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Generated<Date | null>;
  /** When the person last proved their identity again; null: not since signing in. */
  provenAt: Generated<Date | null>;
  /** The reservation whose mail opened the session, which shows nothing else until a proof (decision 064). */
  reservationId: Generated<number | null>;
  preOrderCodeId: Generated<number | null>;
}

/** A phone or tablet at the entrance with the rights of DOOR, without an account. */
export interface DoorDevicesTable {
  id: Generated<number>;
  name: string;
  validUntil: Date;
  /** SHA-256 of the code in its pairing link. */
  pairingHash: Buffer;
  pairBefore: Date;
  pairedAt: Generated<Date | null>;
  createdBy: number;
  createdAt: Date;
  endedAt: Generated<Date | null>;
}
