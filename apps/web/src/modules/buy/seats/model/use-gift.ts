import type { Cart } from "@podium/shared/contracts/seats";
import { MAX_GIFT_EUROS } from "@podium/shared/contracts/limits";
import { readEuros } from "@podium/shared/money/typed-amount";
import { useState } from "react";
import { gift as giftMessages } from "#messages/nl/checkout.tsx";
import { currentLanguage } from "#messages/messages.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { cartAtom } from "./cart.atoms.ts";
import { cartRequest, readCart, whileOnline } from "./cart.sync.ts";
import { useLastChoice } from "./use-cart-choice.ts";

/** '5' or '2,50'; empty for no gift, so that nothing is chosen beforehand. */
function textOf(gift: number): string {
  if (gift === 0) return "";
  const text = Number.isInteger(gift) ? String(gift) : gift.toFixed(2);
  return currentLanguage() === "en" ? text : text.replace(".", ",");
}

/** An emptied field is no gift. @returns NaN for what is no amount, or more than one may give */
function amountOf(text: string): number {
  if (text.trim() === "") return 0;
  const amount = readEuros(text);
  return amount <= MAX_GIFT_EUROS ? amount : Number.NaN;
}

/** The server's reason, about the field if it says so. */
function reasonOf(error: Error): string {
  if (!(error instanceof ApiError) || error.code === "OFFLINE") return giftMessages().failed;
  return error.details[0]?.message ?? error.message;
}

export type Gift = ReturnType<typeof useGift>;

/** The gift in the cart: what is typed stays in the field until the server has it, also when it refuses. */
export function useGift(cart: Pick<Cart, "showId" | "gift"> | null) {
  const { showId, gift: inCart = 0 } = cart ?? {};
  const [typed, setTyped] = useState<{ showId: number | undefined; text: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isUnderWay, sendLast } = useLastChoice();
  // The next cart begins without what was typed for this one.
  const own = typed?.showId === showId ? typed : null;

  async function send(amount: number): Promise<void> {
    const t = giftMessages();
    await cartRequest(
      () =>
        whileOnline(
          (signal) => api.setCartGift({ body: { amount }, signal }),
          () => setFailure(t.notYetChanged),
        ),
      (seats) => [...seats],
    );
    const total = store.get(cartAtom)?.total;
    if (total !== undefined) announce(t.changed(amount === 0 ? null : formatEuro(amount), formatEuro(total)));
  }

  async function commit(): Promise<void> {
    if (own === null) return;
    const amount = amountOf(own.text);
    if (Number.isNaN(amount)) return setFailure(giftMessages().refused);
    setFailure(null);
    if (!isUnderWay() && amount === inCart) return setTyped(null);
    let [last, failed]: [number, Error | null] = [amount, null];
    const isSent = await sendLast(amount, async (sent) => {
      last = sent;
      failed = await send(sent).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
    });
    if (!isSent) return;
    if (failed === null) {
      setFailure(null);
      // Text that was typed since then is not given yet.
      return setTyped((now) => (now !== null && amountOf(now.text) === last ? null : now));
    }
    setFailure(reasonOf(failed));
    void readCart();
  }

  return {
    text: own?.text ?? textOf(inCart),
    isGiven: inCart > 0,
    failure: own === null ? null : failure,
    /** Whether the total lacks what is typed. */
    isUnsaved: own !== null && amountOf(own.text) !== inCart,
    type: (text: string): void => {
      setTyped({ showId, text });
      setFailure(null);
    },
    commit,
  };
}
