import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { seatKindSchema } from "./hall-plan.ts";
import { routes } from "./routes.ts";

export const MAX_CART_SEATS = 20;

export const cartSchema = z.object({
  showId: jsonId,
  /** In numbering order, the same as in `lines`. */
  seats: z.array(z.string()),
  /** Each seat with its price at the moment when it was put in the cart, or got its ticket type. */
  lines: z.array(namedSeatSchema.extend({ ticketTypeId: jsonId, price: euroSchema, kind: seatKindSchema })),
  createdAt: dateTimeSchema,
  expiresAt: dateTimeSchema,
  expired: z.boolean(),
  /** Price of the first line; other lines may have other prices. */
  pricePerSeat: euroSchema,
  /** The sum of the lines. */
  total: euroSchema,
  /** The server's clock: the visitor's is not trusted. */
  now: dateTimeSchema,
});
export type Cart = z.infer<typeof cartSchema>;

const seatParams = z.object({ showId: idSchema, seatId: z.string() });

export const getCart = endpoint({
  ...routes.getCart,
  access: "session",
  summary: "The cart; 404 when there is none, or 204 with `orNone=true`",
  /** `orNone` avoids a 404: browsers log each one as an error, and most visitors have no cart. */
  query: z.object({ orNone: z.stringbool().optional() }),
  response: { 200: cartSchema, 204: z.null() },
  errors: ["CART_NOT_FOUND"],
});

export const addSeat = endpoint({
  ...routes.addSeat,
  access: "session",
  summary: "Hold a seat; a seat of another show first empties the cart",
  params: seatParams,
  /** A PRE_ORDER code holds seats before the sale; a session that validated one need not send it here. */
  body: z.object({ ticketCode: z.string().trim().max(40).nullish() }).nullish(),
  response: { 200: cartSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SEAT_NOT_FOUND",
    "SEAT_TAKEN",
    "COMPANION_ALONE",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "SALES_NOT_OPEN",
    "CART_FULL",
    "HOLDS_PAUSED",
    "TOO_MANY_ANONYMOUS",
    "CODE_EXHAUSTED",
    "CODE_OTHER_SHOW",
    "CODE_PAST",
    "CODE_USED_UP",
  ],
});

export const setSeatType = endpoint({
  ...routes.setSeatType,
  access: "session",
  summary: "Give a seat of the cart another ticket type, at the price that it has now",
  params: z.object({ seatId: z.string() }),
  body: z.object({ ticketTypeId: jsonId }),
  response: { 200: cartSchema },
  errors: ["SEAT_NOT_IN_CART", "TICKET_TYPE_NOT_FOUND", "TYPE_LIMIT"],
});

export const removeSeat = endpoint({
  ...routes.removeSeat,
  access: "session",
  summary: "Release a seat, with a wheelchair place its companions; 204 when the cart is now empty",
  params: z.object({ seatId: z.string() }),
  response: { 200: cartSchema, 204: z.null() },
  errors: ["SEAT_NOT_IN_CART"],
});

export const clearCart = endpoint({
  ...routes.clearCart,
  access: "session",
  summary: "Release all seats",
  response: { 204: z.null() },
});

export const takeCart = endpoint({
  ...routes.takeCart,
  access: "user",
  summary:
    "Take along what was chosen before signing in: `kept` when the caller has a cart, and then those seats are released; `none` when there was nothing. Ends that session",
  body: z.object({
    /** The token from `openAnonymous`. */
    token: z.string().min(1).max(2000),
  }),
  response: { 200: z.object({ outcome: z.enum(["taken", "kept", "none"]) }) },
});

export const listAvailableSeats = endpoint({
  ...routes.listAvailableSeats,
  access: "public",
  summary: "The available seats; 304 to who has them (If-None-Match)",
  params: z.object({ showId: idSchema }),
  response: { 200: z.array(z.object({ seatId: z.string() })) },
  errors: ["SHOW_NOT_FOUND"],
});

export const isSeatAvailable = endpoint({
  ...routes.isSeatAvailable,
  access: "public",
  summary: "Whether a seat is available",
  params: seatParams,
  response: { 200: z.object({ seatId: z.string(), available: z.boolean() }) },
  errors: ["SHOW_NOT_FOUND", "SEAT_NOT_FOUND"],
});
