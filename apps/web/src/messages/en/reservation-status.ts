import type { Translation } from "../messages.ts";
import type { reservationStatus } from "../nl/reservation-status.ts";

export const translation: Translation<typeof reservationStatus> = {
  PENDING: "Pending",
  CONFIRMED: "Confirmed",
  EXPIRED: "Expired",
  CANCELLED: "Cancelled",
};
