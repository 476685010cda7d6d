import type { OnlinePaymentStatus, RefundReason } from "@podium/shared/contracts/online-payments";
import type { Generated, Selectable } from "kysely";

/** CREATED: ours alone; whether the provider knows of it is not known yet. */
export type PaymentStatus = "CREATED" | OnlinePaymentStatus;

/** An online payment of a reservation. */
export interface PaymentsTable {
  id: Generated<number>;
  reservationId: number;
  provider: string;
  /** The provider's own id. */
  providerRef: string | null;
  status: PaymentStatus;
  amountCents: number;
  checkoutUrl: string | null;
  createdAt: Date;
  /** How often the sweep asked; the pauses grow with it. */
  checks: Generated<number>;
  nextCheckAt: Date;
  paidAt: Date | null;
  /** What the provider says was paid. */
  paidCents: number | null;
  /** Why the money must go back; null for money that confirmed its reservation. */
  refundReason: RefundReason | null;
  refundedAt: Date | null;
}

export type PaymentRow = Selectable<PaymentsTable>;
