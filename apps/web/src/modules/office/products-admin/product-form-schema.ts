import { productFormSchema } from "@podium/shared/contracts/products";
import { readEuros } from "@podium/shared/money/typed-amount";
import * as z from "zod";
import { fromTheatreTime } from "#platform/theatre-time.ts";
import type { ProductFields } from "./product-form.ts";

/** Validates by the contract's rules. */
export const productFieldsSchema = z.preprocess(
  ({ price, vatRate, stock, sellUntil, ...fields }: ProductFields) => ({
    ...fields,
    price: readEuros(price),
    vatRate: Number(vatRate),
    stock: stock.trim() === "" ? null : Number(stock),
    // An invalid moment stays as it is, to be refused: none at all would mean no end.
    sellUntil: sellUntil === "" ? null : (fromTheatreTime(sellUntil) ?? sellUntil),
  }),
  productFormSchema,
);
