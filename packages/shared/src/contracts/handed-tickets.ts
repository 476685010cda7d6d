import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_CART_SEATS } from "./seats.ts";
import { giveBackSchema } from "./shows.ts";
import { emailSchema, personName } from "./typed.ts";

const returnedTicketSchema = z.object({
  id: jsonId,
  /** The seat to sell again; changes when a visitor moves from another seat to this one. */
  seat: namedSeatSchema,
  ticketType: z.string(),
  /** Price after codes. */
  price: euroSchema,
  /** Vouchers always get their part back. */
  as: giveBackSchema.extract(["VOUCHER", "MONEY"]),
  givenBackAt: dateTimeSchema,
  /** TAKEN: somebody chose the seat, and has not paid yet. UNSOLD: the show began before it was sold. */
  state: z.enum(["FOR_SALE", "TAKEN", "SOLD", "UNSOLD"]),
  canKeep: z.boolean(),
  /** Part of the price that is refunded once the ticket is sold again; never more than the next buyer paid. */
  returned: euroSchema.nullable(),
  /** Part of `returned` in money or a new voucher; the rest is back on the vouchers that paid. Undefined: unknown. */
  money: euroSchema.optional(),
});
export type ReturnedTicket = z.infer<typeof returnedTicketSchema>;

const passedTicketSchema = z.object({
  ticketId: jsonId,
  seat: namedSeatSchema,
  name: z.string(),
  email: z.string(),
  passedAt: dateTimeSchema,
  canTakeBack: z.boolean(),
});
export type PassedTicket = z.infer<typeof passedTicketSchema>;

const handedTicketsSchema = z.object({
  /** Whether the caller is the owner, and may give tickets back now; and how the money returns. */
  giveBack: giveBackSchema,
  /** Whether the caller is the owner, and may pass tickets on now. */
  canPassOn: z.boolean(),
  passed: z.array(passedTicketSchema),
  /** Without those that were taken back; the oldest first. */
  returned: z.array(returnedTicketSchema),
});
export type HandedTickets = z.infer<typeof handedTicketsSchema>;

const reservationParams = z.object({ id: idSchema });
const ticketIds = z
  .array(jsonId)
  .min(1)
  .max(3 * MAX_CART_SEATS);

export const getHandedTickets = endpoint({
  method: "GET",
  path: "/api/reservation/:id/handed-tickets",
  access: "user",
  summary:
    "The tickets of a reservation that were passed on or given back, and what came of them, for its owner or the box office",
  params: reservationParams,
  response: { 200: handedTicketsSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 5 } },
});

export const giveBackTickets = endpoint({
  method: "POST",
  path: "/api/reservation/:id/give-back",
  access: "user",
  summary: "Give tickets of one's own back: they end at once, and the money returns when their seats are sold again",
  params: reservationParams,
  body: z.object({ ticketIds }),
  response: { 200: handedTicketsSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "GIVE_BACK_CLOSED",
    "TICKET_NOT_FOUND",
    "TICKET_USED",
    "TICKET_PASSED_ON",
    "COMPANION_LEFT",
    "PAYMENT_UNDER_WAY",
  ],
  example: { params: { id: 5 }, body: { ticketIds: [6] } },
});

export const keepReturnedTicket = endpoint({
  method: "POST",
  path: "/api/reservation/:id/keep",
  access: "user",
  summary: "Take a ticket again that one gave back, as long as nobody chose its seat",
  params: reservationParams,
  body: z.object({ returnedId: jsonId }),
  response: { 200: handedTicketsSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "TICKET_NOT_FOUND",
    "COMPANION_ALONE",
    "SEAT_TAKEN_SINCE",
  ],
  example: { params: { id: 5 }, body: { returnedId: 1 } },
});

export const passOnFormSchema = z.object({ ticketIds, name: personName(100), email: emailSchema });
export type PassOnForm = z.infer<typeof passOnFormSchema>;

export const passTicketsOn = endpoint({
  method: "POST",
  path: "/api/reservation/:id/pass-on",
  access: "user",
  summary: "Pass tickets of one's own on: their QR codes end at once, and who gets them is mailed new ones",
  params: reservationParams,
  body: passOnFormSchema,
  response: { 200: handedTicketsSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "PASS_ON_CLOSED",
    "TICKET_NOT_FOUND",
    "TICKET_USED",
    "TICKET_PASSED_ON",
  ],
  example: {
    params: { id: 5 },
    body: { ticketIds: [6], name: "Rosa Maas", email: "rosa.maas@podium.example" },
  },
});

export const takeTicketsBack = endpoint({
  method: "POST",
  path: "/api/reservation/:id/take-back",
  access: "user",
  summary: "Take tickets again that one passed on: the QR codes of who got them end at once",
  params: reservationParams,
  body: z.object({ ticketIds }),
  response: { 200: handedTicketsSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "PASS_ON_CLOSED",
    "TICKET_NOT_FOUND",
    "TICKET_USED",
  ],
  example: { params: { id: 5 }, body: { ticketIds: [7] } },
});
