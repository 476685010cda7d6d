import {
  addAreaPlaces,
  addSeat,
  type Cart as CartJson,
  clearCart,
  getCart,
  getFreeSeats,
  holdBestSeats,
  isSeatAvailable,
  listAvailableSeats,
  removeSeat,
  setSeatType,
  takeCart,
} from "@podium/shared/contracts/seats";
import type { FastifyInstance } from "fastify";
import type { Callers, SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { CastQuotasService } from "#modules/sale/cast-quotas/cast-quotas.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { CODES_PER_ACCOUNT } from "#platform/http/rate-limit.ts";
import { callerOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { presentAvailable, presentFree, presentCart } from "./seats.presenter.ts";
import type { Cart, SeatsService } from "./seats.service.ts";

interface PresaleHolds {
  sessions: Pick<SessionsService, "rememberPresaleCode" | "findPresaleCode">;
  codes: Pick<TicketCodesService, "findPresaleCode">;
}

/** Prefers the code typed now to one validated before. @throws DomainError CODE_OTHER_SHOW, CODE_PAST, CODE_USED_UP */
async function findPresaleCode(
  { sessions, codes }: PresaleHolds,
  sessionId: string,
  { typed, showId }: { typed: string | null | undefined; showId: number },
): Promise<number | null> {
  if (!typed) {
    const remembered = await sessions.findPresaleCode(sessionId);
    return remembered === null ? null : codes.findPresaleCode(remembered, showId);
  }
  const codeId = await codes.findPresaleCode(typed, showId);
  if (codeId === null) return null;
  await sessions.rememberPresaleCode(sessionId, codeId);
  return codeId;
}

export async function seatsRoutes(
  app: FastifyInstance,
  deps: PresaleHolds & {
    seats: SeatsService;
    clock: Clock;
    callers: Pick<Callers, "findNow">;
    castQuotas: Pick<CastQuotasService, "findByToken">;
  },
): Promise<void> {
  const { seats, clock, callers } = deps;
  const present = (cart: Cart): CartJson => presentCart(cart, clock.now());

  mount(app, getCart, async ({ raw, query }, reply) => {
    const cart = await seats.findCart(callerOf(raw).id);
    if (cart) return present(cart);
    if (!query.orNone) throw new DomainError("CART_NOT_FOUND");
    reply.code(204);
    return null;
  });

  const presaleCode =
    (sessionId: string, showId: number, typed: string | null | undefined) => (): Promise<number | null> =>
      findPresaleCode(deps, sessionId, { typed, showId });

  const hold: EndpointHandler<typeof addSeat> = async ({ raw, params: { showId, seatId }, body }) => {
    const { id, sessionId, anonymousNetwork } = callerOf(raw);
    const code = presaleCode(sessionId, showId, body?.ticketCode);
    const token = body?.castToken;
    const castQuota = token === undefined ? undefined : () => deps.castQuotas.findByToken(showId, token);
    return present(await seats.addSeat(id, showId, seatId, anonymousNetwork, code, castQuota));
  };
  mount(app, addSeat, hold, { bodyRateLimit: CODES_PER_ACCOUNT });

  const holdPlaces: EndpointHandler<typeof addAreaPlaces> = async ({ raw, params, body: { count, ticketCode } }) => {
    const { id, sessionId, anonymousNetwork } = callerOf(raw);
    const code = presaleCode(sessionId, params.showId, ticketCode);
    return present(await seats.addAreaPlaces(id, { ...params, count }, anonymousNetwork, code));
  };
  mount(app, addAreaPlaces, holdPlaces, { bodyRateLimit: CODES_PER_ACCOUNT });

  const holdBest: EndpointHandler<typeof holdBestSeats> = async ({ raw, params: { showId }, body }) => {
    const { id, sessionId, anonymousNetwork } = callerOf(raw);
    const { count, wheelchair = false, preferred = [], ticketCode } = body;
    const request = { showId, count, wheelchair, preferred };
    return present(
      await seats.holdBestSeats(id, request, anonymousNetwork, presaleCode(sessionId, showId, ticketCode)),
    );
  };
  mount(app, holdBestSeats, holdBest, { bodyRateLimit: CODES_PER_ACCOUNT });

  mount(app, setSeatType, async ({ raw, params, body }) =>
    present(await seats.setSeatType(callerOf(raw).id, params.seatId, body.ticketTypeId)),
  );

  mount(app, removeSeat, async ({ raw, params }, reply) => {
    const { id, anonymousNetwork } = callerOf(raw);
    const cart = await seats.removeSeat(id, params.seatId, anonymousNetwork);
    if (!cart) reply.code(204);
    return cart && present(cart);
  });

  mount(app, clearCart, async ({ raw }) => {
    const { id, anonymousNetwork } = callerOf(raw);
    await seats.clearCart(id, anonymousNetwork);
    return null;
  });

  mount(app, takeCart, async ({ raw, body }) => {
    const claims = app.tokens.verify(body.token);
    const { id, sessionId } = callerOf(raw);
    const session = claims && (await callers.findNow(claims));
    // Only the cart of an anonymous account can be taken over.
    if (session?.anonymousNetwork === undefined) return { outcome: "none" as const };
    return { outcome: await seats.takeCart(session, { id, sessionId }) };
  });

  const sendAvailable = createSharedResponse(listAvailableSeats, presentAvailable);
  mount(app, listAvailableSeats, async ({ raw, params }, reply) =>
    sendAvailable(raw, reply, await seats.snapshot(params.showId)),
  );

  const sendFree = createSharedResponse(getFreeSeats, presentFree);
  mount(app, getFreeSeats, async ({ raw, params }, reply) => sendFree(raw, reply, await seats.snapshot(params.showId)));

  mount(app, isSeatAvailable, async ({ params }) => ({
    seatId: params.seatId,
    available: await seats.isAvailable(params.showId, params.seatId),
  }));
}
