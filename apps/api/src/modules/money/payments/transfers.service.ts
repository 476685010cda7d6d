import { buildEpc } from "@podium/shared/money/epc";
import type { Account } from "#platform/http/caller.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";

export type TransfersService = ReturnType<typeof createTransfersService>;

export type TransferDetails = ReturnType<TransfersService["describe"]>;

/** How a reservation is paid by bank transfer (specification, screen Payment). */
export function createTransfersService(deps: {
  reservations: Pick<ReservationsService, "getFor" | "payBefore" | "payWithinDays" | "canBeTransferred">;
  society: Pick<SocietyService, "current">;
}) {
  function describe(reservation: Reservation) {
    const { iban, bic, beneficiary } = deps.society.current().bank;
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
      payWithinDays: deps.reservations.payWithinDays(reservation),
      inTime: deps.reservations.canBeTransferred(reservation),
    };
  }

  return {
    describe,

    getFor: async (caller: Account, reservationId: number) =>
      describe(await deps.reservations.getFor(caller, reservationId)),
  };
}
