import type { ManagedProduct } from "@podium/shared/contracts/products";
import { toTheatreTime } from "#platform/theatre-time.ts";

export interface ProductFields {
  name: string;
  price: string;
  /** In percent. */
  vatRate: string;
  /** Empty: no limit. */
  stock: string;
  /** Empty for all shows. */
  showIds: number[];
  /** Theatre time; empty: as long as seats are sold. */
  sellUntil: string;
}

export const NEW_PRODUCT: ProductFields = {
  name: "",
  price: "",
  vatRate: "21",
  stock: "",
  showIds: [],
  sellUntil: "",
};

export function fieldsOf({ name, price, vatRate, stock, showIds, sellUntil }: ManagedProduct): ProductFields {
  return {
    name,
    price: price.toFixed(2).replace(".", ","),
    vatRate: String(vatRate),
    stock: stock === null ? "" : String(stock),
    showIds,
    sellUntil: sellUntil === null ? "" : toTheatreTime(sellUntil),
  };
}

/** The rates of Belgium. */
const RATES = ["0", "6", "12", "21"];

/** @param own of the product, which may have been made with another rate */
export function rateOptions(own: string): Array<{ value: string; label: string }> {
  const rates = RATES.includes(own) ? RATES : [...RATES, own];
  return rates.map((value) => ({ value, label: `${value.replace(".", ",")} %` }));
}
