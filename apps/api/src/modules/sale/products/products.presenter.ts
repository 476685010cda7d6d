import type * as contract from "@podium/shared/contracts/products";
import { toCents } from "@podium/shared/money/money";
import type { ManagedProduct, ProductFields, ProductOnSale } from "./products.service.ts";

export function presentManagedProduct(product: ManagedProduct): contract.ManagedProduct {
  const { id, name, priceCents, vatBasisPoints, stock, showIds, sellUntil, archivedAt, sold, handedOut } = product;
  return {
    id,
    name,
    price: priceCents / 100,
    vatRate: vatBasisPoints / 100,
    stock,
    showIds,
    sellUntil: sellUntil?.toISOString() ?? null,
    sold,
    inCarts: product.inUse - sold,
    handedOut,
    left: stock === null ? null : Math.max(0, stock - product.inUse),
    ...(archivedAt && { archived: true as const }),
  };
}

export function presentProductOnSale(product: ProductOnSale): contract.ProductOnSale {
  const { id, name, priceCents, vatBasisPoints, left, sellUntil } = product;
  const [price, vatRate] = [priceCents / 100, vatBasisPoints / 100];
  return { id, name, price, vatRate, left, sellUntil: sellUntil?.toISOString() ?? null };
}

export function parseProductForm(form: contract.ProductForm): ProductFields {
  const { name, price, vatRate, stock = null, showIds, sellUntil } = form;
  return {
    name,
    priceCents: toCents(price),
    vatBasisPoints: Math.round(vatRate * 100),
    stock,
    showIds,
    sellUntil: sellUntil ? new Date(sellUntil) : null,
  };
}
