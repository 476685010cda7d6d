/** The product in its own process, with bare baselines on the same pool; reports to its parent over IPC. */
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { sql } from "kysely";
import { pino } from "pino";
import { Server } from "socket.io";
import { buildApp } from "@podium/api/app.ts";
import { readConfig } from "@podium/api/config.ts";
import { migrate } from "@podium/api/database/migrate.ts";
import { createDependencies } from "@podium/api/dependencies.ts";
import { createDatabase } from "@podium/api/platform/database.ts";
import { collectJobs, collectSweeps } from "@podium/api/jobs.ts";
import { seedMany } from "@podium/api/seed/many.ts";
import { insertCarts } from "./cart-data.ts";
import { sellOut } from "./sold-tickets.ts";
import type { BenchData, BenchOrder, SoldShows } from "./messages.ts";
import { wallClock } from "./figures.ts";

const config = readConfig({
  ...process.env,
  // Both processes of the product share it.
  JWT_SECRET: process.env.JWT_SECRET ?? randomBytes(32).toString("hex"),
  RATE_LIMIT: "off",
  LOG_LEVEL: "silent",
});
const deps = createDependencies(config, pino({ level: config.LOG_LEVEL }));
const { db } = deps.database;
await migrate({ url: config.DATABASE_URL, logger: deps.logger });
const app = await buildApp(deps);
await app.listen({ port: 0, host: "127.0.0.1" });
deps.queues.work(collectJobs(deps));
for (const sweep of collectSweeps(deps)) sweep.start();

// Baseline: a route and the statement of a hold.
const bare = Fastify();
bare.post<{ Params: { show: string; seat: string } }>("/:show/:seat", async ({ params }) => {
  const now = new Date();
  const { rows } = await sql`
    update seats set status = 'held', cart_id = carts.id, held_until = carts.expires_at, version = version + 1, changed_at = now()
    from carts
    where carts.show_id = ${Number(params.show)} and seats.show_id = carts.show_id and seats.seat_id = ${params.seat}
      and (seats.status = 'available' or (seats.status = 'held' and seats.held_until <= ${now}))
    returning seats.version`.execute(db);
  return { held: rows.length === 1 };
});
// Baseline: a route and the newest reservations.
bare.get("/newest", async () =>
  db.selectFrom("reservations").selectAll().orderBy("reservedAt", "desc").limit(25).execute(),
);
bare.get("/healthz", () => ({ status: "ok" }));
await bare.listen({ port: 0, host: "127.0.0.1" });

// Baseline: socket.io and a room.
const bareIo = new Server();
const bareSockets = Fastify();
await bareSockets.ready();
bareIo.attach(bareSockets.server);
bareIo.on("connection", (socket) => void socket.join("room"));
await bareSockets.listen({ port: 0, host: "127.0.0.1" });

const addressOf = (server: typeof app.server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function makeData(userCount: number, shows: number, bareShows: number): Promise<BenchData> {
  const round = randomBytes(4).toString("hex");
  const users = await sql<{ id: number; tokenVersion: number }>`
    insert into users (firstname, lastname, email, number, role, password_hash)
    select 'Bench', n::text, ${round} || n || '@bench.example', '0', 'USER', '-' from generate_series(1, ${userCount}::int) n
    returning id, token_version`.execute(db);
  const tokens = users.rows.map((user) => app.tokens.sign({ id: user.id, tokenVersion: user.tokenVersion }));
  const ids: number[] = [];
  for (let index = 0; index < shows + bareShows; index++) {
    const startsAt = new Date(Date.now() + 30 * 24 * 3600 * 1000);
    ids.push((await deps.shows.create({ name: `Bench ${index}`, startsAt, priceCents: 1200 })).id);
  }
  const bareIds = ids.slice(shows);
  await sql`
    with owners as (
      insert into users (firstname, lastname, email, number, role, password_hash)
      select 'Bare', show::text, ${round} || 'bare' || show || '@bench.example', '0', 'USER', '-' from unnest(${bareIds}::int[]) show
      returning id, lastname
    )
    insert into carts (user_id, show_id, created_at, expires_at, seat_count)
    select id, lastname::int, now(), now() + interval '1 hour', 1 from owners`.execute(db);
  return { tokens, shows: ids.slice(0, shows), bareShows: bareIds };
}

async function makeAdmin(shows = 0): Promise<{ token: string; id: number; shows: number[] }> {
  const { tokens, shows: ids } = await makeData(1, shows, 0);
  const { rows } = await sql<{
    id: number;
  }>`update users set role = 'ADMIN' where id = (select max(id) from users) returning id`.execute(db);
  const [token, id] = [tokens[0], rows[0]?.id];
  if (token === undefined || id === undefined) throw new Error("the bench could not make an administrator");
  return { token, id, shows: ids };
}

async function sellShows(count: number): Promise<SoldShows> {
  const { token, id, shows } = await makeAdmin(count);
  return { token, tickets: await sellOut(db, id, shows) };
}

async function makeMany(): Promise<string> {
  const database = createDatabase({ url: config.DATABASE_URL, logger: deps.logger, max: 1, longRunning: true });
  await seedMany(database.db, { now: new Date(), passwordHash: "-" });
  await database.pool.query("vacuum analyze");
  await database.close();
  return (await makeAdmin()).token;
}

async function obey(order: BenchOrder): Promise<void> {
  if (order.kind === "data")
    process.send?.({ kind: "data", data: await makeData(order.users, order.shows, order.bareShows) });
  if (order.kind === "carts")
    process.send?.({ kind: "carts", endsAt: await makeCarts(order.carts, order.shows, order.endsInMs) });
  if (order.kind === "sold-shows") process.send?.({ kind: "sold-shows", data: await sellShows(order.shows) });
  if (order.kind === "many") process.send?.({ kind: "many", token: await makeMany() });
  if (order.kind === "bare-message") bareIo.to("room").emit("message", { at: wallClock(), seats: order.seats });
}

async function makeCarts(carts: number, shows: number[], endsInMs: number): Promise<number> {
  const endsAt = new Date(Date.now() + endsInMs);
  await insertCarts(db, carts, shows, endsAt);
  // Every process asks for pending ends every few seconds.
  await deps.seats.sweep();
  return endsAt.getTime();
}

process.on("message", (order: BenchOrder) => void obey(order));
process.on("disconnect", () => process.exit(0));
process.send?.({
  kind: "ready",
  url: addressOf(app.server),
  bareUrl: addressOf(bare.server),
  bareSocketsUrl: addressOf(bareSockets.server),
});
