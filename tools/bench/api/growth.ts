import { ALL_SEATS } from "@podium/shared/hall-plan";
import { io, type Socket } from "socket.io-client";
import { pino } from "pino";
import { createDatabase } from "@podium/api/platform/database.ts";
import { seedMany } from "@podium/api/seed/many.ts";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, median, wallClock } from "./figures.ts";
import { HALLS, measureHalls } from "./growth-hall.ts";

const ROUNDS = 15;
const RESERVATIONS_OF_SHOW = 80;
/** Shows in all after each step; with them 1,000, 10,000 and 100,000 reservations. */
const SHOWS = [13, 125, 1250];
/** What one statement makes in a few seconds. */
const SHOWS_AT_ONCE = 125;
const SOCKETS = [100, 1000, 5000];
/** As the volunteers' lists promise, however many reservations there are. */
const AIM_MS = 200;

const CALLS = {
  "the shows": "/api/show",
  "the seats of a show": "/api/reservation/availableSeats/:show",
  "the volunteers' first page": "/api/admin/reservations?page=1&pageSize=25",
  "a search of it": "/api/admin/reservations?page=1&pageSize=25&search=peeters",
  "the payments' first page": "/api/admin/payments?page=1&pageSize=25",
  "my reservations": "/api/reservation/my-reservations",
} as const;

async function medianOf(call: (round: number) => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const response = await call(round);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} responded ${response.status}`);
    times.push(performance.now() - began);
  }
  return median(times.slice(3));
}

/** @returns medians in ms */
async function measureCalls(server: BenchServer, admin: string): Promise<Map<string, number>> {
  const { tokens, shows } = await server.makeData(ROUNDS, 1, 0);
  const showId = String(shows[0]);
  const all = new Map<string, number>();
  for (const [name, path] of Object.entries(CALLS)) {
    const url = `${server.url}${path.replace(":show", showId)}`;
    all.set(name, await medianOf(() => fetch(url, { headers: { authorization: `Bearer ${admin}` } })));
  }
  const hold = (round: number): Promise<Response> =>
    fetch(`${server.url}/api/carts/seats/${showId}/${ALL_SEATS[round]}`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens[round]}` },
    });
  return all.set("holding a seat", await medianOf(hold));
}

/** @returns the median in ms */
async function measureScreens(server: BenchServer, count: number): Promise<number> {
  const { tokens, shows } = await server.makeData(ROUNDS, 1, 0);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const group = Array.from({ length: 50 }, () => io(server.url, { transports: ["websocket"], forceNew: true }));
    await Promise.all(group.map((socket) => socket.emitWithAck("show:join", { showId: shows[0] })));
    sockets.push(...group);
  }
  const times: number[] = [];
  for (const [round, token] of tokens.entries()) {
    const began = wallClock();
    const received = Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once("seats:changed", resolve))),
    );
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${server.url}/api/carts/seats/${shows[0]}/${ALL_SEATS[round]}`, { method: "POST", headers });
    await received;
    times.push(wallClock() - began);
  }
  for (const socket of sockets) socket.disconnect();
  return median(times.slice(3));
}

const row = (name: string, values: readonly number[]): string =>
  `${name}: ${values.map((value) => `${value.toFixed(1)} ms`).join(", ")}; ${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(1)} times`;

export async function benchGrowth(server: BenchServer): Promise<Figure> {
  const admin = (await server.sellShows(1)).token;
  const database = createDatabase({
    url: process.env.DATABASE_URL ?? "",
    logger: pino({ level: "silent" }),
    max: 2,
    longRunning: true,
  });
  const steps: Array<Map<string, number>> = [];
  let made = 0;
  for (const shows of SHOWS) {
    while (made < shows) {
      const more = Math.min(shows - made, SHOWS_AT_ONCE);
      const size = { users: more * 20, shows: more, reservationsOfShow: RESERVATIONS_OF_SHOW, codes: 1 };
      // Times of its own for each step: it names its users by the moment.
      await seedMany(database.db, { now: new Date(), passwordHash: "-", size });
      made += more;
    }
    // As autovacuum does within a minute.
    await database.pool.query("vacuum analyze");
    steps.push(await measureCalls(server, admin));
  }
  const halls = await measureHalls(server, database.pool);
  await database.close();
  const names = [...(steps[0]?.keys() ?? [])];
  const data = names.map((name) => ({ name, values: steps.map((step) => step.get(name) ?? Number.NaN) }));
  const screens: number[] = [];
  for (const count of SOCKETS) screens.push(await measureScreens(server, count));
  const slowest = Math.max(...data.map(({ values }) => values.at(-1) ?? 0));
  const lines = [
    ...data.map(({ name, values }) => row(name, values)),
    ...[...halls].map(([name, values]) => row(`${name}, of ${HALLS.join(", ")} seats`, values)),
    row(`from a click to the last of ${SOCKETS.join(", ")} screens`, screens),
  ];
  return {
    name: `Growth: ${SHOWS.map((shows) => shows * RESERVATIONS_OF_SHOW).join(", ")} reservations`,
    measured: lines.join("\n         "),
    aim: `with a hundred times the data each call stays under ${AIM_MS} ms`,
    reached: slowest < AIM_MS,
  };
}
