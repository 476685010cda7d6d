import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import type { OnlineRefundState } from "@podium/shared/contracts/refunds";

export interface PaymentOrder {
  /** Idempotency key at the provider. */
  paymentId: number;
  reservationId: number;
  amountCents: number;
  description: string;
  returnUrl: string;
  webhookUrl: string;
}

export interface Terminal {
  id: string;
  /** As the society called it at the provider. */
  name: string;
}

/** State of a payment; an unknown status changes nothing. `paymentId` is the order's, as stored by the provider. */
export type ProviderState = { paymentId: number | null } & (
  | { status: OnlinePaymentStatus; amountCents: number }
  | { status: "UNKNOWN"; word: string }
);

export interface RefundOrder {
  paymentId: number;
  paymentRef: string;
  amountCents: number;
  description: string;
  /** Counts from 1, one more after each failure; together with the payment the idempotency key */
  attempt: number;
  knownRefs: readonly string[];
  /** One per equal refund noted by hand: the time until which a refund in the dashboard may be that one */
  notedUntil: readonly Date[];
}

export interface SoughtRefund extends Pick<RefundOrder, "paymentRef" | "amountCents" | "knownRefs" | "notedUntil"> {
  /** The provider's id of the refund that matched; null: none yet */
  refundRef: string | null;
}

/** `FAILED`: nothing was paid back, or it came back. `ASKED`: the provider must be asked again. `error`: in Dutch. */
export interface RefundResult {
  state: OnlineRefundState;
  error: string | null;
  ref?: string;
  elsewhere?: true;
}

/** A payment provider. `fetchState` is the only source; its webhook is not trusted. */
export interface PaymentProvider {
  readonly name: string;
  readonly minimumCents: number;
  create(order: PaymentOrder): Promise<{ ref: string; checkoutUrl: string }>;
  /** Lists the card terminals that take payments now; none: an empty list. @throws when it does not respond */
  terminals(): Promise<readonly Terminal[]>;
  /**
   * Sends a payment to a terminal, once per `paymentId`. `testPage`: where a test payment is paid or refused; null: a
   * real one. @returns null: refused, and nothing was sent @throws when the provider does not respond
   */
  createAtTerminal(
    order: PaymentOrder & { terminalId: string },
  ): Promise<{ ref: string; testPage: string | null } | null>;
  /** Stops a payment that nobody paid yet; its state says whether it did. @throws when the provider does not respond */
  cancel(ref: string): Promise<void>;
  /** Null: the provider made no such payment. @throws when it does not respond */
  fetchState(ref: string): Promise<ProviderState | null>;
  /** Pays back once per attempt; a repeated call returns the state. @throws when the provider does not respond */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** Finds a refund made in the provider's dashboard, with its state; null: none. @throws as `refund` */
  findElsewhere(sought: SoughtRefund): Promise<RefundResult | null>;
}
