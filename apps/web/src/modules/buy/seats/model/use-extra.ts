import { useRef, useState } from "react";
import { extras } from "#messages/nl/products.ts";
import { cartAtom, typesChangingAtom } from "./cart.atoms.ts";
import { cartRequest, readCart, whileOnline } from "./cart.sync.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import type { Extra } from "./extras-list.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

export const productsOnSaleQuery = (showId: number) => ({
  queryKey: [...PRODUCTS_KEY, showId],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.listProducts({ params: { id: showId }, signal }),
});

const refetchProducts = () => queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });

/** Changes how many of a product are in the cart: shown at once, and reverted with the server's reason if refused. */
export function useExtra({ productId, name, inCart }: Extra) {
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = useRef<number | null>(null);

  const choose = async (next: number): Promise<void> => {
    setPicked(next);
    setFailure(null);
    const isUnderWay = wanted.current !== null;
    wanted.current = next;
    if (isUnderWay) return;
    store.set(typesChangingAtom, (count) => count + 1);
    // A count chosen meanwhile is sent after the response, even when that is a refusal.
    for (let sent = next; ; sent = wanted.current) {
      await send(sent);
      if (wanted.current === sent) break;
    }
    wanted.current = null;
    store.set(typesChangingAtom, (count) => count - 1);
    await refetchProducts();
    // Another choice may have been made meanwhile.
    if (wanted.current === null) setPicked(null);
  };

  async function send(count: number): Promise<void> {
    const t = extras();
    try {
      await cartRequest(
        () =>
          whileOnline(
            (signal) => api.setCartProduct({ body: { productId, count }, signal }),
            () => setFailure(t.notYetChanged),
          ),
        (seats) => [...seats],
      );
      setFailure(null);
      const cart = store.get(cartAtom);
      if (cart) announce(t.changed(count, name, formatEuro(cart.total)));
    } catch (error) {
      const known = error instanceof ApiError && error.code !== "OFFLINE";
      setFailure(known ? error.message : t.failed);
      void readCart();
    }
  }
  return { count: picked ?? inCart, failure, choose };
}
