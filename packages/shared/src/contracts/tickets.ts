import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { deviceSchema } from "./check-in.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** A reservation with its tickets, once it is confirmed; lists in the order of `seats`. */
const ticketsSchema = reservationSchema.extend({
  /** The text of each QR code, from which the PDF draws it as vectors (`packages/shared/src/tickets/ticket-pdf.ts`). */
  qrContents: z.array(z.string()).optional(),
});
export type Tickets = z.infer<typeof ticketsSchema>;

export const getTickets = endpoint({
  ...routes.getTickets,
  access: "user",
  byLink: "its-reservation",
  summary: "A reservation with its tickets, for its owner or the box office",
  params: z.object({ id: idSchema }),
  response: { 200: ticketsSchema },
  errors: ["RESERVATION_NOT_FOUND"],
});

export const listPresentSeatIds = endpoint({
  ...routes.listPresentSeatIds,
  access: "door",
  summary: "The seats of a show whose ticket was scanned",
  params: z.object({ showId: idSchema }),
  response: { 200: z.array(z.string()) },
  errors: ["SHOW_NOT_FOUND", "SHOW_NOT_NEAR"],
});

export const listBlockedSeatIds = endpoint({
  ...routes.listBlockedSeatIds,
  access: "door",
  summary: "The seats of a show that a volunteer blocked: nobody comes for them, and nobody can buy them",
  params: z.object({ showId: idSchema }),
  response: { 200: z.array(z.string()) },
  errors: ["SHOW_NOT_FOUND", "SHOW_NOT_NEAR"],
});

const scanParams = z.object({ reservationId: idSchema, seatId: z.string() });

const scanResultSchema = z.object({
  seatId: z.string(),
  ok: z.boolean(),
  at: dateTimeSchema,
  message: z.string(),
  /** The same as in the check-in list. */
  ticketType: z.string().optional(),
});
export type ScanResult = z.infer<typeof scanResultSchema>;

const scanRequestSchema = z.object({
  token: z.string().max(200).optional(),
  /** The show of this check-in: tickets for other shows are refused. */
  showId: jsonId.optional(),
  /** Makes the scan idempotent: a scan whose response was lost can be repeated, here or in a batch. */
  clientId: z.uuid().optional(),
  device: deviceSchema.optional(),
});
export type ScanRequest = z.infer<typeof scanRequestSchema>;

export const scanSeat = endpoint({
  ...routes.scanSeat,
  access: "door",
  summary: "Check in a ticket; a given secret must match",
  params: scanParams,
  body: scanRequestSchema.nullish(),
  response: { 200: scanResultSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "SHOW_NOT_NEAR",
    "NOT_CONFIRMED",
    "ALREADY_SCANNED",
    "OTHER_SHOW",
    "TICKET_FORGED",
    "SHOW_CANCELLED",
    "TICKET_MOVED",
  ],
});

export const unscanSeat = endpoint({
  ...routes.unscanSeat,
  access: "door",
  summary: "Undo a mistaken scan",
  params: scanParams,
  response: { 200: scanResultSchema },
  errors: ["RESERVATION_NOT_FOUND", "SHOW_NOT_NEAR", "NOT_SCANNED"],
});
