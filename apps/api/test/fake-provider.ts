import type { OnlinePaymentStatus } from "@podium/shared/contracts/online-payments";
import type { PaymentOrder, PaymentProvider, ProviderState } from "#features/payments/payment-provider.ts";

export interface FakeProvider extends PaymentProvider {
  /** Every order, by its reference. */
  readonly orders: ReadonlyMap<string, PaymentOrder>;
  /** How often the state was asked for. */
  asked(): number;
  /** The state of a payment from now on. */
  say(ref: string, state: OnlinePaymentStatus | ProviderState): void;
  /** While away, every call fails. */
  setAway(away: boolean): void;
}

/** A payment provider that the test controls. */
export function createFakeProvider(): FakeProvider {
  const orders = new Map<string, PaymentOrder>();
  const states = new Map<string, ProviderState>();
  let away = false;
  let asked = 0;

  function response(): void {
    if (away) throw new Error("the provider is unreachable");
  }

  return {
    name: "fake",
    orders,
    asked: () => asked,
    setAway: (value) => void (away = value),
    say(ref, state) {
      const amountCents = orders.get(ref)?.amountCents ?? 0;
      states.set(ref, typeof state === "string" ? { status: state, amountCents } : state);
    },
    async create(order) {
      response();
      const ref = `fake_${order.paymentId}`;
      if (!orders.has(ref)) states.set(ref, { status: "OPEN", amountCents: order.amountCents });
      orders.set(ref, order);
      return { ref, checkoutUrl: `https://pay.example/${ref}` };
    },
    async fetchState(ref) {
      asked++;
      response();
      const state = states.get(ref);
      if (!state) throw new Error(`no such payment: ${ref}`);
      return state;
    },
  };
}
