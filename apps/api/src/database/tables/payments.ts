import type { OnlinePaymentStatus, OnlineRefundState, RefundReason } from "@podium/shared/contracts/online-payments";
import type { RefundLineState } from "@podium/shared/contracts/refund-files";
import type { ColumnType, Generated, Selectable } from "kysely";

/** CREATED: the provider does not know it yet. */
export type PaymentStatus = "CREATED" | OnlinePaymentStatus;

export interface PaymentsTable {
  id: Generated<number>;
  reservationId: number;
  provider: string;
  providerRef: string | null;
  status: PaymentStatus;
  amountCents: number;
  checkoutUrl: string | null;
  createdAt: Date;
  /** The pauses between checks grow with it. */
  checks: Generated<number>;
  nextCheckAt: Date;
  paidAt: Date | null;
  paidCents: number | null;
  /** Null for money that confirmed its reservation. */
  refundReason: RefundReason | null;
  refundedAt: Date | null;
  /** The online payment that this is a part of, for money that goes back; null: none. */
  refundOf: Generated<number | null>;
  /** Which road the money is on; null: none. */
  refundVia: Generated<"PROVIDER" | "FILE" | null>;
  /** Since when the society may keep what was to go back; then it has no `refundReason`. */
  waivedAt: Generated<Date | null>;
  /** For money of a bank statement. */
  bankTransactionId: Generated<number | null>;
  /** The same, for what it brought too much, where another payment has the rest. */
  surplusOfId: Generated<number | null>;
  /** The voucher that a refund was given as. */
  voucherId: Generated<number | null>;
  /** The other seats whose difference it pays; null: it pays its reservation. */
  pendingMoveId: Generated<number | null>;
}

export type PaymentRow = Selectable<PaymentsTable>;

export interface BankStatementsTable {
  id: Generated<number>;
  hash: string;
  fileName: string;
  uploadedBy: number;
  uploadedAt: Date;
}

export interface BankTransactionsTable {
  id: Generated<number>;
  /** The receiving account; empty when no file named it. */
  account: Generated<string>;
  amountCents: number;
  /** yyyy-mm-dd, as the bank writes it. */
  bookedOn: string | null;
  name: string;
  message: string;
  /** The message in the other way that its pieces fit together, where that has other numbers. */
  otherMessage: Generated<string>;
  kind: Generated<"PAYMENT" | "RETURNED" | "BATCH">;
  /** In electronic form; empty: the file does not say it. */
  payerIban: Generated<string>;
  /** The sender's name for it; for a refund that came back, the name that this society gave it. */
  ownRef: Generated<string>;
  /** The transfer that this is a share of, which paid several reservations; it is in no file by itself. */
  partOf: Generated<number | null>;
  /** The reservation that it paid, or for which it goes back; of a returned refund the one that it was for. */
  reservationId: number | null;
  readAt: Generated<Date>;
}

/** A transfer as one file has it. */
export interface BankStatementLinesTable {
  statementId: number;
  transactionId: number;
  source: "CAMT" | "CODA" | "CSV";
  bankRef: string;
  /** A hash of everything else that the file says of it. */
  facts: string;
}

export type BankTransactionRow = Omit<Selectable<BankTransactionsTable>, "readAt">;

/** A refund requested from the provider; to it, each attempt after a failure is another one. */
export interface OnlineRefundsTable {
  paymentId: number;
  /** ASKED: not known whether the provider has it. PENDING: it pays. */
  state: OnlineRefundState;
  attempt: number;
  /** Why it failed, or why it waits. */
  error: string | null;
  /** The provider's own of that refund; null: it said none. */
  refundRef: Generated<string | null>;
  /** Made in the provider's dashboard. */
  elsewhere: Generated<boolean>;
  askedBy: number | null;
  askedAt: Date;
  checks: Generated<number>;
  nextCheckAt: Date;
}

/** Where the money of a cancelled reservation goes, as its guest said; else `PayerAccountsTable`. */
export interface RefundAccountsTable {
  reservationId: number;
  iban: string;
  /** In whose name it is; null: the guest's. */
  holder: Generated<string | null>;
  givenAt: Date;
}

/** The account of the transfer that a refund is of, or what a volunteer noted in its place. */
export interface PayerAccountsTable {
  paymentId: number;
  iban: string;
  /** In whose name it is; null: the guest's. */
  holder: string | null;
  givenAt: Date;
}

/** A file of transfers for the bank; what it says is drawn from this and its lines. */
export interface RefundFilesTable {
  id: Generated<number>;
  madeAt: Date;
  madeBy: number | null;
  executeOn: ColumnType<Date, string, never>;
  debtorName: string;
  debtorIban: string;
  debtorBic: string;
}

export interface RefundFileLinesTable {
  fileId: number;
  paymentId: number;
  cents: number;
  /** Null once it is forgotten; the amount stays for the books. */
  iban: string | null;
  name: string | null;
  state: Generated<RefundLineState>;
  settledAt: Generated<Date | null>;
  /** Whether its money came back; then it is OUT. */
  cameBack: Generated<boolean>;
}

export interface TestProviderPaymentsTable {
  ref: string;
  /** The order's, as a provider keeps it with the payment; null for those of an older version. */
  paymentId: number | null;
  status: Generated<"open" | "paid" | "failed" | "canceled" | "expired">;
  amountCents: number;
  description: string;
  returnUrl: string;
  createdAt: Date;
}
