import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";
import { MAX_CART_SEATS } from "./seats.ts";
import { giveBackSchema } from "./shows.ts";

/** What holders of tickets do with those that they do not use themselves. */

const returnedTicketSchema = z.object({
  id: jsonId,
  /** The chair that is to be sold again: it changes when somebody moves to it from another one. */
  seat: namedSeatSchema,
  ticketType: z.string(),
  /** What it cost after codes. */
  price: euroSchema,
  /** How the money returns; vouchers get back what they paid in any case. */
  as: giveBackSchema.extract(["VOUCHER", "MONEY"]),
  givenBackAt: dateTimeSchema,
  /** TAKEN: somebody chose it, and has not paid yet. UNSOLD: the show began before it was sold. */
  state: z.enum(["FOR_SALE", "TAKEN", "SOLD", "UNSOLD"]),
  /** Whether its owner, when that is who asks, can have it again. */
  canKeep: z.boolean(),
  /** Of what was sold again: what returns of its price, which is never more than the next one paid. */
  returned: euroSchema.nullable(),
});
export type ReturnedTicket = z.infer<typeof returnedTicketSchema>;

const handedTicketsSchema = z.object({
  /** Whether its owner, when that is who asks, may give tickets back now, and how the money returns. */
  giveBack: giveBackSchema,
  /** Given back and not taken again, the oldest first. */
  returned: z.array(returnedTicketSchema),
});
export type HandedTickets = z.infer<typeof handedTicketsSchema>;

const reservationParams = z.object({ id: idSchema });
const ticketIds = z
  .array(jsonId)
  .min(1)
  .max(3 * MAX_CART_SEATS);

export const getHandedTickets = endpoint({
  ...routes.getHandedTickets,
  access: "user",
  summary: "What became of the tickets of a reservation that were given back, for its owner or the box office",
  params: reservationParams,
  response: { 200: handedTicketsSchema },
  errors: ["RESERVATION_NOT_FOUND"],
});

export const giveBackTickets = endpoint({
  ...routes.giveBackTickets,
  access: "user",
  summary: "Give tickets of one's own back: they end at once, and the money returns when their seats are sold again",
  params: reservationParams,
  body: z.object({ ticketIds }),
  response: { 200: handedTicketsSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "NOT_CONFIRMED",
    "GIVE_BACK_CLOSED",
    "TICKET_NOT_FOUND",
    "TICKET_USED",
    "PAYMENT_UNDER_WAY",
  ],
});

export const keepReturnedTicket = endpoint({
  ...routes.keepReturnedTicket,
  access: "user",
  summary: "Take a ticket again that one gave back, as long as nobody chose its seat",
  params: reservationParams,
  body: z.object({ returnedId: jsonId }),
  response: { 200: handedTicketsSchema },
  errors: ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED", "TICKET_NOT_FOUND", "SEAT_TAKEN_SINCE"],
});
