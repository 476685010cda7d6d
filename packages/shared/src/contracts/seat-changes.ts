import * as z from "zod";
import {
  NOT_ACTIVE,
  refundAsSchema,
  reservationParams,
  seatIdsSchema,
  seatTypesSchema,
  seenBlockedSchema,
} from "./box-office.ts";
import { euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";

/** A reservation's code keeps its terms, so only a deleted or used-up code is refused. */
const CODE_OF_RESERVATION_ERRORS = ["CODE_UNKNOWN", "CODE_EXHAUSTED", "CODE_USED_UP"] as const;

const addedSeatsSchema = z.object({ seatIds: seatIdsSchema, ticketTypes: seatTypesSchema });

export const quoteAddedSeats = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/seats/quote",
  access: "box-office",
  summary:
    "What seats cost that are added to a reservation, with its code; nothing is used up, and adding checks again",
  params: reservationParams,
  body: addedSeatsSchema,
  response: {
    200: z.object({
      total: euroSchema,
      discount: euroSchema.optional(),
      due: euroSchema,
    }),
  },
  errors: [...NOT_ACTIVE, "TICKET_TYPE_NOT_FOUND", ...CODE_OF_RESERVATION_ERRORS],
  example: { params: { id: 1 }, body: { seatIds: ["T6-A"] } },
});

export const addReservationSeats = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/seats",
  access: "box-office",
  summary:
    "Add free seats to a reservation, at the price of their ticket type; what a paid one costs more is paid at once",
  params: reservationParams,
  body: addedSeatsSchema.extend({
    blockedSeatIds: seenBlockedSchema,
    /** Undefined for an unpaid reservation, whose amount due grows. */
    paid: z.enum(["cash", "card", "free"]).optional(),
    /** Price of the seats as the volunteer saw it: nothing is added when it has changed. Undefined: any price. */
    total: euroSchema.optional(),
  }),
  response: { 200: reservationSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "SEATS_NOT_FREE",
    "SHOW_CANCELLED",
    "TICKET_TYPE_NOT_FOUND",
    ...CODE_OF_RESERVATION_ERRORS,
    "AMOUNT_CHANGED",
    "PAYMENT_NEEDED",
    "PAYMENT_UNDER_WAY",
  ],
  example: { params: { id: 1 }, body: { seatIds: ["T6-A"], paid: "cash" } },
});
export type AddedSeats = z.output<typeof addReservationSeats.body>;

export const giveUpSeats = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/give-up",
  access: "box-office",
  summary: "Free some seats of a reservation; what was paid for them is to be refunded, a code gets its tickets back",
  params: reservationParams,
  body: z.object({ seatIds: seatIdsSchema, refundAs: refundAsSchema.optional() }),
  response: { 200: reservationSchema },
  errors: [...NOT_ACTIVE, "SEAT_NOT_FOUND", "LAST_SEATS", "TICKETS_SCANNED", "PAYMENT_UNDER_WAY"],
  example: { params: { id: 1 }, body: { seatIds: ["R1-A"] } },
});

export const rebookReservation = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/rebook",
  access: "box-office",
  summary: "Move a whole reservation to free seats of another show, at the price that it has",
  params: reservationParams,
  body: z.object({ showId: jsonId, seatIds: seatIdsSchema }),
  response: { 200: reservationSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "SHOW_NOT_FOUND",
    "TICKETS_SCANNED",
    "SEAT_COUNT_DIFFERS",
    "SEATS_NOT_FREE",
    "SHOW_CANCELLED",
    "PRODUCT_NOT_SOLD",
  ],
  example: { params: { id: 2 }, body: { showId: 2, seatIds: ["T6-A"] } },
});
