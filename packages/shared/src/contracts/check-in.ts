import * as z from "zod";
import { MAX_SCAN_BATCH } from "./limits.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationStatusSchema } from "./reservations.ts";

/** A ticket as a check-in device stores it: enough to validate it offline, without its secret. */
const checkInTicketSchema = namedSeatSchema.extend({
  reservationId: jsonId,
  guest: z.string(),
  /** Distinguishes recipients of one reservation's tickets, also with the same name; absent: the payer holds it. */
  holderId: jsonId.optional(),
  status: reservationStatusSchema,
  /** SHA-256 of the ticket's secret, 64 hexadecimal digits. The secret has 128 random bits, so its hash is safe. */
  secretHash: z.string(),
  scannedAt: dateTimeSchema.nullable(),
  /** Id of the seat's zone in the plan; absent for a seat that a moved show's plan no longer has. */
  zone: z.string().optional(),
  /** For example 'Kind'; only types that the entrance has to check, so not the show's first. */
  ticketType: z.string().optional(),
  /** A volunteer's remark about the reservation; for the entrance without addresses, numbers and amounts. */
  remark: z.string().optional(),
  /** Amount due for the whole reservation; null when it is paid or closed, and for the entrance. */
  due: euroSchema.nullable(),
  /** Cash still due for a paid reservation; absent when there is none, and for the entrance. */
  cashDue: euroSchema.optional(),
});
export type CheckInTicket = z.infer<typeof checkInTicketSchema>;

const checkInConflictSchema = namedSeatSchema.extend({
  reservationId: jsonId,
  guest: z.string(),
  at: dateTimeSchema,
  device: z.string().nullable(),
  /** When, and on which device, the same ticket was also scanned; null when it was refused for another reason. */
  otherAt: dateTimeSchema.nullable(),
  otherDevice: z.string().nullable(),
  message: z.string(),
});
export type CheckInConflict = z.infer<typeof checkInConflictSchema>;

/** A ticket as it was before it moved: its old QR code is recognised, and refused. */
const movedTicketSchema = z.object({
  reservationId: jsonId,
  seatId: z.string(),
  secretHash: z.string(),
  nowSeatId: z.string(),
  nowGroup: z.string(),
  nowLabel: z.string(),
  /** Whether the ticket was passed on or taken back since, so that its present holder has another code. */
  renewed: z.boolean().optional(),
});

const returnedTicketSchema = z.object({ reservationId: jsonId, seatId: z.string(), secretHash: z.string() });

const checkInShowSchema = z.object({
  id: jsonId,
  name: z.string(),
  dateTime: dateTimeSchema,
  cancelled: z.boolean().optional(),
});
export type CheckInShow = z.infer<typeof checkInShowSchema>;

/** A line of products as a device stores it, also to hand it out offline. */
const checkInProductSchema = z.object({
  lineId: jsonId,
  reservationId: jsonId,
  guest: z.string(),
  status: reservationStatusSchema,
  name: z.string(),
  count: z.int(),
  handedOut: z.int(),
  /** Moment of the last hand-out; null: none. */
  handedOutAt: dateTimeSchema.nullable(),
  /** How many more than were bought devices without a network gave out together; absent: none. */
  tooMany: z.int().optional(),
  /** As that of a ticket. */
  secretHash: z.string(),
});
export type CheckInProduct = z.infer<typeof checkInProductSchema>;

/** Facts of the show's plan for the evacuation sheet, also without a network (`halls/exits.ts`). */
const evacuationSchema = z.object({
  /** Names of the doors that the plan has. */
  exits: z.array(z.string()),
  zones: z.array(z.object({ id: z.string(), name: z.string() })),
  /** All of the plan, sold or not, in numbering order; `exit` is null for a plan without doors. */
  wheelchairPlaces: z.array(namedSeatSchema.extend({ exit: z.string().nullable() })),
});
export type Evacuation = z.infer<typeof evacuationSchema>;

const checkInListSchema = z.object({
  show: checkInShowSchema,
  /** The server's clock: the device's is not trusted. */
  now: dateTimeSchema,
  tickets: z.array(checkInTicketSchema),
  moved: z.array(movedTicketSchema),
  returned: z.array(returnedTicketSchema).optional(),
  /** Absent when nothing was sold beside the seats. */
  products: z.array(checkInProductSchema).optional(),
  /** Shows within eight days of this one, to name a ticket of another show. */
  otherShows: z.array(checkInShowSchema.extend({ reservationIds: z.array(jsonId) })),
  conflicts: z.array(checkInConflictSchema),
  /** Absent in lists that an older version stored. */
  evacuation: evacuationSchema.optional(),
});
export type CheckInList = z.infer<typeof checkInListSchema>;

export const getCheckInList = endpoint({
  method: "GET",
  path: "/api/reservation/show/:showId/door",
  access: "door",
  summary: "What a check-in device needs to validate tickets offline",
  params: z.object({ showId: idSchema }),
  response: { 200: checkInListSchema },
  errors: ["SHOW_NOT_FOUND", "SHOW_NOT_NEAR"],
  example: { params: { showId: 1 } },
});

export const deviceSchema = z.string().trim().min(1).max(60);

const offlineScanSchema = z.object({
  clientId: z.uuid(),
  showId: jsonId,
  reservationId: jsonId,
  seatId: z.string().max(12),
  /** The secret from the QR code; absent for a check-in by hand. */
  token: z.string().max(200).optional(),
  at: dateTimeSchema,
});
export type OfflineScan = z.infer<typeof offlineScanSchema>;

/** `already`: checked in by this device before. `conflict`: by another device. `refused`: not valid, see `message`. */
export const scanOutcomeSchema = z.enum(["accepted", "already", "conflict", "refused"]);

const offlineScanResultSchema = z.object({
  clientId: z.uuid(),
  outcome: scanOutcomeSchema,
  at: dateTimeSchema,
  otherAt: dateTimeSchema.nullable(),
  message: z.string(),
});
export type OfflineScanResult = z.infer<typeof offlineScanResultSchema>;

export const recordScans = endpoint({
  method: "POST",
  path: "/api/reservation/scans",
  access: "door",
  summary: "Report offline scans (idempotent)",
  body: z.object({ device: deviceSchema, scans: z.array(offlineScanSchema).min(1).max(MAX_SCAN_BATCH) }),
  response: { 200: z.array(offlineScanResultSchema) },
  example: {
    body: {
      device: "Toestel 3F2A",
      scans: [
        {
          clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e12",
          showId: 1,
          reservationId: 1,
          seatId: "R1-A",
          token: "voorbeeld-geheim-00000001",
          at: "2026-11-21T09:58:00.000Z",
        },
      ],
    },
  },
});
