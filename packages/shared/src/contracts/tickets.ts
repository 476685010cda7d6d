import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { deviceSchema } from "./check-in.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";

/** A reservation with its tickets, once it is confirmed; lists in the order of `seats`. */
const ticketsSchema = reservationSchema.extend({
  /** From these texts the PDF draws the QR codes as vectors. */
  qrContents: z.array(z.string()).optional(),
  /** As `qrContents` and `qrCodes`, for each line of `products`. */
  productQrContents: z.array(z.string()).optional(),
  productQrCodes: z.array(z.string()).optional(),
});
export type Tickets = z.infer<typeof ticketsSchema>;

export const getTickets = endpoint({
  method: "GET",
  path: "/api/reservation/tickets/:id",
  access: "user",
  byLink: "its-reservation",
  summary: "A reservation with its tickets, for its owner or the box office",
  params: z.object({ id: idSchema }),
  response: { 200: ticketsSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const listPresentSeatIds = endpoint({
  method: "GET",
  path: "/api/reservation/show/:showId/present-seat-ids",
  access: "door",
  summary: "The seats of a show whose ticket was scanned",
  params: z.object({ showId: idSchema }),
  response: { 200: z.array(z.string()) },
  errors: ["SHOW_NOT_FOUND", "SHOW_NOT_NEAR"],
  example: { params: { showId: 1 } },
});

export const listBlockedSeatIds = endpoint({
  method: "GET",
  path: "/api/reservation/show/:showId/blocked-seat-ids",
  access: "door",
  summary: "The seats of a show that a volunteer blocked: nobody comes for them, and nobody can buy them",
  params: z.object({ showId: idSchema }),
  response: { 200: z.array(z.string()) },
  errors: ["SHOW_NOT_FOUND", "SHOW_NOT_NEAR"],
  example: { params: { showId: 1 } },
});

const scanParams = z.object({ reservationId: idSchema, seatId: z.string() });

const scanResultSchema = z.object({
  seatId: z.string(),
  ok: z.boolean(),
  at: dateTimeSchema,
  message: z.string(),
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
  method: "POST",
  path: "/api/reservation/:reservationId/scan/:seatId",
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
  example: {
    params: { reservationId: 1, seatId: "R1-A" },
    body: {
      token: "voorbeeld-geheim-00000001",
      showId: 1,
      device: "Toestel 3F2A",
      clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e11",
    },
  },
});

export const unscanSeat = endpoint({
  method: "DELETE",
  path: "/api/reservation/:reservationId/scan/:seatId",
  access: "door",
  summary: "Undo a mistaken scan",
  params: scanParams,
  response: { 200: scanResultSchema },
  errors: ["RESERVATION_NOT_FOUND", "SHOW_NOT_NEAR", "NOT_SCANNED"],
  example: { params: { reservationId: 1, seatId: "R1-B" } },
});
