import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

const auditActionSchema = z.enum([
  "RESERVATION_MADE",
  "RESERVATION_CONFIRMED",
  "CONFIRMATION_UNDONE",
  "RESERVATION_CANCELLED",
  "RESERVATION_MOVED",
  "RESERVATION_REBOOKED",
  "SEATS_ADDED",
  "SEATS_GIVEN_UP",
  "GUEST_CORRECTED",
  "REMARK_CHANGED",
  "TICKETS_RESENT",
  "REFUNDED",
  "SEATS_BLOCKED",
  "SEATS_UNBLOCKED",
  "ROLE_CHANGED",
  "USER_DELETED",
  "CODE_CREATED",
  "CODE_DELETED",
  "SHOW_CREATED",
  "SHOW_UPDATED",
  "SHOW_DELETED",
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

const auditSubjectTypeSchema = z.enum(["reservation", "show", "user", "code"]);
export type AuditSubjectType = z.infer<typeof auditSubjectTypeSchema>;

const auditEntrySchema = z.object({
  id: jsonId,
  at: dateTimeSchema,
  /** The name at that time; null: the system, for example after an online payment. */
  actor: z.object({ id: jsonId, name: z.string() }).nullable(),
  action: auditActionSchema,
  subjectType: auditSubjectTypeSchema,
  subjectId: jsonId,
  reservationId: jsonId.nullable(),
  /** In Dutch. */
  summary: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint({
  ...routes.listAudit,
  access: "admin",
  summary: "The audit log, newest first",
  query: z.object({
    search: z.string().trim().max(200).optional(),
    reservationId: idSchema.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: { 200: z.object({ items: z.array(auditEntrySchema), total: z.int(), page: z.int(), pageSize: z.int() }) },
});
