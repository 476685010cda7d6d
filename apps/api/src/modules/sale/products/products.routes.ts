import {
  createProduct,
  deleteProduct,
  listManagedProducts,
  listProducts,
  setCartProduct,
  updateProduct,
} from "@podium/shared/contracts/products";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { Clock } from "#platform/process/clock.ts";
import { presentCart } from "#modules/sale/seats/seats.presenter.ts";
import { parseProductForm, presentManagedProduct, presentProductOnSale } from "./products.presenter.ts";
import type { ProductsService } from "./products.service.ts";

export async function productsRoutes(
  app: FastifyInstance,
  { products, clock }: { products: ProductsService; clock: Clock },
): Promise<void> {
  mount(app, listManagedProducts, async () => (await products.list()).map(presentManagedProduct));

  mount(app, createProduct, async ({ raw, body }) =>
    presentManagedProduct(await products.create(parseProductForm(body), callerOf(raw).id)),
  );

  mount(app, updateProduct, async ({ raw, params, body }) =>
    presentManagedProduct(await products.change(params.id, parseProductForm(body), callerOf(raw).id)),
  );

  mount(app, deleteProduct, async ({ raw, params }) => {
    await products.delete(params.id, callerOf(raw).id);
    return null;
  });

  mount(app, listProducts, async ({ params }) => (await products.onSale(params.id)).map(presentProductOnSale));

  mount(app, setCartProduct, async ({ raw, body }) => {
    const cart = await products.setInCart(callerOf(raw).id, body.productId, body.count);
    const presented = presentCart(cart, clock.now());
    return { ...presented, products: presented.products ?? [], gift: presented.gift ?? 0 };
  });
}
