import type { VoucherEntryKind, VoucherOrigin, VoucherPayment } from "@podium/shared/contracts/vouchers";
import type { Generated, Selectable } from "kysely";

/** Money that was paid, or given, beforehand. */
export interface VouchersTable {
  id: Generated<number>;
  code: string;
  /** The sum of its entries: changed in the statement that writes one. */
  balanceCents: number;
  origin: VoucherOrigin;
  /** Null: nobody paid for it now. */
  paidWith: VoucherPayment | null;
  /** For whom it is; empty: nobody said, or it is forgotten. */
  name: string;
  /** Where its PDF was sent; empty: nowhere. */
  email: string;
  /** The user whose money came back with it. */
  userId: number | null;
  createdAt: Date;
  blockedAt: Date | null;
}

export type VoucherRow = Selectable<VouchersTable>;

/** The part of a reservation that a voucher pays. */
export interface ReservationVouchersTable {
  reservationId: number;
  voucherId: number;
  cents: number;
  /** In the order in which they were given, from 0. */
  place: Generated<number>;
  /** Null while the voucher pays it. */
  givenBackAt: Date | null;
}

/** The ledger: only ever added to. */
export interface VoucherEntriesTable {
  id: Generated<number>;
  voucherId: number;
  kind: VoucherEntryKind;
  /** Signed: what the balance changed by. */
  cents: number;
  reservationId: number | null;
  /** Null: the product itself, or a visitor who reserved. */
  actorId: number | null;
  reason: Generated<string>;
  at: Date;
  /** Key of the form that requested it; null: no volunteer did. */
  key: Generated<string | null>;
}
