import * as z from "zod";
import { idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** What visitors change of their own reservations, without the box office. */

const reservationParams = z.object({ id: idSchema });

export const cancelOwnReservation = endpoint({
  ...routes.cancelOwnReservation,
  access: "user",
  summary: "Cancel one's own unpaid reservation: frees its seats, and gives its code and vouchers back what they paid",
  params: reservationParams,
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED", "ALREADY_PAID", "PAYMENT_UNDER_WAY"],
});
