import { getTickets, listPresentSeatIds, unscanSeat } from "@podium/shared/contracts/tickets";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { DOOR_LIMIT } from "./door-limit.ts";
import type { TicketsService } from "./tickets.service.ts";

export function ticketsRoutes(app: FastifyInstance, { tickets }: { tickets: TicketsService }): void {
  mount(app, getTickets, ({ raw, params }) => tickets.getFor(callerOf(raw), params.id));
  mount(app, listPresentSeatIds, ({ params }) => tickets.presentSeats(params.showId));
  mount(app, unscanSeat, ({ params }) => tickets.unscan(params.reservationId, params.seatId), DOOR_LIMIT);
}
