import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";
import { MAX_CART_SEATS } from "./seats.ts";
import { giveBackSchema } from "./shows.ts";
import { emailSchema, personName } from "./typed.ts";
import { reservationSchema } from "./reservations.ts";
import { walletSchema } from "./wallet.ts";

/** Passing on and giving back of tickets that their holders do not use themselves. */

const returnedTicketSchema = z.object({
  id: jsonId,
  /** The seat to sell again; changes when a visitor moves from another seat to this one. */
  seat: namedSeatSchema,
  ticketType: z.string(),
  /** Price after codes. */
  price: euroSchema,
  /** How money is refunded; vouchers always get their part back. */
  as: giveBackSchema.extract(["VOUCHER", "MONEY"]),
  givenBackAt: dateTimeSchema,
  /** TAKEN: somebody chose the seat, and has not paid yet. UNSOLD: the show began before it was sold. */
  state: z.enum(["FOR_SALE", "TAKEN", "SOLD", "UNSOLD"]),
  /** Whether the caller is the ticket's owner, and can have it again. */
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
  /** Whether the caller is the ticket's owner, and can take it back. */
  canTakeBack: z.boolean(),
});
export type PassedTicket = z.infer<typeof passedTicketSchema>;

const handedTicketsSchema = z.object({
  /** Whether the caller is the owner, and may give tickets back now; and how the money returns. */
  giveBack: giveBackSchema,
  /** Whether the caller is the owner, and may pass tickets on now. */
  canPassOn: z.boolean(),
  /** Tickets that were passed on, with their recipients, in numbering order. */
  passed: z.array(passedTicketSchema),
  /** Tickets that were given back and not taken again, the oldest first. */
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
  summary:
    "The tickets of a reservation that were passed on or given back, and what came of them, for its owner or the box office",
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
    "SHOW_CANCELLED",
    "GIVE_BACK_CLOSED",
    "TICKET_NOT_FOUND",
    "TICKET_USED",
    "TICKET_PASSED_ON",
    "COMPANION_LEFT",
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
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "TICKET_NOT_FOUND",
    "COMPANION_ALONE",
    "SEAT_TAKEN_SINCE",
  ],
});

/** Tickets to pass on, and their recipient. */
export const passOnFormSchema = z.object({ ticketIds, name: personName(100), email: emailSchema });
export type PassOnForm = z.infer<typeof passOnFormSchema>;

export const passTicketsOn = endpoint({
  ...routes.passTicketsOn,
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
});

export const takeTicketsBack = endpoint({
  ...routes.takeTicketsBack,
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
});

/** Tickets as their recipient sees them: about the payer only the name, which the mail has too. */

/** The token of a mailed link, or of an entry in a signed-in recipient's list. */
const token = z.string().max(100);

const receivedTicketsSchema = z.object({
  /** Number of the reservation, as on the tickets. */
  id: jsonId,
  giver: z.string(),
  /** The recipient, whose name is on the tickets. */
  holder: z.string(),
  show: reservationSchema.shape.show,
  /** The recipient's seats, in numbering order; empty when all were taken back, or are no longer valid. */
  seats: z.array(reservationSchema.shape.seats.element.omit({ price: true })),
  /** How many of the recipient's seats were taken back, or are no longer valid. */
  gone: z.int(),
  /** The same as for the payer's tickets; absent when the show is cancelled. */
  qrContents: z.array(z.string()).optional(),
  qrCodes: z.array(z.string()).optional(),
});
export type ReceivedTickets = z.infer<typeof receivedTicketsSchema>;

export const openReceivedTickets = endpoint({
  ...routes.openReceivedTickets,
  access: "public",
  summary: "The tickets that were passed on to the reader of a mail, by its link",
  body: z.object({ token }),
  response: { 200: receivedTicketsSchema },
  errors: ["LINK_EXPIRED"],
});

const receivedSchema = receivedTicketsSchema.pick({ giver: true, show: true }).extend({
  token: z.string(),
  seats: z.array(reservationSchema.shape.seats.element.shape.seat),
});
export type Received = z.infer<typeof receivedSchema>;

export const listReceivedTickets = endpoint({
  ...routes.listReceivedTickets,
  access: "user",
  summary: "What was passed on to the caller's verified e-mail address, of shows to come; the next show first",
  response: { 200: z.array(receivedSchema) },
});

export const getReceivedCalendar = endpoint({
  ...routes.getReceivedCalendar,
  access: "public",
  summary: "Tickets that were passed on as an event for a calendar (iCalendar), by the link of their mail",
  mediaType: "text/calendar",
  body: z.object({ token }),
  response: { 200: z.string() },
  errors: ["LINK_EXPIRED", "SHOW_CANCELLED", "TICKET_NOT_FOUND"],
});

export const addReceivedToWallet = endpoint({
  ...routes.addReceivedToWallet,
  access: "public",
  summary: "A short-lived link that puts tickets that were passed on in a wallet, by the link of their mail",
  body: z.object({ token, wallet: walletSchema }),
  response: { 200: z.object({ url: z.string() }) },
  errors: ["LINK_EXPIRED", "SHOW_CANCELLED", "TICKET_NOT_FOUND", "WALLET_UNAVAILABLE", "WALLET_AWAY"],
});
