import { getCheckInList, recordScans } from "@podium/shared/contracts/check-in";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { listBlockedSeatIds, listPresentSeatIds, scanSeat, unscanSeat } from "@podium/shared/contracts/tickets";
import { includesRole } from "@podium/shared/contracts/roles";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { anyCallerOf } from "#platform/http/caller.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { byAccount } from "#platform/http/rate-limit.ts";
import {
  presentCheckInList,
  presentEntranceList,
  presentOfflineScan,
  presentScan,
  presentUndoneScan,
} from "./check-in.presenter.ts";
import type { Scanner } from "./offline-scan.ts";
import type { CheckInService } from "./check-in.service.ts";

/** Several devices share one account; each may scan ten tickets a second. */
const LIMIT = { max: 3000, seconds: 60, key: byAccount };

function scannerOf(request: FastifyRequest): Scanner {
  const { kind, id, role } = anyCallerOf(request);
  const isAccount = kind === "account";
  return { role, scannedBy: isAccount ? id : null, scannedByDevice: isAccount ? null : id };
}

export async function checkInRoutes(app: FastifyInstance, { checkIn }: { checkIn: CheckInService }): Promise<void> {
  const limited = <E extends Endpoint>(endpoint: E, handler: EndpointHandler<E>): void =>
    mount(app, endpoint, handler, { rateLimit: LIMIT });

  mount(app, listPresentSeatIds, ({ raw, params }) => checkIn.presentSeats(anyCallerOf(raw), params.showId));
  mount(app, listBlockedSeatIds, ({ raw, params }) => checkIn.blockedSeats(anyCallerOf(raw), params.showId));

  limited(getCheckInList, async ({ raw, params }) => {
    const who = anyCallerOf(raw);
    const list = await checkIn.list(who, params.showId);
    return includesRole(who.role, "BOX_OFFICE") ? presentCheckInList(list) : presentEntranceList(list);
  });

  limited(scanSeat, async ({ params, body, raw }) =>
    presentScan(await checkIn.scan(params.reservationId, params.seatId, body ?? {}, scannerOf(raw))),
  );

  limited(unscanSeat, async ({ params, raw }) =>
    presentUndoneScan(await checkIn.unscan(params.reservationId, params.seatId, scannerOf(raw))),
  );

  limited(recordScans, async ({ body, raw }) => {
    const scans = body.scans.map((scan) => ({ ...scan, at: new Date(scan.at) }));
    const scanner = { device: body.device, ...scannerOf(raw) };
    return (await checkIn.record(scanner, scans)).map(presentOfflineScan);
  });
}
