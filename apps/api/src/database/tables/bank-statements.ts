import type { Generated, Selectable } from "kysely";

/** A file that was read, by the hash of its text. */
export interface BankStatementsTable {
  id: Generated<number>;
  hash: string;
  file_name: string;
  uploaded_by: number;
  uploaded_at: Date;
}

/** An incoming transfer. */
export interface BankTransactionsTable {
  id: Generated<number>;
  statement_id: number;
  /** The bank's own reference, or what identifies the transfer as well as the file allows. */
  ref: string;
  amount_cents: number;
  /** yyyy-mm-dd, as the bank writes it. */
  booked_on: string | null;
  name: string;
  message: string;
  /** The reservation that it was confirmed with. */
  reservation_id: number | null;
}

export type BankTransactionRow = Selectable<BankTransactionsTable>;
