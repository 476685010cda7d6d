import type * as contract from "@podium/shared/contracts/own-reservations";
import { nameIn } from "@podium/shared/halls/seat-names";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import type { MoveQuote, MoveSituation } from "./own-moves.service.ts";

export function presentMoveQuote(quote: MoveQuote): contract.MoveQuote {
  const named = nameIn(quote.names);
  return {
    lines: quote.moves.map(({ from, to, beforeCents, priceCents }) => ({
      from: named(from),
      to: named(to),
      before: beforeCents / 100,
      after: priceCents / 100,
    })),
    difference: quote.differenceCents / 100,
    due: quote.dueCents / 100,
    ...(quote.paid.length > 0 && { vouchers: quote.paid.map(({ code, cents }) => ({ code, amount: cents / 100 })) }),
    back: quote.backCents / 100,
    toVouchers: quote.toVouchersCents / 100,
    totalprice: quote.totalCents / 100,
  };
}

export function presentMoveSituation(situation: MoveSituation): contract.MoveSituation {
  const { reservation, hallPlanId, until, giveBack, canPayOnline, latest, payment } = situation;
  const named = nameIn(situation.names);
  return {
    reservation: presentReservation(reservation),
    hallPlanId,
    until: until.toISOString(),
    giveBack,
    canPayOnline,
    latest: latest && {
      id: latest.id,
      state: latest.outcome ?? "WAITING",
      lines: latest.moves.map(({ from, to }) => ({ from: named(from), to: named(to) })),
      due: latest.dueCents / 100,
      expiresAt: latest.expiresAt.toISOString(),
      payment:
        payment && payment.status !== "CREATED" ? { status: payment.status, refund: payment.refundReason } : null,
    },
  };
}
