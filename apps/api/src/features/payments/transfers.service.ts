import { buildEpc } from "@podium/shared/epc";
import type { Config } from "#config.ts";
import type { Account } from "#platform/caller.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";

export type TransfersService = ReturnType<typeof createTransfersService>;

export type TransferDetails = ReturnType<TransfersService["describe"]>;

/** How a reservation is paid by bank transfer (specification, screen Payment). */
export function createTransfersService(deps: {
  reservations: Pick<ReservationsService, "getFor" | "payBefore">;
  bank: Pick<Config, "BANK_IBAN" | "BANK_BIC" | "BANK_BENEFICIARY">;
}) {
  const { BANK_IBAN: iban, BANK_BIC: bic, BANK_BENEFICIARY: beneficiary } = deps.bank;

  function describe(reservation: Reservation) {
    const { reference, status, totalCents: amountCents } = reservation;
    const due = status === "PENDING" && amountCents > 0;
    return {
      reservation,
      iban,
      bic,
      beneficiary,
      reference,
      epc: due ? buildEpc({ beneficiary, iban, bic, amountCents, reference }) : null,
      payBefore: deps.reservations.payBefore(reservation),
    };
  }

  return {
    describe,

    getFor: async (caller: Account, reservationId: number) =>
      describe(await deps.reservations.getFor(caller, reservationId)),
  };
}
