import type { Generated, Selectable } from "kysely";

/** A file that was read, by the hash of its text. */
export interface BankStatementsTable {
  id: Generated<number>;
  hash: string;
  fileName: string;
  uploadedBy: number;
  uploadedAt: Date;
}

/** An incoming transfer. */
export interface BankTransactionsTable {
  id: Generated<number>;
  statementId: number;
  /** The bank's own reference, or what identifies the transfer as well as the file allows. */
  ref: string;
  amountCents: number;
  /** yyyy-mm-dd, as the bank writes it. */
  bookedOn: string | null;
  name: string;
  message: string;
  /** The reservation that it was confirmed with. */
  reservationId: number | null;
}

export type BankTransactionRow = Selectable<BankTransactionsTable>;
