import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";

/** Bank transfer instructions (specification, screen Payment). */
export const transferDetailsSchema = z.object({
  reservation: reservationSchema,
  amount: euroSchema,
  iban: z.string(),
  bic: z.string(),
  beneficiary: z.string(),
  reference: z.string(),
  /** EPC069-12 text for a QR code. Null when nothing is due. */
  epc: z.string().nullable(),
  /** Three working days after reserving, or sooner because of the show or the deadline (`reservation.expiresAt`). */
  payBefore: dateTimeSchema,
  /** Null: as soon as possible, as the show or the deadline is near, or the address unverified (`longerUntil`). */
  payWithinDays: z.int().nullable(),
  /** Whether a transfer that is ordered now arrives before the show. */
  inTime: z.boolean(),
});
export type TransferDetails = z.infer<typeof transferDetailsSchema>;

export const getTransferDetails = endpoint({
  method: "GET",
  path: "/api/reservation/:id/payment",
  access: "user",
  byLink: "its-reservation",
  summary: "Bank transfer instructions for one's reservation",
  params: z.object({ id: idSchema }),
  response: { 200: transferDetailsSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 2 } },
});
