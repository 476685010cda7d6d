import { expect, it } from "vitest";
import { priceLines } from "./price-lines.ts";

it("says nothing of a price from which nothing was taken off", () => {
  expect(priceLines({ grossPrice: 24 })).toEqual([]);
  expect(priceLines({ grossPrice: 24, discount: 0, vouchers: [{ code: "•••• 3HRC", amount: 0 }] })).toEqual([]);
});

it("names what the tickets cost, the discount, and each voucher that pays, in their order", () => {
  const vouchers = [
    { code: "•••• 3HRC", amount: 10 },
    { code: "•••• 7XYA", amount: 4.5 },
  ];
  expect(priceLines({ grossPrice: 24, discount: 6, vouchers })).toEqual([
    { term: "Tickets", amount: 24 },
    { term: "Korting", amount: -6 },
    { term: "Cadeaubon •••• 3HRC", amount: -10 },
    { term: "Cadeaubon •••• 7XYA", amount: -4.5 },
  ]);
});

it("names products and a gift, which the gross price has too, and no code reduces", () => {
  const products = [{ name: "Drankkaart", count: 2, price: 10.1 }];
  expect(priceLines({ grossPrice: 49.2, discount: 6, products, gift: 5 }, "fr")).toEqual([
    { term: "Billets", amount: 24 },
    { term: "Réduction", amount: -6 },
    { term: "2 × Drankkaart", amount: 20.2 },
    { term: "Don", amount: 5 },
  ]);
});
