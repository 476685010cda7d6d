import type { OnlinePaymentStatus, RefundReason } from "@podium/shared/contracts/online-payments";
import type { Generated, Selectable } from "kysely";

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
}

export type PaymentRow = Selectable<PaymentsTable>;
