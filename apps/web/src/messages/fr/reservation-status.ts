import type { Translation } from "../messages.ts";
import type { reservationStatus } from "../nl/reservation-status.ts";

export const translation: Translation<typeof reservationStatus> = {
  pending: "En attente",
  confirmed: "Confirmée",
  expired: "Expirée",
  cancelled: "Annulée",
};
