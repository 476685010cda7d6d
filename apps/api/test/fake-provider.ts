import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import { findMadeElsewhere } from "#modules/money/payments/made-elsewhere.ts";
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderState,
  RefundResult,
  RefundOrder,
  Terminal,
} from "#modules/money/payments/payment-provider.ts";

type SaidState = { status: OnlinePaymentStatus; amountCents: number } | { status: "UNKNOWN"; word: string };

export interface FakeProvider extends PaymentProvider {
  /** Every order, by its reference. */
  readonly orders: ReadonlyMap<string, PaymentOrder>;
  /** The number of requests for a payment's state. */
  asked(): number;
  /** Sets the state of a payment from now on. */
  say(ref: string, state: OnlinePaymentStatus | SaidState): void;
  /** Sets the response to refunds from now on; `refunds` lists those paid back, by payment and attempt. */
  answerRefunds(answer: RefundResult): void;
  /** Refunds an amount in the provider's dashboard, outside this product. */
  payBackElsewhere(paymentRef: string, amountCents: number, madeAt: Date): void;
  /** Runs `action` before the provider's next response about money that was paid back in its dashboard. */
  beforeFound(action: () => Promise<unknown>): void;
  readonly refunds: ReadonlyMap<string, RefundOrder>;
  /** Terminals that it lists from now on. */
  setTerminals(terminals: readonly Terminal[]): void;
  /** Whether a payment at a terminal ends when it is cancelled; a terminal that is reading a card does not stop. */
  setCancellable(cancellable: boolean): void;
  /** While away, every call fails. */
  setAway(away: boolean): void;
}

/** A payment provider that the test controls. */
export function createFakeProvider(): FakeProvider {
  const orders = new Map<string, PaymentOrder>();
  const states = new Map<string, ProviderState>();
  const refunds = new Map<string, RefundOrder>();
  let answer: RefundResult = { state: "DONE", error: null };
  const elsewhere: Array<{ ref: string; paymentRef: string; amountCents: number; madeAt: Date }> = [];
  let meanwhile: (() => Promise<unknown>) | undefined;
  let terminals: readonly Terminal[] = [];
  let cancellable = true;
  let away = false;
  let asked = 0;

  function response(): void {
    if (away) throw new Error("the provider is unreachable");
  }

  return {
    name: "fake",
    minimumCents: 2,
    orders,
    asked: () => asked,
    refunds,
    answerRefunds: (value) => void (answer = value),
    payBackElsewhere: (paymentRef, amountCents, madeAt) =>
      void elsewhere.push({ ref: `re_${elsewhere.length + 1}`, paymentRef, amountCents, madeAt }),
    beforeFound: (action) => void (meanwhile = action),
    async findElsewhere({ paymentRef, refundRef, ...due }) {
      response();
      const made = elsewhere.filter((each) => each.paymentRef === paymentRef);
      const found = refundRef === null ? findMadeElsewhere(made, due) : made.find(({ ref }) => ref === refundRef);
      const action = meanwhile;
      meanwhile = undefined;
      await action?.();
      return found ? { state: "DONE", error: null, ref: found.ref, elsewhere: true } : null;
    },
    async refund(order) {
      response();
      const known = await this.findElsewhere({ ...order, refundRef: null });
      if (known) return known;
      if (answer.state !== "FAILED") refunds.set(`${order.paymentId} ${order.attempt}`, order);
      return answer;
    },
    setTerminals: (value) => void (terminals = value),
    setCancellable: (value) => void (cancellable = value),
    async terminals() {
      response();
      return terminals;
    },
    async createAtTerminal({ terminalId, ...order }) {
      if (!terminals.some(({ id }) => id === terminalId)) return null;
      const { ref } = await this.create(order);
      return { ref, testPage: null };
    },
    async cancel(ref) {
      response();
      if (cancellable && states.get(ref)?.status === "OPEN") this.say(ref, "CANCELLED");
    },
    setAway: (value) => void (away = value),
    say(ref, state) {
      const amountCents = orders.get(ref)?.amountCents ?? 0;
      const paymentId = orders.get(ref)?.paymentId ?? null;
      states.set(ref, { ...(typeof state === "string" ? { status: state, amountCents } : state), paymentId });
    },
    async create(order) {
      response();
      const ref = `fake_${order.paymentId}`;
      const { paymentId, amountCents } = order;
      if (!orders.has(ref)) states.set(ref, { status: "OPEN", amountCents, paymentId });
      orders.set(ref, order);
      return { ref, checkoutUrl: `https://pay.example/${ref}` };
    },
    async fetchState(ref) {
      asked++;
      response();
      return states.get(ref) ?? null;
    },
  };
}
