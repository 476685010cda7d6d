import type { OnlinePaymentStatus } from "@podium/shared/contracts/online-payments";

/** What we ask a provider to collect. */
export interface PaymentOrder {
  /** Ours; asking twice with the same one makes one payment at the provider. */
  paymentId: number;
  reservationId: number;
  amountCents: number;
  /** What the payer reads. */
  description: string;
  /** Where the browser comes back, whatever became of it. */
  returnUrl: string;
  /** Where the provider says that something changed. */
  webhookUrl: string;
}

/** What a provider says of a payment; a word that we do not know changes nothing. */
export type ProviderState = { status: OnlinePaymentStatus; amountCents: number } | { status: "UNKNOWN"; word: string };

/** An online payment service. Its webhook is never believed: `fetchState` is the only source of what happened. */
export interface PaymentProvider {
  readonly name: string;
  /** @throws when it is away or answers nonsense */
  create(order: PaymentOrder): Promise<{ ref: string; checkoutUrl: string }>;
  /** @throws when it is away or answers nonsense */
  fetchState(ref: string): Promise<ProviderState>;
}
