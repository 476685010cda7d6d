/** The product in its own process, with bare baselines on the same pool; reports their addresses to its parent. */
import type { AddressInfo } from "node:net";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import Fastify from "fastify";
import { sql } from "kysely";
import { pino } from "pino";
import { Server } from "socket.io";
import { buildApp } from "@podium/api/app.ts";
import { readConfig } from "@podium/api/config.ts";
import { migrate } from "@podium/api/database/migrate.ts";
import { createDependencies } from "@podium/api/dependencies.ts";
import { collectJobs, collectSweeps } from "@podium/api/jobs.ts";
import { onShutdownSignal } from "../../../scripts/setup/shutdown-signal.mjs";
import { wallClock } from "#bench/figures.ts";

const config = readConfig(process.env);
const deps = createDependencies(config, pino({ level: config.LOG_LEVEL }));
const { db } = deps.database;
await migrate({ url: config.DATABASE_URL, logger: deps.logger });
const app = await buildApp(deps);
deps.queues.work(collectJobs(deps));
for (const sweep of collectSweeps(deps)) sweep.start();

const bare = Fastify();
bare.post<{ Params: { showId: string; seatId: string } }>(routes.addSeat.path, async ({ params }) => {
  const now = new Date();
  const { rows } = await sql`
    update seats set status = 'held', cart_id = carts.id, held_until = carts.expires_at, held_price_cents = 1200, version = version + 1, changed_at = now()
    from carts
    where carts.show_id = ${Number(params.showId)} and seats.show_id = carts.show_id and seats.seat_id = ${params.seatId}
      and (seats.status = 'available' or (seats.status = 'held' and seats.held_until <= ${now}))
    returning seats.version`.execute(db);
  return { held: rows.length === 1 };
});
// Baseline: releases the same seat; the query names its show.
bare.delete<{ Params: { seatId: string }; Querystring: { showId: string } }>(
  routes.removeSeat.path,
  async ({ params, query }) => {
    const { rows } = await sql`
      update seats set status = 'available', cart_id = null, held_until = null, held_price_cents = null, version = version + 1, changed_at = now()
      where show_id = ${Number(query.showId)} and seat_id = ${params.seatId} and status = 'held'
      returning version`.execute(db);
    return { released: rows.length === 1 };
  },
);
bare.get(routes.listReservations.path, async () =>
  db.selectFrom("reservations").selectAll().orderBy("reservedAt", "desc").limit(25).execute(),
);
// Baseline: a route that sends as many bytes as a show's available seats take.
const allSeats = JSON.stringify(ALL_SEATS.map((seatId) => ({ seatId })));
bare.get(routes.listAvailableSeats.path, (_request, reply) =>
  reply.type("application/json; charset=utf-8").send(Buffer.from(allSeats)),
);
bare.get("/healthz", () => ({ status: "ok" }));

const bareIo = new Server();
const bareSockets = Fastify();
await bareSockets.ready();
bareIo.attach(bareSockets.server);
bareIo.on("connection", (socket) => void socket.join("room"));

await deps.database.warmUp();
for (const server of [app, bare, bareSockets]) await server.listen({ port: 0, host: "127.0.0.1" });
const addressOf = (server: typeof app.server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

onShutdownSignal(() => process.exit(0));
process.on("message", (seats) => bareIo.to("room").emit("message", { at: wallClock(), seats }));
process.send?.({
  url: addressOf(app.server),
  bareUrl: addressOf(bare.server),
  bareSocketsUrl: addressOf(bareSockets.server),
});
