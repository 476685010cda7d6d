import type { Cart } from "@podium/shared/contracts/seats";
import { useRef, useState } from "react";
import { cartAtom, typesChangingAtom } from "./cart.atoms.ts";
import { cartRequest, readCart, whileOnline } from "./cart.sync.ts";
import { ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";

interface CartChoice {
  /** The server's value. */
  current: number;
  send: (choice: number, signal: AbortSignal) => Promise<Cart | null>;
  words: () => { notYetChanged: string; failed: string };
  /** The announcement of a change. @param total of the cart, in euros as text */
  changed: (choice: number, total: string) => string;
  onRefused?: (error: ApiError) => void;
  /** Runs after the last request, before the server's value is shown again. */
  onSettled?: () => Promise<void>;
}

/** Sends choices about the cart one at a time; of those made meanwhile the last is sent, also after a refusal. */
export function useLastChoice() {
  const wanted = useRef<number | null>(null);
  return {
    isUnderWay: (): boolean => wanted.current !== null,
    /** @returns false: an earlier call sends it */
    async sendLast(choice: number, send: (choice: number) => Promise<void>): Promise<boolean> {
      const isUnderWay = wanted.current !== null;
      wanted.current = choice;
      if (isUnderWay) return false;
      store.set(typesChangingAtom, (count) => count + 1);
      for (let sent = choice; ; sent = wanted.current) {
        await send(sent);
        if (wanted.current === sent) break;
      }
      wanted.current = null;
      store.set(typesChangingAtom, (count) => count - 1);
      return true;
    },
  };
}

/** A choice about the cart: shown at once, sent one request at a time; the last one wins, a refused one is reverted. */
export function useCartChoice({ current, send, words, changed, onRefused, onSettled }: CartChoice) {
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isUnderWay, sendLast } = useLastChoice();

  const choose = async (next: number): Promise<void> => {
    if (next === (picked ?? current)) return;
    setPicked(next);
    setFailure(null);
    if (!(await sendLast(next, request))) return;
    await onSettled?.();
    // Another choice may have been made meanwhile.
    if (!isUnderWay()) setPicked(null);
  };

  async function request(choice: number): Promise<void> {
    try {
      await cartRequest(
        () =>
          whileOnline(
            (signal) => send(choice, signal),
            () => setFailure(words().notYetChanged),
          ),
        (seats) => [...seats],
      );
      setFailure(null);
      const cart = store.get(cartAtom);
      if (cart) announce(changed(choice, formatEuro(cart.total)));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code !== "OFFLINE";
      setFailure(isRefused ? error.message : words().failed);
      if (isRefused) onRefused?.(error);
      void readCart();
    }
  }
  return { chosen: picked ?? current, failure, choose };
}
