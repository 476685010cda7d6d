import { extras } from "#messages/nl/products.ts";
import { useCartChoice } from "./use-cart-choice.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import type { Extra } from "./extras-list.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

export const productsOnSaleQuery = (showId: number) => ({
  queryKey: [...PRODUCTS_KEY, showId],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.listProducts({ params: { id: showId }, signal }),
});

/** Changes how many of a product are in the cart. */
export const useExtra = ({ productId, name, inCart }: Extra) =>
  useCartChoice({
    current: inCart,
    send: (count, signal) => api.setCartProduct({ body: { productId, count }, signal }),
    words: extras,
    changed: (count, total) => extras().changed(count, name, total),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY }),
  });
