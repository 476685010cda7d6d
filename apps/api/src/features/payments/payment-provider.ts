import type { OnlinePaymentStatus, OnlineRefundState } from "@podium/shared/contracts/online-payments";

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

export interface RefundOrder {
  paymentId: number;
  /** The provider's own of that payment. */
  paymentRef: string;
  amountCents: number;
  description: string;
  /** From 1: another one after each failure, and with the payment the idempotency key. */
  attempt: number;
  /** The provider's refunds of that payment that are known as other ones of ours. */
  knownRefs: readonly string[];
  /**
   * For each equal refund of that payment that a volunteer noted by hand: until when what was made in the provider's
   * dashboard may have been that one.
   */
  notedUntil: readonly Date[];
}

/** A refund that is looked for in the provider's dashboard. */
export interface SoughtRefund extends Pick<RefundOrder, "paymentRef" | "amountCents" | "knownRefs" | "notedUntil"> {
  /** The provider's own of the refund that it was found to be; null: none yet. */
  refundRef: string | null;
}

/** `FAILED`: nothing was paid back, or it came back. `ASKED`: it is to be asked again. `error` says why, in Dutch. */
export interface RefundResult {
  state: OnlineRefundState;
  error: string | null;
  /** The provider's own of the refund. */
  ref?: string;
  /** Made by somebody in the provider's dashboard. */
  elsewhere?: true;
}

/** Its webhook is not trusted: `fetchState` is the only source. */
export interface PaymentProvider {
  readonly name: string;
  /** The least that it takes for one payment. */
  readonly minimumCents: number;
  create(order: PaymentOrder): Promise<{ ref: string; checkoutUrl: string }>;
  /** Null: the provider made no such payment. @throws when it does not respond */
  fetchState(ref: string): Promise<ProviderState | null>;
  /** Pays back once for each attempt; asked again it says how far that is. @throws when it does not respond */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** How far a refund is that somebody made in the provider's dashboard; null: nobody did. @throws as `refund` */
  findElsewhere(sought: SoughtRefund): Promise<RefundResult | null>;
}
