import {
  addSeat,
  type Cart as CartJson,
  clearCart,
  getCart,
  isSeatAvailable,
  listAvailableSeats,
  removeSeat,
  setSeatType,
  takeCart,
} from "@podium/shared/contracts/seats";
import type { FastifyInstance } from "fastify";
import type { Callers, SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { CODES_PER_ACCOUNT } from "#platform/http/rate-limit.ts";
import { callerOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { presentAvailable, presentCart } from "./seats.presenter.ts";
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

  const hold: EndpointHandler<typeof addSeat> = async ({ raw, params, body }) => {
    const { id, sessionId, anonymousNetwork } = callerOf(raw);
    const presaleCode = () => findPresaleCode(deps, sessionId, { typed: body?.ticketCode, showId: params.showId });
    return present(await seats.addSeat(id, params.showId, params.seatId, anonymousNetwork, presaleCode));
  };
  mount(app, addSeat, hold, { bodyRateLimit: CODES_PER_ACCOUNT });

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

  mount(app, isSeatAvailable, async ({ params }) => ({
    seatId: params.seatId,
    available: await seats.isAvailable(params.showId, params.seatId),
  }));
}
