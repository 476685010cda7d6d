import * as z from "zod";
import {
  dateTimeSchema,
  euroSchema,
  idSchema,
  jsonId,
  listOf,
  listQuerySchema,
  namedSeatSchema,
  venueSchema,
} from "./common.ts";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_SEAT_ID } from "./limits.ts";
import { MAX_CART_SEATS } from "./seats.ts";
import { CODE_ERRORS, codesSchema, reductionSchema } from "./ticket-codes.ts";

export const reservationStatusSchema = z.enum(["PENDING", "CONFIRMED", "EXPIRED", "CANCELLED"]);
export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

export const paymentMethodSchema = z.enum(["MANUAL", "PAYCONIQ"]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** How a reservation is or was paid. Only volunteers accept cash and cards. */
export const settlementSchema = z.enum([...paymentMethodSchema.options, "CASH", "CARD"]);
export type Settlement = z.infer<typeof settlementSchema>;

export const byHandSchema = settlementSchema.exclude(["PAYCONIQ"]);
export type ByHand = z.infer<typeof byHandSchema>;

export const reservationSchema = reductionSchema.extend({
  id: jsonId,
  confirmed: z.boolean(),
  status: reservationStatusSchema,
  reservedAt: dateTimeSchema,
  expiresAt: dateTimeSchema,
  /** Later deadline after the account's e-mail address is verified; absent when that changes nothing. */
  longerUntil: dateTimeSchema.optional(),
  /** Price in money, after codes and vouchers. */
  totalprice: euroSchema,
  /** Price of seats, products and gift before codes and vouchers. */
  grossPrice: euroSchema,
  /** How the reservation was paid; until then the visitor's choice. */
  paymentMethod: settlementSchema,
  /** Reference for a transfer; does not change with the account's name. */
  reference: z.string(),
  cancelReason: z.string().optional(),
  /** For volunteers alone, as the next three. Only the guest changes the details of an account. */
  remark: z.string().optional(),
  hasAccount: z.boolean().optional(),
  cashDue: euroSchema.optional(),
  maskedCode: z.string().optional(),
  /** PNG data URLs in the order of `seats`; only once the reservation is confirmed. */
  qrCodes: z.array(z.string()).optional(),
  show: z.object({
    id: jsonId,
    name: z.string(),
    dateTime: dateTimeSchema,
    venue: venueSchema.optional(),
    cancelledAt: dateTimeSchema.optional(),
  }),
  user: z.object({ id: jsonId, firstname: z.string(), lastname: z.string(), email: z.string(), number: z.string() }),
  seats: z.array(
    z.object({
      id: jsonId,
      seat: namedSeatSchema,
      ticketType: z.object({ id: jsonId, name: z.string() }),
      /** Before codes. */
      price: euroSchema,
      /** After codes, before vouchers: what stands on the ticket (decisions, section 16). */
      ticketPrice: euroSchema,
      scannedAt: dateTimeSchema.nullable(),
      /** For volunteers alone: the name of the ticket's recipient, if it was passed on. */
      holder: z.string().optional(),
    }),
  ),
  guestCount: z.int(),
  /** Products bought beside the seats, in the order of buying; absent when there are none. */
  products: z
    .array(
      z.object({
        /** Id of the line, with which it is handed out. */
        id: jsonId,
        productId: jsonId,
        name: z.string(),
        count: z.int(),
        /** Price of one; no code reduces it. */
        price: euroSchema,
        handedOut: z.int(),
      }),
    )
    .optional(),
  /** To the society, beside the price; absent when there is none. */
  gift: euroSchema.optional(),
});
export type Reservation = z.infer<typeof reservationSchema>;

const reserveSchema = codesSchema.extend({
  seatIds: z
    .array(z.string().max(MAX_SEAT_ID))
    .min(1, "Selecteer eerst minimaal één stoel" satisfies ContractSentence)
    .max(MAX_CART_SEATS),
  paymentMethod: paymentMethodSchema,
  /** Amount due as the caller saw it: nothing is reserved when it has changed. Undefined: any amount. */
  total: euroSchema.optional(),
});
export type ReserveRequest = z.infer<typeof reserveSchema>;

/** Most unpaid seats of one account for one show: before the account's first payment, and afterwards. */
export const MAX_UNPAID_SEATS = { beforePayment: MAX_CART_SEATS, afterPayment: 3 * MAX_CART_SEATS } as const;

/** Most unpaid seats of unverified addresses of one network, for all shows together. */
export const MAX_UNVERIFIED_SEATS = 40;

/** Largest share of a show's seats that may be unpaid by unverified addresses; one full cart is always allowed. */
export const MAX_UNVERIFIED_SHARE = 0.25;

export const reserve = endpoint({
  method: "POST",
  path: "/api/reservation/:showId",
  access: "user",
  summary: "Reserve exactly the seats of one's live cart",
  params: z.object({ showId: idSchema }),
  body: reserveSchema,
  response: {
    201: z.object({
      id: jsonId,
      message: z.string(),
      status: reservationStatusSchema,
      totalprice: euroSchema,
      checkoutUrl: z.string().optional(),
    }),
  },
  errors: [
    "SHOW_NOT_FOUND",
    "CART_MISMATCH",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "SALES_NOT_OPEN",
    ...CODE_ERRORS,
    "AMOUNT_CHANGED",
    "PRODUCT_NOT_SOLD",
    "SOLD_OUT",
    "TOO_MANY_UNPAID",
    "TOO_MANY_UNVERIFIED",
    "TOO_MANY_UNVERIFIED_OF_SHOW",
    "PAYMENT_METHOD_UNAVAILABLE",
    "TRANSFER_TOO_LATE",
    "AMOUNT_TOO_SMALL",
  ],
  example: {
    params: { showId: 1 },
    body: { seatIds: ["R2-A", "T1-A"], ticketCode: null, paymentMethod: "MANUAL" },
  },
});

export const listMyReservations = endpoint({
  method: "GET",
  path: "/api/reservation/my-reservations",
  access: "user",
  summary: "One's own reservations, newest first",
  response: { 200: z.array(reservationSchema) },
});

export const getMyLatestReservation = endpoint({
  method: "GET",
  path: "/api/reservation/my-latest-reservation",
  access: "user",
  summary: "One's newest reservation; 404 when there is none",
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND"],
});

export const confirmReservation = endpoint({
  method: "POST",
  path: "/api/reservation/:id/confirm",
  access: "box-office",
  summary: "Confirm a reservation whose money has arrived (idempotent)",
  params: z.object({ id: idSchema }),
  /** How the money came; undefined: by transfer. `CASH` and `CARD` are refused for a reservation paid otherwise. */
  body: z.object({ paymentMethod: byHandSchema.optional() }).nullish(),
  response: { 200: reservationSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "SEATS_GONE",
    "SOLD_OUT",
    "SHOW_CANCELLED",
    "VOUCHER_SHORT",
    "ALREADY_PAID",
  ],
  example: { params: { id: 2 } },
});

export const undoConfirmation = endpoint({
  method: "DELETE",
  path: "/api/reservation/:id/confirm",
  access: "box-office",
  summary: "Take a confirmation by hand back, while its tickets have not been sent (idempotent)",
  params: z.object({ id: idSchema }),
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "TICKETS_SCANNED", "PRODUCTS_HANDED_OUT", "CONFIRMATION_FINAL"],
  example: { params: { id: 2 } },
});

const reservationListQuerySchema = listQuerySchema.extend({
  showId: idSchema.optional(),
  status: reservationStatusSchema.optional(),
});

export const listReservations = endpoint({
  method: "GET",
  path: "/api/admin/reservations",
  access: "box-office",
  summary: "All reservations, newest first",
  query: reservationListQuerySchema,
  response: { 200: listOf(reservationSchema) },
  example: { query: { search: "T4-A", page: 1, pageSize: 25 } },
});

const paymentListQuerySchema = reservationListQuerySchema.extend({
  /** Only unpaid reservations that expire within this many days. */
  lapsesWithinDays: z.coerce.number().int().min(1).max(365).optional(),
});

export const listPayments = endpoint({
  method: "GET",
  path: "/api/admin/payments",
  access: "box-office",
  summary: "Every manual transfer with an amount due: those that are awaited first, confirmed ones last",
  query: paymentListQuerySchema,
  response: { 200: listOf(reservationSchema) },
  example: { query: { page: 1, pageSize: 25 } },
});
