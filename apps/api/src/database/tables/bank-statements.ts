import type { Generated, Selectable } from "kysely";

export interface BankStatementsTable {
  id: Generated<number>;
  hash: string;
  fileName: string;
  uploadedBy: number;
  uploadedAt: Date;
}

export interface BankTransactionsTable {
  id: Generated<number>;
  statementId: number;
  /** The bank's reference, or what identifies the transfer as well as the file allows. */
  ref: string;
  amountCents: number;
  /** yyyy-mm-dd, as the bank writes it. */
  bookedOn: string | null;
  name: string;
  message: string;
  reservationId: number | null;
}

export type BankTransactionRow = Selectable<BankTransactionsTable>;
