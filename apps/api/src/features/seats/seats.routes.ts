import {
  addSeat,
  listAvailableSeats,
  clearCart,
  getCart,
  isSeatAvailable,
  removeSeat,
} from "@podium/shared/contracts/seats";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { callerOf } from "#platform/caller.ts";
import type { SeatsService } from "./seats.service.ts";

export async function seatsRoutes(app: FastifyInstance, { seats }: { seats: SeatsService }): Promise<void> {
  mount(app, getCart, ({ raw }) => seats.getCart(callerOf(raw).id));

  mount(app, addSeat, ({ raw, params }) => seats.addSeat(callerOf(raw).id, params.showId, params.seatId));

  mount(app, removeSeat, async ({ raw, params }, reply) => {
    const cart = await seats.removeSeat(callerOf(raw).id, params.seatId);
    if (!cart) reply.code(204);
    return cart;
  });

  mount(app, clearCart, async ({ raw }) => {
    await seats.clearCart(callerOf(raw).id);
    return null;
  });

  mount(app, listAvailableSeats, ({ params }) => seats.listAvailable(params.showId));

  mount(app, isSeatAvailable, async ({ params }) => ({
    seatId: params.seatId,
    available: await seats.isAvailable(params.showId, params.seatId),
  }));
}
