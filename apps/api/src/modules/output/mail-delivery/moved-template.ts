import type { MailContent } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { Tickets, TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { type MoneyBack, seatsMoved } from "./templates/seats-moved.template.ts";
import type { TicketFiles } from "./templates/tickets.template.ts";
import type { House } from "./templates/wording.ts";

/** Mail to visitors whose seats changed, by themselves or by a volunteer. */
export function createMovedTemplate(deps: {
  tickets: Pick<TicketsService, "get">;
  reservations: Pick<ReservationsService, "formerSeats">;
  refunds: Pick<RefundsService, "movedMoney">;
  vouchers: Pick<VouchersService, "givenBackAt">;
  filesOf: (tickets: Tickets) => Promise<TicketFiles>;
  pageFor: (reservation: Reservation, page: "ticketsDetail" | "payment") => Promise<string | null>;
  house: (reader: Reservation) => House;
}) {
  const moneyBackAt = async (id: number, movedAt: Date): Promise<MoneyBack> => ({
    ...(await deps.refunds.movedMoney(id)),
    toVouchersCents: await deps.vouchers.givenBackAt(id, movedAt),
  });

  return async (reservationId: number): Promise<MailContent | null> => {
    const tickets = await deps.tickets.get(reservationId);
    const { reservation, qrContents } = tickets;
    if (!qrContents && reservation.status !== "PENDING") return null;
    const former = await deps.reservations.formerSeats(reservationId);
    const moved = former.at(-1);
    // Money that came back with a move before the last change was announced at that time.
    const isLatest = moved !== undefined && moved.movedAt >= reservation.changedAt;
    const content = seatsMoved(
      reservation,
      former,
      // No ticket is left when all were passed on or given back.
      qrContents?.some(Boolean) ? await deps.filesOf(tickets) : null,
      await deps.pageFor(reservation, qrContents ? "ticketsDetail" : "payment"),
      isLatest ? await moneyBackAt(reservationId, moved.movedAt) : null,
      deps.house(reservation),
    );
    return { ...content, always: true };
  };
}
