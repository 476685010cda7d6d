import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import type { OnlineRefundState, RefundReason } from "@podium/shared/contracts/refunds";
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
  /** Number of checks at the provider; the pauses between them grow with it. */
  checks: Generated<number>;
  nextCheckAt: Date;
  paidAt: Date | null;
  paidCents: number | null;
  /** Null for money that confirmed its reservation. */
  refundReason: RefundReason | null;
  refundedAt: Date | null;
  /** The online payment of which this refund is a part; null: none. */
  refundOf: Generated<number | null>;
  /** How the refund is paid: by the provider, or in a file for the bank; null: neither. */
  refundVia: Generated<"PROVIDER" | "FILE" | null>;
  /** Since when the society may keep a refund that was due; `refundReason` is then null. */
  waivedAt: Generated<Date | null>;
  bankTransactionId: Generated<number | null>;
  /** The transfer whose surplus this is; another payment has the rest of the transfer. */
  surplusOfId: Generated<number | null>;
  voucherId: Generated<number | null>;
  /** The move whose difference it pays; null: it pays its reservation. */
  pendingMoveId: Generated<number | null>;
  /** The card terminal at the box office, with its name and the volunteer; null: paid on the provider's page. */
  terminalId: Generated<string | null>;
  terminalName: Generated<string | null>;
  terminalBy: Generated<number | null>;
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
  /** The message with its pieces joined the other way, if that gives other numbers. */
  otherMessage: Generated<string>;
  kind: Generated<"PAYMENT" | "RETURNED" | "BATCH">;
  /** In electronic form; empty: not in the file. */
  payerIban: Generated<string>;
  /** The sender's reference; for a refund that came back, the reference that this society gave it. */
  ownRef: Generated<string>;
  /** The transfer of which this is a share, if it paid several reservations; no file contains the share itself. */
  partOf: Generated<number | null>;
  /** The reservation that it paid or refunds; for a returned refund, the refund's reservation. */
  reservationId: number | null;
  readAt: Generated<Date>;
}

export interface BankStatementLinesTable {
  statementId: number;
  transactionId: number;
  source: "CAMT" | "CODA" | "CSV";
  bankRef: string;
  /** A hash of all other facts in the file about the transfer. */
  facts: string;
}

export type BankTransactionRow = Omit<Selectable<BankTransactionsTable>, "readAt">;

/** A refund requested from the provider, which sees each attempt after a failure as a new refund. */
export interface OnlineRefundsTable {
  paymentId: number;
  /** ASKED: unknown whether the provider received it. PENDING: the provider is paying it. */
  state: OnlineRefundState;
  attempt: number;
  error: string | null;
  /** Null: the provider gave none. */
  refundRef: Generated<string | null>;
  /** Whether it was made in the provider's dashboard. */
  elsewhere: Generated<boolean>;
  askedBy: number | null;
  askedAt: Date;
  checks: Generated<number>;
  nextCheckAt: Date;
}

export interface RefundAccountsTable {
  reservationId: number;
  iban: string;
  /** Account holder; null: the guest. */
  holder: Generated<string | null>;
  givenAt: Date;
}

/** The account from which a refunded transfer came, or that a volunteer noted instead. */
export interface PayerAccountsTable {
  paymentId: number;
  iban: string;
  /** Account holder; null: the guest. */
  holder: string | null;
  givenAt: Date;
}

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
  /** Null once erased; the amount stays for the books. */
  iban: string | null;
  name: string | null;
  state: Generated<RefundLineState>;
  settledAt: Generated<Date | null>;
  /** Its state is then OUT. */
  cameBack: Generated<boolean>;
}

export interface TestProviderPaymentsTable {
  ref: string;
  /** The payment's id, as a provider keeps it with the order; null for payments of an older version. */
  paymentId: number | null;
  status: Generated<"open" | "paid" | "failed" | "canceled" | "expired">;
  amountCents: number;
  description: string;
  returnUrl: string;
  createdAt: Date;
}
