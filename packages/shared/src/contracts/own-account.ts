import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { onlinePaymentStatusSchema } from "./online-payments.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";
import { userSchema } from "./users.ts";

/** The personal data stored about a user, for that user. */
const ownDataSchema = z.object({
  exportedAt: dateTimeSchema,
  account: userSchema.omit({ username: true }).extend({ createdAt: dateTimeSchema }),
  reservations: z.array(
    reservationSchema.omit({ user: true, qrCodes: true }).extend({ ticketCode: z.string().nullable() }),
  ),
  onlinePayments: z.array(
    z.object({
      reservationId: jsonId,
      status: z.enum(["CREATED", ...onlinePaymentStatusSchema.options]),
      amount: euroSchema,
      createdAt: dateTimeSchema,
      paidAt: dateTimeSchema.nullable(),
      refundedAt: dateTimeSchema.nullable(),
    }),
  ),
});
export type OwnData = z.infer<typeof ownDataSchema>;

export const downloadOwnData = endpoint({
  ...routes.downloadOwnData,
  access: "user",
  summary: "All data stored about the caller, as an export",
  response: { 200: ownDataSchema },
});

export const deleteOwnAccount = endpoint({
  ...routes.deleteOwnAccount,
  access: "user",
  summary: "Close one's own account: cancels unpaid reservations, keeps paid tickets valid, anonymizes its data",
  body: z.object({ password: z.string().min(1).max(200) }),
  response: { 204: z.null() },
  errors: ["PASSWORD_WRONG", "LAST_ADMIN"],
});
