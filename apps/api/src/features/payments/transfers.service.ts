import type { TransferDetails } from "@podium/shared/contracts/payments";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { buildEpc } from "@podium/shared/epc";
import { transferReference } from "@podium/shared/transfer-reference";
import type { Config } from "#config.ts";
import type { Account } from "#platform/caller.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";

export type TransfersService = ReturnType<typeof createTransfersService>;

/** How a reservation is paid by bank transfer (specification, screen Payment). */
export function createTransfersService(deps: {
  reservations: Pick<ReservationsService, "getFor" | "payBefore">;
  bank: Pick<Config, "BANK_IBAN" | "BANK_BIC" | "BANK_BENEFICIARY">;
}) {
  const { BANK_IBAN: iban, BANK_BIC: bic, BANK_BENEFICIARY: beneficiary } = deps.bank;

  /** What to fill in; the EPC text only while something is due. */
  function describe(reservation: Reservation): TransferDetails {
    const reference = transferReference({ ...reservation.user, id: reservation.id });
    const amountCents = Math.round(reservation.totalprice * 100);
    const due = reservation.status === "PENDING" && amountCents > 0;
    return {
      reservation,
      amount: reservation.totalprice,
      iban,
      bic,
      beneficiary,
      reference,
      epc: due ? buildEpc({ beneficiary, iban, bic, amountCents, reference }) : null,
      payBefore: deps.reservations.payBefore(reservation).toISOString(),
    };
  }

  return {
    describe,

    /** @throws DomainError RESERVATION_NOT_FOUND, also when it is somebody else's */
    async getFor(caller: Account, reservationId: number): Promise<TransferDetails> {
      return describe(await deps.reservations.getFor(caller, reservationId));
    },
  };
}
