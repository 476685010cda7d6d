import * as z from "zod";
import { MAX_SCAN_BATCH } from "../limits.ts";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationStatusSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** A ticket as a device at the entrance stores it: enough to decide without a network, without its secret. */
export const checkInTicketSchema = z.object({
  reservationId: jsonId,
  seatId: z.string(),
  /** First and last name of whoever reserved. */
  guest: z.string(),
  status: reservationStatusSchema,
  /** SHA-256 of the ticket's secret, 64 hexadecimal digits. The secret has 128 random bits, so its hash gives nothing away. */
  secretHash: z.string(),
  scannedAt: dateTimeSchema.nullable(),
});
export type CheckInTicket = z.infer<typeof checkInTicketSchema>;

/** A scan that a device made without a network and that turned out wrong: somebody has to look at it. */
export const checkInConflictSchema = z.object({
  reservationId: jsonId,
  seatId: z.string(),
  guest: z.string(),
  at: dateTimeSchema,
  device: z.string().nullable(),
  /** When, and at which device, the same ticket came in as well; null when it was refused for another reason. */
  otherAt: dateTimeSchema.nullable(),
  otherDevice: z.string().nullable(),
  message: z.string(),
});
export type CheckInConflict = z.infer<typeof checkInConflictSchema>;

const checkInShowSchema = z.object({ id: jsonId, name: z.string(), dateTime: dateTimeSchema });
export type CheckInShow = z.infer<typeof checkInShowSchema>;

export const checkInListSchema = z.object({
  show: checkInShowSchema,
  /** The server's clock, so that the time of a scan never trusts the device's. */
  now: dateTimeSchema,
  tickets: z.array(checkInTicketSchema),
  /** Reservations of the shows a week around this one, so that their tickets are told apart from unknown ones. */
  otherShows: z.array(checkInShowSchema.extend({ reservationIds: z.array(jsonId) })),
  conflicts: z.array(checkInConflictSchema),
});
export type CheckInList = z.infer<typeof checkInListSchema>;

export const getCheckInList = endpoint({
  ...routes.getCheckInList,
  access: "admin",
  summary: "Everything that a device at the entrance needs to check in tickets without a network",
  params: z.object({ showId: idSchema }),
  response: { 200: checkInListSchema },
  errors: ["SHOW_NOT_FOUND"],
});

/** Names a device among the others, such as 'Toestel 3F2A'. */
export const deviceSchema = z.string().trim().min(1).max(60);

/** Somebody whom a device let in while it had no network. */
export const offlineScanSchema = z.object({
  /** Made by the device; the same one twice is the same scan. */
  clientId: z.uuid(),
  showId: jsonId,
  reservationId: jsonId,
  seatId: z.string().max(12),
  /** The ticket's secret when its QR code was read; none when it was checked in by hand. */
  token: z.string().max(200).optional(),
  at: dateTimeSchema,
});
export type OfflineScan = z.infer<typeof offlineScanSchema>;

/**
 * `accepted`: the guest is in, by this scan. `already`: this device had let the ticket in before. `conflict`: another
 * device had. `refused`: this ticket should not have been let in, `message` says why.
 */
const scanOutcomeSchema = z.enum(["accepted", "already", "conflict", "refused"]);

export const offlineScanResultSchema = z.object({
  clientId: z.uuid(),
  outcome: scanOutcomeSchema,
  at: dateTimeSchema,
  /** The time of the other scan of the same ticket, with `already` and `conflict`. */
  otherAt: dateTimeSchema.nullable(),
  message: z.string(),
});
export type OfflineScanResult = z.infer<typeof offlineScanResultSchema>;

export const recordScans = endpoint({
  ...routes.recordScans,
  access: "admin",
  summary: "Scans made without a network; may be sent again, each counts once",
  body: z.object({ device: deviceSchema, scans: z.array(offlineScanSchema).min(1).max(MAX_SCAN_BATCH) }),
  response: { 200: z.array(offlineScanResultSchema) },
});
