import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId, storedWord } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const RESERVATION_MAILS = [
  "RESERVATION_RECEIVED",
  "PAYMENT_REMINDER",
  "RESERVATION_LAPSED",
  "RESERVATION_CANCELLED",
  "TICKETS",
  "SEATS_MOVED",
  "SHOW_REMINDER",
  "TICKETS_RETURNED",
  "TICKET_CAME_BACK",
  "RETURN_SOLD",
  "REFUND_ACCOUNT_CHANGED",
  "REFUND_PAID",
] as const;

/** Each is about an account link, of the purpose with the same name. */
export const LINK_MAILS = ["PASSWORD_RESET", "SIGN_IN", "VERIFY_EMAIL", "UNDO_EMAIL", "PROOF_CODE"] as const;

export const OFFER_MAILS = ["WAITING_OFFER", "WAITING_OFFER_EXPIRED"] as const;

export const WAITING_LIST_MAILS = ["WAITING_JOINED", "WAITING_CLOSED"] as const;

export const PASSED_TICKET_MAILS = ["TICKET_PASSED_ON", "TICKET_WITHDRAWN", "PASSED_REMINDER"] as const;

export const mailKindSchema = z.enum([
  ...RESERVATION_MAILS,
  ...OFFER_MAILS,
  ...WAITING_LIST_MAILS,
  ...PASSED_TICKET_MAILS,
  "CONTACT_MESSAGE",
  "NEWSLETTER_CONFIRM",
  "SHOW_MESSAGE",
  "VOUCHER",
  "CAST_LINK",
  "SECURITY_NOTICE",
  "INVITATION",
  ...LINK_MAILS,
]);
export type MailKind = z.infer<typeof mailKindSchema>;

export const securityNoticeKindSchema = z.enum([
  "PASSWORD_CHANGED",
  "PASSWORD_ENDED",
  "EMAIL_CHANGED",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "AUTHENTICATOR_ADDED",
  "AUTHENTICATOR_REMOVED",
  "RECOVERY_CODES_RENEWED",
  "RECOVERY_CODE_USED",
  "SECOND_STEP_REMOVED",
  "WRONG_CODES",
  "ADMIN_MADE",
  "ACCOUNT_UNUSED",
  "BANK_ACCOUNT_CHANGED",
]);
export type SecurityNoticeKind = z.infer<typeof securityNoticeKindSchema>;

const unsentMailSchema = z.object({
  id: jsonId,
  kind: storedWord(mailKindSchema),
  reservationId: jsonId.nullable(),
  /** Empty for mail to the society itself. */
  recipient: z.string(),
  attempts: z.int(),
  error: z.string(),
  /** The next automatic attempt; null: none. */
  nextTryAt: dateTimeSchema.nullable(),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

export const listUnsentMails = endpoint({
  method: "GET",
  path: "/api/admin/mails/unsent",
  access: "admin",
  summary: "Mails that failed at least once and are still unsent, those out of attempts first",
  response: {
    200: z.object({
      items: z.array(unsentMailSchema),
      total: z.int(),
      /** Whether no mail server is set: mails then stay in a folder of the server, and reach nobody. */
      stayHere: z.boolean(),
    }),
  },
});

/** `WAITING`: also during sending; `DROPPED`: the mail no longer applied. */
const mailStateSchema = z.enum(["WAITING", "SENT", "DROPPED", "FAILED"]);

const reservationMailSchema = z.object({
  id: jsonId,
  kind: storedWord(mailKindSchema),
  state: mailStateSchema,
  /** When the mail was sent, else when it was made or is due. */
  at: dateTimeSchema,
  /** Absent from a process of the previous release. */
  stayHere: z.boolean().optional(),
});
export type ReservationMail = z.infer<typeof reservationMailSchema>;

export const listReservationMails = endpoint({
  method: "GET",
  path: "/api/admin/reservations/:id/mails",
  access: "box-office",
  summary: "The mails about a reservation, the newest first: sent, still to be sent, or given up",
  params: z.object({ id: idSchema }),
  response: { 200: z.array(reservationMailSchema) },
  example: { params: { id: 1 } },
});

export const retryMail = endpoint({
  method: "POST",
  path: "/api/admin/mails/:id/retry",
  access: "admin",
  summary: "Retry an unsent mail now; ignores one that is sent or being sent",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["MAIL_NOT_FOUND"],
  example: { params: { id: 1 } },
});
