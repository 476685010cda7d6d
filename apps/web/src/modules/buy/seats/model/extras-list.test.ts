import type { ProductOnSale } from "@podium/shared/contracts/products";
import { expect, it } from "vitest";
import { extrasOf } from "./extras-list.ts";

const card: ProductOnSale = { id: 1, name: "Drankkaart", price: 12, vatRate: 21, left: 3, sellUntil: null };
const chosen = { productId: 1, name: "Drankkaart", count: 2, price: 10 };

it("offers what is left beside what is in the cart, at the cart's price, and never more than 20", () => {
  expect(extrasOf([card], {})).toMatchObject([{ inCart: 0, most: 3, price: 12 }]);
  expect(extrasOf([card], { products: [chosen] })).toMatchObject([{ inCart: 2, most: 5, price: 10 }]);
  expect(extrasOf([{ ...card, left: null }], {})).toMatchObject([{ most: 20 }]);
  expect(extrasOf([{ ...card, left: 0 }], {})).toMatchObject([{ most: 0, isOffSale: false }]);
});

it("keeps what is in the cart and not sold any more, to take out, but not while the list is unknown", () => {
  expect(extrasOf([], { products: [chosen] })).toMatchObject([{ inCart: 2, most: 2, isOffSale: true }]);
  expect(extrasOf(null, { products: [chosen] })).toMatchObject([{ inCart: 2, isOffSale: false }]);
});
