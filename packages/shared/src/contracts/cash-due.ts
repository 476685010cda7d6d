import * as z from "zod";
import { euroSchema, idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";

/** `cash` and `card`: the amount was received. `accept`: it is waived, and lowers the price of the reservation. */
const cashDueActionSchema = z.enum(["cash", "card", "accept"]);
export type CashDueAction = z.infer<typeof cashDueActionSchema>;

export const settleCashDue = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/cash-due",
  access: "box-office",
  summary: "Receive what a short transfer left to be paid in cash, or let it off; once, and never undone",
  params: z.object({ id: idSchema }),
  body: z.object({
    act: cashDueActionSchema,
    /** Amount due as the volunteer saw it; the action is refused when it has changed. */
    amount: euroSchema,
  }),
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "CASH_DUE_SETTLED", "TRANSFER_CHANGED"],
  example: { params: { id: 5 }, body: { act: "cash", amount: 2 } },
});
