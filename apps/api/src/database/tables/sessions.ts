import type { Generated } from "kysely";

/** One sign-in, of a person's account or of a device of the entrance. */
export interface SessionsTable {
  id: string;
  userId: number | null;
  doorDeviceId: number | null;
  /** Such as 'Chrome op Android'. */
  device: string;
  /** Where it was opened: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  createdAt: Date;
  /** To the minute. */
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Generated<Date | null>;
  /** When somebody showed again who it is; null: since signing in nobody did. */
  provenAt: Generated<Date | null>;
  /** The one whose mail opened it. While nobody proved who it is since, nothing else is for it (decision 087). */
  reservationId: Generated<number | null>;
  /** The PRE_ORDER code that was validated in it. */
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
