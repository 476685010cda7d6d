import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

const mailKindSchema = z.enum([
  "RESERVATION_RECEIVED",
  "PAYMENT_REMINDER",
  "RESERVATION_LAPSED",
  "RESERVATION_CANCELLED",
  "TICKETS",
  "CONTACT_MESSAGE",
  "PASSWORD_RESET",
]);
export type MailKind = z.infer<typeof mailKindSchema>;

const unsentMailSchema = z.object({
  id: jsonId,
  kind: mailKindSchema,
  reservationId: jsonId.nullable(),
  /** Empty for mail to the society itself. */
  recipient: z.string(),
  attempts: z.int(),
  /** The mail server's last response. */
  error: z.string(),
  /** The next automatic attempt; null: none. */
  nextTryAt: dateTimeSchema.nullable(),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

export const listUnsentMails = endpoint({
  ...routes.listUnsentMails,
  access: "admin",
  summary: "Mails that were refused at least once and have not gone out since, those that are given up first",
  response: { 200: z.object({ items: z.array(unsentMailSchema), total: z.int() }) },
});

export const retryMail = endpoint({
  ...routes.retryMail,
  access: "admin",
  summary: "Try an unsent mail again now; nothing happens to one that has gone out or is under way",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["MAIL_NOT_FOUND"],
});
