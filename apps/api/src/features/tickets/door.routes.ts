import { getCheckInList, recordScans } from "@podium/shared/contracts/check-in";
import { scanSeat } from "@podium/shared/contracts/tickets";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { DOOR_LIMIT } from "./door-limit.ts";
import type { DoorService } from "./door.service.ts";

export async function doorRoutes(app: FastifyInstance, { door }: { door: DoorService }): Promise<void> {
  mount(app, getCheckInList, ({ params }) => door.list(params.showId), DOOR_LIMIT);
  mount(app, scanSeat, ({ params, body }) => door.scan(params.reservationId, params.seatId, body ?? {}), DOOR_LIMIT);
  mount(app, recordScans, ({ body }) => door.record(body.device, body.scans), DOOR_LIMIT);
}
