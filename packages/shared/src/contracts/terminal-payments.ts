import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { onlinePaymentStatusSchema } from "./payments.ts";
import { refundReasonSchema } from "./refunds.ts";
import { reservationSchema } from "./reservations.ts";

const terminalIdSchema = z.string().min(1).max(100);

const terminalSchema = z.object({
  id: terminalIdSchema,
  /** As the society called it at the provider. */
  name: z.string(),
});
export type Terminal = z.infer<typeof terminalSchema>;

const terminalPaymentSchema = z.object({
  /** OPEN: sent to the terminal, and nobody paid yet. */
  status: onlinePaymentStatusSchema,
  amount: euroSchema,
  terminal: terminalSchema,
  startedAt: dateTimeSchema,
  /** Null: not refunded. Set when the money came and could not confirm the reservation. */
  refund: refundReasonSchema.nullable(),
  /** Page of the provider on which a test payment is paid or refused; null: a real payment. */
  testPage: z.string().nullable(),
  reservation: reservationSchema,
});
export type TerminalPayment = z.infer<typeof terminalPaymentSchema>;

const params = z.object({ id: idSchema });

export const listTerminals = endpoint({
  method: "GET",
  path: "/api/admin/terminals",
  access: "box-office",
  summary: "The society's card terminals at the payment provider that take payments now; an empty list without any",
  response: { 200: z.array(terminalSchema) },
  errors: ["TERMINALS_AWAY"],
});

export const startTerminalPayment = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/terminal-payment",
  access: "box-office",
  summary: "Send the amount due to a card terminal; continues a payment that is open there",
  params,
  body: z.object({ terminalId: terminalIdSchema }),
  response: { 200: terminalPaymentSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "ALREADY_PAID",
    "PAYMENT_UNDER_WAY",
    "AMOUNT_TOO_SMALL",
    "TERMINAL_NOT_READY",
    "TERMINALS_AWAY",
  ],
  example: { params: { id: 2 }, body: { terminalId: "term_test" } },
});

export const getTerminalPayment = endpoint({
  method: "GET",
  path: "/api/admin/reservations/:id/terminal-payment",
  access: "box-office",
  summary: "The newest payment of a reservation at a card terminal; asks the provider again, at most every 5 seconds",
  params,
  response: { 200: terminalPaymentSchema },
  errors: ["RESERVATION_NOT_FOUND", "PAYMENT_NOT_FOUND"],
  example: { params: { id: 4 } },
});

export const cancelTerminalPayment = endpoint({
  method: "DELETE",
  path: "/api/admin/reservations/:id/terminal-payment",
  access: "box-office",
  summary:
    "Ask the provider to stop the payment at the terminal. The response says what became of it: it may be paid by " +
    "then, or still be OPEN when the terminal cannot be stopped",
  params,
  response: { 200: terminalPaymentSchema },
  errors: ["RESERVATION_NOT_FOUND", "PAYMENT_NOT_FOUND", "TERMINALS_AWAY"],
  example: { params: { id: 4 } },
});
