import type { OnlinePaymentStatus, RefundReason } from "@podium/shared/contracts/online-payments";
import type { Generated, Selectable } from "kysely";

/** CREATED: ours alone; whether the provider knows of it is not known yet. */
export type PaymentStatus = "CREATED" | OnlinePaymentStatus;

/** An online payment of a reservation. */
export interface PaymentsTable {
  id: Generated<number>;
  reservation_id: number;
  provider: string;
  /** The provider's own id. */
  provider_ref: string | null;
  status: PaymentStatus;
  amount_cents: number;
  checkout_url: string | null;
  created_at: Date;
  /** How often the sweep asked; the pauses grow with it. */
  checks: Generated<number>;
  next_check_at: Date;
  paid_at: Date | null;
  /** What the provider says was paid. */
  paid_cents: number | null;
  /** Why the money must go back; null for money that confirmed its reservation. */
  refund_reason: RefundReason | null;
  refunded_at: Date | null;
}

export type PaymentRow = Selectable<PaymentsTable>;
