import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId, storedWord } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const auditActionSchema = z.enum([
  "RESERVATION_MADE",
  "RESERVATION_CONFIRMED",
  "CONFIRMATION_UNDONE",
  "PAYMENT_METHOD_CHANGED",
  "RESERVATION_CANCELLED",
  "ACCOUNT_CANCELLED",
  "RESERVATION_MOVED",
  "RESERVATION_REBOOKED",
  "SEATS_ADDED",
  "SEATS_GIVEN_UP",
  "TICKETS_PASSED_ON",
  "TICKETS_TAKEN_BACK",
  "TICKETS_RETURNED",
  "RETURN_UNDONE",
  "RETURN_SOLD",
  "GUEST_CORRECTED",
  "RESERVATION_CLAIMED",
  "REMARK_CHANGED",
  "TICKETS_RESENT",
  "REFUNDED",
  "REFUND_ACCOUNT_CHANGED",
  "REFUND_FILE_MADE",
  "REFUND_FILE_READ",
  "REFUND_NOT_PAID",
  "SEATS_BLOCKED",
  "SEATS_UNBLOCKED",
  "BLOCK_REASON_CHANGED",
  "WISH_ADDED",
  "WISH_REMOVED",
  "WISH_CLAIMED",
  "SEATS_OFFERED",
  "SCANNED",
  "SCAN_TAKEN_BACK",
  "STATEMENT_READ",
  "TRANSFER_SHORT",
  "CASH_DUE_RECEIVED",
  "CASH_DUE_WAIVED",
  "EXPORTED",
  "SIGNED_IN",
  "DEVICE_MADE",
  "DEVICE_ENDED",
  "PROFILE_CORRECTED",
  "EMAIL_CHANGED",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "AUTHENTICATOR_ADDED",
  "AUTHENTICATOR_REMOVED",
  "RECOVERY_CODES_RENEWED",
  "SECOND_STEP_REMOVED",
  "ROLE_CHANGED",
  "ADMIN_MADE",
  "INVITATION_MADE",
  "INVITATION_RESENT",
  "INVITATION_ENDED",
  "INVITATION_ACCEPTED",
  "USER_DELETED",
  "CODE_CREATED",
  "CODE_CHANGED",
  "CODE_DELETED",
  "VOUCHER_ISSUED",
  "VOUCHER_SHOWN",
  "VOUCHER_MAILED",
  "VOUCHER_CORRECTED",
  "VOUCHER_RENEWED",
  "VOUCHER_BLOCKED",
  "VOUCHER_UNBLOCKED",
  "VOUCHER_SHORT",
  "SHOW_CREATED",
  "SHOW_UPDATED",
  "SHOW_DELETED",
  "SHOW_CANCELLED",
  "SHOW_CHANGE_TOLD",
  "CHOICE_MADE",
  "SHOW_MESSAGE_SENT",
  "HALL_CREATED",
  "HALL_PUBLISHED",
  "HALL_ADDRESS_CHANGED",
  "HALL_DELETED",
  "CONTENT_PUBLISHED",
  "CONTENT_RESTORED",
  "PLAY_CREATED",
  "PLAY_PUBLISHED",
  "PLAY_RESTORED",
  "PLAY_DELETED",
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

const auditSubjectTypeSchema = z.enum([
  "reservation",
  "show",
  "user",
  "code",
  "voucher",
  "statement",
  "device",
  "hall",
  "content",
  "play",
  "invitation",
  "list",
]);
export type AuditSubjectType = z.infer<typeof auditSubjectTypeSchema>;

/** Has the account's current name: erasing an account erases its name here too. */
const personSchema = z.object({ id: jsonId, name: z.string() });

const auditEntrySchema = z.object({
  id: jsonId,
  at: dateTimeSchema,
  /** Null: the system, for example after an online payment. */
  actor: personSchema.nullable(),
  /** Device of the entrance, which has no account; its name is empty once it is erased. */
  device: personSchema.nullable(),
  action: storedWord(auditActionSchema),
  subjectType: storedWord(auditSubjectTypeSchema),
  /** Null for a downloaded list. */
  subjectId: jsonId.nullable(),
  reservationId: jsonId.nullable(),
  person: personSchema.nullable(),
  /** A Dutch sentence. */
  summary: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "The audit log, newest first",
  query: z.object({
    search: z.string().trim().max(200).optional(),
    reservationId: idSchema.optional(),
    action: auditActionSchema.optional(),
    since: dateTimeSchema.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: { 200: z.object({ items: z.array(auditEntrySchema), total: z.int(), page: z.int(), pageSize: z.int() }) },
  example: { query: { reservationId: 1, page: 1, pageSize: 50 } },
});

/** The lists that volunteers download, by the names of their files. */
export const exportedListSchema = z.enum([
  "reservaties",
  "gastenlijst",
  "betalingen",
  "gebruikers",
  "ticketcodes",
  "cadeaubonnen",
  "kassa",
  "voorstellingen",
  "voorbije-voorstellingen",
  "logboek",
  "toestellen",
  "wachtlijst",
]);
export type ExportedList = z.infer<typeof exportedListSchema>;

export const recordExport = endpoint({
  method: "POST",
  path: "/api/admin/exports",
  access: "box-office",
  summary: "Write in the log that a list is downloaded or printed, before it is",
  body: z.object({ list: exportedListSchema, lines: z.int().min(0).max(10_000_000), showId: jsonId.optional() }),
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND"],
  example: { body: { list: "gastenlijst", lines: 120, showId: 1 } },
});
