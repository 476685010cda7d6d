import type * as contract from "@podium/shared/contracts/own-reservations";
import {
  cancelOwnReservation,
  getOwnMove,
  leaveOwnMove,
  type MoveForm,
  moveOwnReservation,
  payOwnMove,
  quoteOwnMove,
} from "@podium/shared/contracts/own-reservations";
import { nameIn } from "@podium/shared/halls/seat-names";
import { toCents } from "@podium/shared/money/money";
import type { FastifyInstance } from "fastify";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { originOf } from "#platform/http/network.ts";
import type { MoveQuote, MoveSituation, OwnMovesService } from "./own-moves.service.ts";
import type { OwnReservationsService } from "./own-reservations.service.ts";

function presentMoveQuote(quote: MoveQuote): contract.MoveQuote {
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

function presentMoveSituation(situation: MoveSituation): contract.MoveSituation {
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

/** A limit, since each move holds seats that others then cannot choose */
const MOVES_PER_ACCOUNT = { max: 20, seconds: 600 };
/** One quote for each seat that is looked at; limited, so that nobody can guess voucher codes */
const QUOTES_PER_ACCOUNT = { max: 30, seconds: 60 };

const typedOf = ({ moves, vouchers = [] }: MoveForm) => ({ requested: moves, typed: vouchers });

export async function ownReservationsRoutes(
  app: FastifyInstance,
  { ownReservations, ownMoves }: { ownReservations: OwnReservationsService; ownMoves: OwnMovesService },
): Promise<void> {
  mount(app, cancelOwnReservation, async ({ params, raw }) =>
    presentReservation(await ownReservations.cancelUnpaid(params.id, callerOf(raw).id)),
  );

  mount(app, getOwnMove, async ({ params, raw }) =>
    presentMoveSituation(await ownMoves.situation(params.id, callerOf(raw).id)),
  );

  mount(
    app,
    quoteOwnMove,
    async ({ params, body, raw }) => presentMoveQuote(await ownMoves.quote(params.id, callerOf(raw).id, typedOf(body))),
    { rateLimit: QUOTES_PER_ACCOUNT },
  );

  mount(
    app,
    moveOwnReservation,
    async ({ params, body, raw }) => {
      const request = { ...typedOf(body), differenceCents: toCents(body.difference), language: originOf(raw).language };
      const { reservation, ...result } = await ownMoves.move(params.id, callerOf(raw).id, request);
      return { ...result, reservation: presentReservation(reservation) };
    },
    { rateLimit: MOVES_PER_ACCOUNT },
  );

  mount(app, payOwnMove, async ({ params, raw }) => ({
    checkoutUrl: await ownMoves.pay(params.id, callerOf(raw).id, originOf(raw).language),
  }));

  mount(app, leaveOwnMove, async ({ params, raw }) => {
    await ownMoves.leave(params.id, callerOf(raw).id);
    return null;
  });
}
