import {
  addSeat,
  type Cart as CartJson,
  listAvailableSeats,
  clearCart,
  getCart,
  isSeatAvailable,
  removeSeat,
  setSeatType,
} from "@podium/shared/contracts/seats";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { callerOf } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { DomainError } from "#platform/http-errors.ts";
import { presentCart } from "./seats.presenter.ts";
import type { Cart, SeatsService } from "./seats.service.ts";

export async function seatsRoutes(
  app: FastifyInstance,
  { seats, clock }: { seats: SeatsService; clock: Clock },
): Promise<void> {
  const present = (cart: Cart): CartJson => presentCart(cart, clock.now());

  mount(app, getCart, async ({ raw, query }, reply) => {
    const cart = await seats.findCart(callerOf(raw).id);
    if (cart) return present(cart);
    if (!query.orNone) throw new DomainError("CART_NOT_FOUND");
    reply.code(204);
    return null;
  });

  mount(app, addSeat, async ({ raw, params }) =>
    present(await seats.addSeat(callerOf(raw).id, params.showId, params.seatId)),
  );

  mount(app, setSeatType, async ({ raw, params, body }) =>
    present(await seats.setSeatType(callerOf(raw).id, params.seatId, body.ticketTypeId)),
  );

  mount(app, removeSeat, async ({ raw, params }, reply) => {
    const cart = await seats.removeSeat(callerOf(raw).id, params.seatId);
    if (!cart) reply.code(204);
    return cart && present(cart);
  });

  mount(app, clearCart, async ({ raw }) => {
    await seats.clearCart(callerOf(raw).id);
    return null;
  });

  mount(app, listAvailableSeats, async ({ params }) =>
    (await seats.listAvailable(params.showId)).map((seatId) => ({ seatId })),
  );

  mount(app, isSeatAvailable, async ({ params }) => ({
    seatId: params.seatId,
    available: await seats.isAvailable(params.showId, params.seatId),
  }));
}
