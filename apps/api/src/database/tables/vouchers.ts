import type { VoucherEntryKind, VoucherOrigin, VoucherPayment } from "@podium/shared/contracts/vouchers";
import type { Generated, Selectable } from "kysely";

export interface VouchersTable {
  id: Generated<number>;
  code: string;
  /** The sum of its entries, changed in the statement that adds an entry. */
  balanceCents: number;
  origin: VoucherOrigin;
  /** How it was paid; null: not sold, or sold by an older version. */
  paidWith: VoucherPayment | null;
  /** The recipient's name; empty: not given, or erased. */
  name: string;
  /** The address to which its PDF was sent; empty: not sent. */
  email: string;
  userId: number | null;
  createdAt: Date;
  blockedAt: Date | null;
}

export type VoucherRow = Selectable<VouchersTable>;

export interface ReservationVouchersTable {
  reservationId: number;
  voucherId: number;
  cents: number;
  place: Generated<number>;
  /** Null while the voucher pays it. */
  givenBackAt: Date | null;
}

export interface VoucherEntriesTable {
  id: Generated<number>;
  voucherId: number;
  kind: VoucherEntryKind;
  /** The change of the balance, negative when it becomes less: spent, or corrected. */
  cents: number;
  reservationId: number | null;
  /** Null: the product itself, or a visitor who reserved. */
  actorId: number | null;
  reason: Generated<string>;
  at: Date;
  /** Key of the volunteer's form, so that it counts once; null: no volunteer did it. */
  key: Generated<string | null>;
}
