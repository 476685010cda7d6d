import * as z from "zod";
import { jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { walletSchema } from "./wallet.ts";

/** Token of the ticket that was passed on, signed with the secret of all examples. */
const EXAMPLE_TOKEN = "1.x6CmDp5j1PPzExvxHXNMmkPYVTlegG2vNuSyfv-v6F8";

/** Tickets as their recipient sees them: about the payer only the name, which the mail has too. */

/** The token of a mailed link, or of an entry in a signed-in recipient's list. */
const token = z.string().max(100);

const receivedTicketsSchema = z.object({
  id: jsonId,
  giver: z.string(),
  holder: z.string(),
  show: reservationSchema.shape.show,
  /** The recipient's seats, in numbering order; empty when all were taken back, or are no longer valid. */
  seats: z.array(reservationSchema.shape.seats.element.omit({ price: true })),
  /** How many of the seats in the mail were taken back, or are no longer valid. */
  gone: z.int(),
  /** The same as for the payer's tickets; absent when the show is cancelled. */
  qrContents: z.array(z.string()).optional(),
  qrCodes: z.array(z.string()).optional(),
});
export type ReceivedTickets = z.infer<typeof receivedTicketsSchema>;

export const openReceivedTickets = endpoint({
  method: "POST",
  path: "/api/received-tickets",
  access: "public",
  summary: "The tickets that were passed on to the reader of a mail, by its link",
  body: z.object({ token }),
  response: { 200: receivedTicketsSchema },
  errors: ["LINK_EXPIRED"],
  example: { body: { token: EXAMPLE_TOKEN } },
});

const receivedSchema = receivedTicketsSchema.pick({ giver: true, show: true }).extend({
  token: z.string(),
  seats: z.array(reservationSchema.shape.seats.element.shape.seat),
});
export type Received = z.infer<typeof receivedSchema>;

export const listReceivedTickets = endpoint({
  method: "GET",
  path: "/api/received-tickets",
  access: "user",
  summary: "What was passed on to the caller's verified e-mail address, of shows to come; the next show first",
  response: { 200: z.array(receivedSchema) },
});

export const getReceivedCalendar = endpoint({
  method: "POST",
  path: "/api/received-tickets/calendar",
  access: "public",
  summary: "Tickets that were passed on as an event for a calendar (iCalendar), by the link of their mail",
  mediaType: "text/calendar",
  body: z.object({ token }),
  response: { 200: z.string() },
  errors: ["LINK_EXPIRED", "SHOW_CANCELLED", "TICKET_NOT_FOUND"],
  example: { body: { token: EXAMPLE_TOKEN } },
});

export const addReceivedToWallet = endpoint({
  method: "POST",
  path: "/api/received-tickets/wallet",
  access: "public",
  summary: "A short-lived link that puts tickets that were passed on in a wallet, by the link of their mail",
  body: z.object({ token, wallet: walletSchema }),
  response: { 200: z.object({ url: z.string() }) },
  errors: ["LINK_EXPIRED", "SHOW_CANCELLED", "TICKET_NOT_FOUND", "WALLET_UNAVAILABLE", "WALLET_AWAY"],
  example: { body: { token: EXAMPLE_TOKEN, wallet: "APPLE" } },
});
