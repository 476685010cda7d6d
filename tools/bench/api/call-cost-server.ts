/** The product without the database's part of a hold, and a bare route of the same size; reports their addresses. */
import type { AddressInfo } from "node:net";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import Fastify from "fastify";
import { buildApp } from "@podium/api/app.ts";
import { readConfig } from "@podium/api/config.ts";
import { createDependencies } from "@podium/api/dependencies.ts";
import { createHoldQuota } from "@podium/api/modules/sale/seats/hold-quota.ts";
import { presentCart } from "@podium/api/modules/sale/seats/seats.presenter.ts";
import { createSeatAnnouncer } from "@podium/api/modules/sale/seats/seats.realtime.ts";
import type { SeatsService } from "@podium/api/modules/sale/seats/seats.service.ts";
import { createLogger } from "@podium/api/platform/process/logger.ts";
import { onShutdownSignal } from "../../../scripts/setup/shutdown-signal.mjs";

const config = readConfig(process.env);
// A logger as in `main.ts`; the parent discards its lines.
const deps = createDependencies(config, createLogger({ level: config.LOG_LEVEL }));
const { redis, redisPrefix: prefix, realtime, clock, events } = deps;
const quota = createHoldQuota({ redis, enabled: config.RATE_LIMIT, prefix, holdSeconds: config.CART_HOLD_SECONDS });
const announcer = createSeatAnnouncer({ realtime, clock, events });

const createdAt = new Date();
const expiresAt = new Date(createdAt.getTime() + config.CART_HOLD_SECONDS * 1000);
const [seatId = ""] = ALL_SEATS;
const seat = { seatId, group: "A", label: "A1", kind: "seat", ticketTypeId: 1, priceCents: 1200 } as const;
const cart = { showId: 1, lines: [seat], products: [], giftCents: 0, createdAt, expiresAt };

let version = 0;
/** Does the work of `addSeat` except its statement, whose result is replaced by a fixed cart. */
const addSeat: SeatsService["addSeat"] = async (userId, showId, heldSeat, network) => {
  await quota.check(userId, network);
  announcer.announce([{ showId, seatId: heldSeat, status: "held", version: ++version }]);
  announcer.announceCart(userId, cart, "added");
  return cart;
};
Object.assign(deps.seats, { addSeat });
const app = await buildApp(deps);

const bare = Fastify();
const response = presentCart(cart, createdAt);
bare.post(routes.addSeat.path, async () => response);
/** Processor time of this process, in microseconds. */
bare.get("/cpu", () => process.cpuUsage());

await deps.database.warmUp();
for (const server of [app, bare]) await server.listen({ port: 0, host: "127.0.0.1" });
const addressOf = (server: typeof app.server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

onShutdownSignal(() => process.exit(0));
process.send?.({ url: addressOf(app.server), bareUrl: addressOf(bare.server), bareSocketsUrl: "" });
