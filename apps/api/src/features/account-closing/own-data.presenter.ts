import type { OwnData as OwnDataJson } from "@podium/shared/contracts/own-account";
import { presentReservation } from "#features/reservations/reservations.presenter.ts";
import type { OwnData } from "./own-data.service.ts";

export function presentOwnData({ exportedAt, account, reservations, payments }: OwnData): OwnDataJson {
  return {
    exportedAt: exportedAt.toISOString(),
    account: { ...account, createdAt: account.createdAt.toISOString() },
    reservations: reservations.map((reservation) => {
      const { user: _, ...rest } = presentReservation(reservation);
      return { ...rest, ticketCode: reservation.ticketCode };
    }),
    onlinePayments: payments.map(({ amountCents, createdAt, paidAt, refundedAt, ...payment }) => ({
      ...payment,
      amount: amountCents / 100,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      refundedAt: refundedAt?.toISOString() ?? null,
    })),
  };
}
