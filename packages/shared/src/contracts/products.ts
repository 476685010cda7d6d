import * as z from "zod";
import { deviceSchema, scanOutcomeSchema } from "./check-in.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, line } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_PRODUCT_COUNT, MAX_SCAN_BATCH } from "./limits.ts";
import { cartSchema } from "./seats.ts";
import { priceSchema } from "./ticket-types.ts";

export { MAX_PRODUCT_COUNT } from "./limits.ts";

const MAX_STOCK = 100_000;
const MAX_SHOWS_OF_PRODUCT = 100;

export const productFormSchema = z.object({
  name: line(60),
  /** In euros, VAT included. */
  price: priceSchema,
  /** In percent. */
  vatRate: z.number().min(0).max(100).multipleOf(0.01),
  /** For all shows together; null: no limit. */
  stock: z.int().min(0).max(MAX_STOCK).nullish(),
  /** Empty: sold with every show. */
  showIds: z.array(jsonId).max(MAX_SHOWS_OF_PRODUCT).default([]),
  /** Null: as long as the seats of the show are sold. */
  sellUntil: dateTimeSchema.nullish(),
});
export type ProductForm = z.output<typeof productFormSchema>;

const managedProductSchema = z.object({
  id: jsonId,
  name: z.string(),
  price: euroSchema,
  vatRate: z.number(),
  stock: z.int().nullable(),
  showIds: z.array(jsonId),
  sellUntil: dateTimeSchema.nullable(),
  /** In paid and unpaid reservations. */
  sold: z.int(),
  inCarts: z.int(),
  handedOut: z.int(),
  /** Null: no limit. */
  left: z.int().nullable(),
  /** Only for a product that was sold and then deleted. */
  archived: z.literal(true).optional(),
});
export type ManagedProduct = z.infer<typeof managedProductSchema>;

const exampleProduct = { name: "Drankkaart", price: 10, vatRate: 21, stock: 100, showIds: [], sellUntil: null };

export const createProduct = endpoint({
  method: "POST",
  path: "/api/admin/products",
  access: "admin",
  summary: "Sell something beside the seats; `showIds: []` sells it with every show",
  body: productFormSchema,
  response: { 201: managedProductSchema },
  errors: ["SHOW_NOT_FOUND"],
  example: { body: exampleProduct },
});

export const listManagedProducts = endpoint({
  method: "GET",
  path: "/api/admin/products",
  access: "admin",
  summary: "All products, with what was sold, handed out and is left; deleted ones last",
  response: { 200: z.array(managedProductSchema) },
});

export const updateProduct = endpoint({
  method: "PUT",
  path: "/api/admin/products/:id",
  access: "admin",
  summary: "Change a product; whoever bought it, or has it in a cart, keeps the name and price of that moment",
  params: z.object({ id: idSchema }),
  body: productFormSchema,
  response: { 200: managedProductSchema },
  errors: ["PRODUCT_NOT_FOUND", "SHOW_NOT_FOUND"],
  example: { params: { id: 1 }, body: { ...exampleProduct, stock: 120 } },
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/api/admin/products/:id",
  access: "admin",
  summary: "Sell a product no longer; one that was sold stays in the list, and is handed out",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["PRODUCT_NOT_FOUND"],
  example: { params: { id: 1 } },
});

const productOnSaleSchema = z.object({
  id: jsonId,
  name: z.string(),
  price: euroSchema,
  vatRate: z.number(),
  /** Zero: sold out. Null: no limit. Counts what is in the caller's own cart as sold. */
  left: z.int().nullable(),
  sellUntil: dateTimeSchema.nullable(),
});
export type ProductOnSale = z.infer<typeof productOnSaleSchema>;

export const listProducts = endpoint({
  method: "GET",
  path: "/api/show/:id/products",
  access: "public",
  summary: "What is sold beside the seats of a show, also what is sold out; `sellsProducts` of a show: whether any is",
  params: z.object({ id: idSchema }),
  response: { 200: z.array(productOnSaleSchema) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const setCartProduct = endpoint({
  method: "PUT",
  path: "/api/carts/products",
  access: "session",
  summary:
    "Put `count` of a product in one's cart, in place of what was there; 0 takes it out. SOLD_OUT has in `details` how many are `left`",
  body: z.object({ productId: jsonId, count: z.int().min(0).max(MAX_PRODUCT_COUNT) }),
  response: { 200: cartSchema.required({ products: true, gift: true }) },
  errors: ["SEATS_FIRST", "PRODUCT_NOT_FOUND", "PRODUCT_NOT_SOLD", "SOLD_OUT"],
  example: { body: { productId: 1, count: 2 } },
});

const lineParams = z.object({ id: idSchema, lineId: idSchema });

const handOutResultSchema = z.object({
  lineId: jsonId,
  name: z.string(),
  /** Number handed out, or taken back, by this call. */
  count: z.int(),
  handedOut: z.int(),
  left: z.int(),
  at: dateTimeSchema,
  message: z.string(),
});
export type HandOutResult = z.infer<typeof handOutResultSchema>;

export const handOutProduct = endpoint({
  method: "POST",
  path: "/api/reservation/:id/products/:lineId/hand-out",
  access: "door",
  summary: "Hand out a product of a reservation; a given secret must match",
  params: lineParams,
  body: z
    .object({
      /** Undefined: all that is left of the line. */
      count: z.int().min(1).max(MAX_PRODUCT_COUNT).optional(),
      /** The secret of the QR code; absent when it is handed out by name. */
      token: z.string().max(200).optional(),
      /** Makes the hand-out idempotent: one whose response was lost can be repeated, here or in a batch. */
      clientId: z.uuid().optional(),
      device: deviceSchema.optional(),
    })
    .nullish(),
  response: { 200: handOutResultSchema },
  errors: [
    "PRODUCT_NOT_FOUND",
    "SHOW_NOT_NEAR",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "TICKET_FORGED",
    "ALREADY_HANDED_OUT",
    "HAND_OUT_TOO_MANY",
  ],
  example: { params: { id: 1, lineId: 1 }, body: { count: 1 } },
});

export const takeBackProduct = endpoint({
  method: "DELETE",
  path: "/api/reservation/:id/products/:lineId/hand-out",
  access: "door",
  summary:
    "Undo the last hand-out of a product that was a mistake; refused when another number than `handedOut` is handed " +
    "out by now, so that a request that is sent again takes nothing else back",
  params: lineParams,
  query: z.object({ handedOut: z.coerce.number().int().min(1).optional() }),
  response: { 200: handOutResultSchema },
  errors: ["PRODUCT_NOT_FOUND", "SHOW_NOT_NEAR", "NOT_HANDED_OUT"],
  example: { params: { id: 1, lineId: 2 }, query: { handedOut: 1 } },
});

const offlineHandOutSchema = z.object({
  clientId: z.uuid(),
  showId: jsonId,
  reservationId: jsonId,
  lineId: jsonId,
  count: z.int().min(1).max(MAX_PRODUCT_COUNT),
  /** The secret of the QR code; absent when it was handed out by name. */
  token: z.string().max(200).optional(),
  at: dateTimeSchema,
});
export type OfflineHandOut = z.infer<typeof offlineHandOutSchema>;

const offlineHandOutResultSchema = z.object({
  clientId: z.uuid(),
  /** `conflict`: handed out elsewhere meanwhile, so once too often. `refused`: not valid, see `message`. */
  outcome: scanOutcomeSchema.exclude(["already"]),
  at: dateTimeSchema,
  /** When it was handed out elsewhere; null unless `conflict`. */
  otherAt: dateTimeSchema.nullable(),
  message: z.string(),
});
export type OfflineHandOutResult = z.infer<typeof offlineHandOutResultSchema>;

export const recordHandOuts = endpoint({
  method: "POST",
  path: "/api/reservation/hand-outs",
  access: "door",
  summary: "Report products that were handed out offline (idempotent)",
  body: z.object({ device: deviceSchema, handOuts: z.array(offlineHandOutSchema).min(1).max(MAX_SCAN_BATCH) }),
  response: { 200: z.array(offlineHandOutResultSchema) },
  example: {
    body: {
      device: "Toestel 3F2A",
      handOuts: [
        {
          clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e13",
          showId: 1,
          reservationId: 1,
          lineId: 1,
          count: 1,
          at: "2026-11-21T09:58:00.000Z",
        },
      ],
    },
  },
});
