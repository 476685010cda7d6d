import { MAX_PRODUCT_COUNT } from "@podium/shared/contracts/limits";
import type { ProductOnSale } from "@podium/shared/contracts/products";
import type { Cart } from "@podium/shared/contracts/seats";

/** One product in the list: on sale, in the cart, or both. */
export interface Extra {
  productId: number;
  name: string;
  /** Price of one, in euros: that of the cart for a product in it. */
  price: number;
  inCart: number;
  /** As many as can be in the cart. */
  most: number;
  /** How many can still be bought beside what is in the cart; null: no limit. */
  left: number | null;
  /** Not offered with this show any more, but still in the cart. */
  isOffSale: boolean;
  sellUntil: string | null;
}

/** @param onSale null while unknown: nothing that is in the cart counts as taken off sale */
export function extrasOf(onSale: readonly ProductOnSale[] | null, { products = [] }: Pick<Cart, "products">): Extra[] {
  const offered = (onSale ?? []).map(({ id: productId, name, price, left, sellUntil }): Extra => {
    const line = products.find((one) => one.productId === productId);
    const inCart = line?.count ?? 0;
    const most = Math.min(MAX_PRODUCT_COUNT, left === null ? MAX_PRODUCT_COUNT : inCart + left);
    return { productId, name, price: line?.price ?? price, inCart, most, left, isOffSale: false, sellUntil };
  });
  const others = products
    .filter(({ productId }) => !offered.some((one) => one.productId === productId))
    .map(({ productId, name, price, count }): Extra => {
      const isOffSale = onSale !== null;
      return { productId, name, price, inCart: count, most: count, left: null, isOffSale, sellUntil: null };
    });
  return [...offered, ...others];
}
