import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors/error-codes.ts";
import { seatKindSchema } from "./hall-plan.ts";
import { MAX_CART_SEATS, MAX_PROPOSED_SEATS } from "./limits.ts";

export { MAX_CART_SEATS } from "./limits.ts";

const cartProductSchema = z.object({
  productId: jsonId,
  name: z.string(),
  count: z.int(),
  /** Price of one, at the moment when it was put in the cart. */
  price: euroSchema,
});
export type CartProduct = z.infer<typeof cartProductSchema>;

export const cartSchema = z.object({
  showId: jsonId,
  seats: z.array(z.string()),
  /** Each seat with its price at the moment when it was put in the cart, or got its ticket type. */
  lines: z.array(
    namedSeatSchema.extend({
      ticketTypeId: jsonId,
      price: euroSchema,
      kind: seatKindSchema,
      /** Whether it is of those held for the cast, which may be reserved before the sale opens. */
      ofCast: z.boolean().optional(),
    }),
  ),
  createdAt: dateTimeSchema,
  expiresAt: dateTimeSchema,
  expired: z.boolean(),
  /** Price of the first line; other lines may have other prices. */
  pricePerSeat: euroSchema,
  /** Beside the seats; absent when there are none. */
  products: z.array(cartProductSchema).optional(),
  /** To the society, beside the price; absent when there is none. */
  gift: euroSchema.optional(),
  /** Sum of seats, products and gift. */
  total: euroSchema,
  /** The server's clock: the visitor's is not trusted. */
  now: dateTimeSchema,
});
export type Cart = z.infer<typeof cartSchema>;

const seatParams = z.object({ showId: idSchema, seatId: z.string() });

/** Refusals of every call that holds seats */
const HOLD_ERRORS = [
  "SHOW_NOT_FOUND",
  "SHOW_CANCELLED",
  "SALES_CLOSED",
  "SALES_NOT_OPEN",
  "WAIT_YOUR_TURN",
  "CART_FULL",
  "HOLDS_PAUSED",
  "TOO_MANY_ANONYMOUS",
  "CODE_EXHAUSTED",
  "CODE_OTHER_SHOW",
  "CODE_PAST",
  "CODE_USED_UP",
] as const satisfies readonly ErrorCode[];

export const getCart = endpoint({
  method: "GET",
  path: "/api/carts",
  access: "session",
  summary: "The cart; 404 when there is none, or 204 with `orNone=true`",
  /** `orNone` avoids a 404: browsers log each one as an error, and most visitors have no cart. */
  query: z.object({ orNone: z.stringbool().optional() }),
  response: { 200: cartSchema, 204: z.null() },
  errors: ["CART_NOT_FOUND"],
});

export const addSeat = endpoint({
  method: "POST",
  path: "/api/carts/seats/:showId/:seatId",
  access: "session",
  summary: "Hold a seat; a seat of another show first empties the cart",
  params: seatParams,
  body: z
    .object({
      /** A PRE_ORDER code holds seats before the sale; a session that validated one need not send it here. */
      ticketCode: z.string().trim().max(40).nullish(),
      /** The token of an actor's link, which also takes a seat that is held for the cast. */
      castToken: z.string().max(100).optional(),
    })
    .nullish(),
  response: { 200: cartSchema },
  errors: ["SEAT_NOT_FOUND", "SEAT_TAKEN", "COMPANION_ALONE", "CAST_QUOTA_FULL", ...HOLD_ERRORS],
  example: { params: { showId: 1, seatId: "R2-B" } },
});

export const addAreaPlaces = endpoint({
  method: "POST",
  path: "/api/carts/areas/:showId/:groupId",
  access: "session",
  summary:
    "Hold `count` more places of an area, all or none; AREA_FULL has in `details` how many are `left`. A place of another show first empties the cart",
  params: z.object({ showId: idSchema, groupId: z.string() }),
  /** `ticketCode` as with `addSeat`. */
  body: z.object({ count: z.int().min(1).max(MAX_CART_SEATS), ticketCode: z.string().trim().max(40).nullish() }),
  response: { 200: cartSchema },
  errors: ["AREA_NOT_FOUND", "AREA_FULL", ...HOLD_ERRORS],
  example: { params: { showId: 6, groupId: "VLOE" }, body: { count: 2 } },
});

export const holdBestSeats = endpoint({
  method: "POST",
  path: "/api/carts/best/:showId",
  access: "session",
  summary:
    "Hold `count` more seats, all or none: exactly the `preferred` ones when these are free, otherwise the best that are. A seat of another show first empties the cart",
  params: z.object({ showId: idSchema }),
  /** `ticketCode` as with `addSeat`. */
  body: z
    .object({
      count: z.int().min(1).max(MAX_PROPOSED_SEATS),
      /** Whether one of the party comes in a wheelchair. */
      wheelchair: z.boolean().optional(),
      preferred: z.array(z.string()).max(MAX_PROPOSED_SEATS).optional(),
      ticketCode: z.string().trim().max(40).nullish(),
    })
    .refine(({ count, preferred }) => preferred === undefined || new Set(preferred).size === count, {
      path: ["preferred"],
    }),
  response: { 200: cartSchema },
  errors: ["TOO_FEW_SEATS", ...HOLD_ERRORS],
  example: { params: { showId: 1 }, body: { count: 2 } },
});

export const setSeatType = endpoint({
  method: "PUT",
  path: "/api/carts/seats/:seatId",
  access: "session",
  summary: "Give a seat of the cart another ticket type, at the price that it has now",
  params: z.object({ seatId: z.string() }),
  body: z.object({ ticketTypeId: jsonId }),
  response: { 200: cartSchema },
  errors: ["SEAT_NOT_IN_CART", "TICKET_TYPE_NOT_FOUND", "TYPE_LIMIT"],
  example: { params: { seatId: "R2-A" }, body: { ticketTypeId: 6 } },
});

export const removeSeat = endpoint({
  method: "DELETE",
  path: "/api/carts/seats/:seatId",
  access: "session",
  summary: "Release a seat, with a wheelchair place its companions; 204 when the cart is now empty",
  params: z.object({ seatId: z.string() }),
  response: { 200: cartSchema, 204: z.null() },
  errors: ["SEAT_NOT_IN_CART"],
  example: { params: { seatId: "R2-A" } },
});

export const clearCart = endpoint({
  method: "DELETE",
  path: "/api/carts/remove/cart",
  access: "session",
  summary: "Release all seats",
  response: { 204: z.null() },
});

export const takeCart = endpoint({
  method: "POST",
  path: "/api/carts/take",
  access: "user",
  summary:
    "Take along what was chosen before signing in: `kept` when the caller has a cart, and then those seats are released; `none` when there was nothing. Ends that session",
  body: z.object({
    /** The token from `openAnonymous`. */
    token: z.string().min(1).max(2000),
  }),
  response: { 200: z.object({ outcome: z.enum(["taken", "kept", "none"]) }) },
  example: { body: { token: "voorbeeld-van-een-token-van-openAnonymous" } },
});

export const listAvailableSeats = endpoint({
  method: "GET",
  path: "/api/reservation/availableSeats/:showId",
  access: "public",
  summary: "The available seats; 304 to who has them (If-None-Match)",
  params: z.object({ showId: idSchema }),
  response: { 200: z.array(z.object({ seatId: z.string() })) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { showId: 1 } },
});

export const getFreeSeats = endpoint({
  method: "GET",
  path: "/api/reservation/availableSeats/:showId/packed",
  access: "public",
  summary: "The available seats as `halls/packed-seats.ts` writes them; 304 to who has them (If-None-Match)",
  params: z.object({ showId: idSchema }),
  response: { 200: z.object({ packed: z.string() }) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { showId: 1 } },
});

export const isSeatAvailable = endpoint({
  method: "GET",
  path: "/api/reservation/isSeatAvailable/:showId/:seatId",
  access: "public",
  summary: "Whether a seat is available",
  params: seatParams,
  response: { 200: z.object({ seatId: z.string(), available: z.boolean() }) },
  errors: ["SHOW_NOT_FOUND", "SEAT_NOT_FOUND"],
  example: { params: { showId: 1, seatId: "R1-A" } },
});
