import { requestPath } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import autocannon from "autocannon";
import { type Figure, median } from "#bench/figures.ts";
import type { BenchServer, BenchUser } from "./bench-server.ts";

const ROUNDS = 5;
/** V8 recompiles frequently called code, which takes the product some time. */
const WARMING_ROUNDS = 2;
const SECONDS = 2;
const CONNECTIONS = 32;
/** Enough users to stay below the limits, and few enough for the callers to stay cached, without database reads. */
const USERS = 400;

interface Measured {
  /** Processor time of the server's process, for each call, in microseconds. */
  cpu: number;
  /** Calls a second. */
  rate: number;
}

async function cpuOf(bareUrl: string): Promise<number> {
  const response = await fetch(`${bareUrl}/cpu`);
  const { user, system } = (await response.json()) as NodeJS.CpuUsage;
  return user + system;
}

async function measure(url: string, bareUrl: string, users: readonly BenchUser[]): Promise<Measured> {
  let next = 0;
  const before = await cpuOf(bareUrl);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: routes.addSeat.method,
        body: JSON.stringify({ ticketCode: null }),
        setupRequest(request) {
          const seatId = ALL_SEATS[next % ALL_SEATS.length] ?? "";
          const token = users[next++ % users.length]?.token ?? "";
          const path = requestPath(routes.addSeat, { params: { showId: 1, seatId } });
          return {
            ...request,
            path,
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          };
        },
      },
    ],
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors} failed, ${result.non2xx} refused at ${url}`);
  return { cpu: ((await cpuOf(bareUrl)) - before) / result["2xx"], rate: result["2xx"] / result.duration };
}

async function compare(server: BenchServer, users: readonly BenchUser[], settings: Record<string, string>) {
  const { url, bareUrl, stop } = await server.startWithoutHolds(settings);
  const rounds: Array<{ ours: Measured; bare: Measured }> = [];
  for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round++) {
    const measured = { bare: await measure(bareUrl, bareUrl, users), ours: await measure(url, bareUrl, users) };
    if (round >= WARMING_ROUNDS) rounds.push(measured);
  }
  await stop();
  const of = (which: "ours" | "bare", what: keyof Measured) =>
    Math.round(median(rounds.map((each) => each[which][what])));
  const ratio = median(rounds.map(({ ours, bare }) => ours.cpu / bare.cpu));
  const said = `${ratio.toFixed(2)} times (${of("ours", "cpu")} against ${of("bare", "cpu")} µs of processor time a call; ${of("ours", "rate")} against ${of("bare", "rate")} calls a second)`;
  return { ratio, said };
}

/** Cost of a hold in Node: the whole product except the statement, against a route that does nothing. */
export async function benchCallCost(server: BenchServer): Promise<Figure> {
  const users = await server.makeUsers(USERS);
  const product = await compare(server, users, { RATE_LIMIT: "on", LOG_LEVEL: "info" });
  const quiet = await compare(server, users, {});
  return {
    name: "Hold without the database against a bare Fastify route with a body of JSON and a response of the same size",
    measured: `${product.said}; without limits and log, as in the other benches, ${quiet.said} (median of ${ROUNDS} rounds, ${CONNECTIONS} connections)`,
    aim: "at most 1.6 times",
    reached: product.ratio <= 1.6,
  };
}
