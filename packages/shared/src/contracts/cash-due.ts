import * as z from "zod";
import { euroSchema, idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** `cash` and `card`: it came. `accept`: it need not come any more; the reservation then costs what came. */
const cashDueActSchema = z.enum(["cash", "card", "accept"]);
export type CashDueAct = z.infer<typeof cashDueActSchema>;

export const settleCashDue = endpoint({
  ...routes.settleCashDue,
  access: "box-office",
  summary: "Receive what a short transfer left to be paid in cash, or let it off; once, and never undone",
  params: z.object({ id: idSchema }),
  body: z.object({
    act: cashDueActSchema,
    /** Amount that the volunteer saw as due; it is refused when that has changed. */
    amount: euroSchema,
  }),
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "CASH_DUE_SETTLED", "TRANSFER_CHANGED"],
});
