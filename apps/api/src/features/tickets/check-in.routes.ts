import { getCheckInList, recordScans } from "@podium/shared/contracts/check-in";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { scanSeat, unscanSeat } from "@podium/shared/contracts/tickets";
import type { FastifyInstance } from "fastify";
import { type EndpointHandler, mount } from "#platform/endpoint-route.ts";
import { byAccount } from "#platform/rate-limit.ts";
import { presentCheckInList, presentOfflineScan, presentScan, presentUndoneScan } from "./check-in.presenter.ts";
import type { CheckInService } from "./check-in.service.ts";

/** Several devices share one account; each may scan ten tickets a second. */
const LIMIT = { max: 3000, seconds: 60, key: byAccount };

export async function checkInRoutes(app: FastifyInstance, { checkIn }: { checkIn: CheckInService }): Promise<void> {
  const limited = <E extends Endpoint>(endpoint: E, handler: EndpointHandler<E>): void =>
    mount(app, endpoint, handler, { rateLimit: LIMIT });

  limited(getCheckInList, async ({ params }) => presentCheckInList(await checkIn.list(params.showId)));

  limited(scanSeat, async ({ params, body }) =>
    presentScan(await checkIn.scan(params.reservationId, params.seatId, body ?? {})),
  );

  limited(unscanSeat, async ({ params }) =>
    presentUndoneScan(await checkIn.unscan(params.reservationId, params.seatId)),
  );

  limited(recordScans, async ({ body }) => {
    const scans = body.scans.map((scan) => ({ ...scan, at: new Date(scan.at) }));
    return (await checkIn.record(body.device, scans)).map(presentOfflineScan);
  });
}
