import type { OnlinePaymentStatus } from "@podium/shared/contracts/online-payments";

export interface PaymentOrder {
  /** Idempotency key at the provider. */
  paymentId: number;
  reservationId: number;
  amountCents: number;
  description: string;
  returnUrl: string;
  webhookUrl: string;
}

/** An unknown status changes nothing. `paymentId`: the order's, as the provider keeps it. */
export type ProviderState = { paymentId: number | null } & (
  | { status: OnlinePaymentStatus; amountCents: number }
  | { status: "UNKNOWN"; word: string }
);

/** Its webhook is not trusted: `fetchState` is the only source. */
export interface PaymentProvider {
  readonly name: string;
  create(order: PaymentOrder): Promise<{ ref: string; checkoutUrl: string }>;
  /** Null: the provider made no such payment. @throws when it does not respond */
  fetchState(ref: string): Promise<ProviderState | null>;
}
