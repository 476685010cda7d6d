import { PAY_WITHIN_WORKING_DAYS } from "@podium/shared/contracts/limits";
import { transferUntil } from "#platform/process/banking-days.ts";
import { type Clock, earliest } from "#platform/process/clock.ts";
import type { Reservation } from "./reservations.repository.ts";
import { plusWorkingDays } from "./working-days.ts";

/** Computes when an unpaid reservation must be paid. */
export function createPaymentTimes({ clock }: { clock: Clock }) {
  return {
    /** Returns a time no later than `expiresAt` (specification, screen Payment). */
    payBefore({ reservedAt, expiresAt, show }: Reservation): Date {
      return earliest(plusWorkingDays(reservedAt, PAY_WITHIN_WORKING_DAYS), expiresAt, transferUntil(show.startsAt));
    },

    /**
     * Returns the working days to pay within, counted from the reservation; null: it ends before them, or a verified
     * address would give it longer, so the visitor pays as soon as possible.
     */
    payWithinDays({ reservedAt, expiresAt, longerUntil, show }: Reservation): number | null {
      const asked = plusWorkingDays(reservedAt, PAY_WITHIN_WORKING_DAYS);
      const fits = asked <= earliest(expiresAt, transferUntil(show.startsAt));
      return fits && longerUntil === null ? PAY_WITHIN_WORKING_DAYS : null;
    },

    /** Whether a transfer ordered now arrives before the show */
    canBeTransferred: ({ show }: Pick<Reservation, "show">): boolean => clock.now() < transferUntil(show.startsAt),
  };
}
