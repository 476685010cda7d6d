import * as z from "zod";
import { euroSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

const codeTypeSchema = z.enum(["SPONSOR", "PRE_ORDER"]);
export type CodeType = z.infer<typeof codeTypeSchema>;

const ticketCodeSchema = z.object({
  id: jsonId,
  code: z.string(),
  type: codeTypeSchema,
  maxTickets: z.int(),
  usedCount: z.int(),
});
export type TicketCode = z.infer<typeof ticketCodeSchema>;

export const ticketCodeFormSchema = z.object({ type: codeTypeSchema, maxTickets: z.int().min(1).max(100) });

export const createTicketCode = endpoint({
  ...routes.createTicketCode,
  access: "admin",
  summary: "Create a ticket code; the server generates it",
  body: ticketCodeFormSchema,
  response: { 201: ticketCodeSchema },
});

export const listTicketCodes = endpoint({
  ...routes.listTicketCodes,
  access: "admin",
  summary: "All ticket codes, newest first",
  response: { 200: z.array(ticketCodeSchema) },
});

export const deleteTicketCode = endpoint({
  ...routes.deleteTicketCode,
  access: "admin",
  summary: "Delete a ticket code: it stops working at once; reservations still record it",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["CODE_NOT_FOUND"],
});

const codeValidationSchema = z.object({
  valid: z.boolean(),
  codeType: codeTypeSchema.nullable(),
  availableTickets: z.int(),
  message: z.string(),
  /** What the caller's cart costs with this code; missing without a cart. */
  total: euroSchema.optional(),
});
export type CodeValidation = z.infer<typeof codeValidationSchema>;

export const validateCode = endpoint({
  ...routes.validateCode,
  access: "session",
  summary:
    "Whether a ticket code is valid and for how many tickets, and what one's cart costs with it; 200 for an unknown code too",
  query: z.object({ code: z.string().trim().min(1) }),
  response: { 200: codeValidationSchema },
});
