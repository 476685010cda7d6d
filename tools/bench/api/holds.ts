import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { requestPath } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import autocannon from "autocannon";
import { providePgbench } from "#services/debian-postgres.ts";
import { type Figure, median } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";

const CLIENTS = 8;

/** @param shows consecutive ids, with a cart each @returns statements a second; undefined without pgbench */
async function pgbenchHolds(
  databaseUrl: string,
  shows: readonly number[],
  seconds: number,
): Promise<number | undefined> {
  const program = await providePgbench();
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "podium-pgbench-"));
  try {
    const file = join(folder, "hold.sql");
    await writeFile(
      file,
      `\\set show random(${shows[0]}, ${shows.at(-1)})
\\set row random(1, 4)
\\set letter random(0, 19)
update seats set status = 'held', cart_id = carts.id, held_until = carts.expires_at, held_price_cents = 1200, version = version + 1, changed_at = now()
from carts
where carts.show_id = :show and seats.show_id = carts.show_id and seats.seat_id = 'R' || :row || '-' || chr(65 + :letter)
  and seats.status in ('available', 'held');
`,
    );
    const args = ["-n", "-M", "prepared", "-c", CLIENTS, "-j", 2, "-T", seconds, "-f", file].map(String);
    const { stdout } = await execa(program, [...args, databaseUrl]);
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench said no rate:\n${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
/** Fewer than the twenty seats of a full cart, so that no hold is refused. */
const SEATS_EACH = 19;

interface Hold {
  showId: number;
  seatId: string;
  token?: string;
}

export interface Measured {
  /** Requests a second that held a seat. */
  rate: number;
  /** In ms. */
  p99: number;
  refused: number;
}

export async function measureHolds(
  url: string,
  holds: Iterator<Hold, undefined>,
  { connections = CONNECTIONS, seconds = SECONDS } = {},
): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: routes.addSeat.method,
        setupRequest(request) {
          const { value } = holds.next();
          if (!value) throw new Error("the bench ran out of seats");
          const { token, ...params } = value;
          const path = requestPath(routes.addSeat, { params });
          return { ...request, path, headers: token ? { authorization: `Bearer ${token}` } : {} };
        },
      },
    ],
  });
  if (result.errors > 0) throw new Error(`${result.errors} failed at ${url}`);
  return { rate: result["2xx"] / result.duration, p99: result.latency.p99, refused: result.non2xx };
}

/** @throws Error if any response is not 200 */
async function rateOf(url: string, holds: Iterator<Hold, undefined>): Promise<number> {
  const { rate, refused } = await measureHolds(url, holds);
  if (refused > 0) throw new Error(`${refused} refused at ${url}`);
  return rate;
}

/** Yields every seat of the shows once, with a user whose cart has room for it. */
export async function holdsOf(server: BenchServer, shows: readonly number[]): Promise<Iterator<Hold, undefined>> {
  const users = await server.makeUsers(shows.length * 10);
  function* holds(): Generator<Hold, undefined> {
    for (let seat = 0; seat < SEATS_EACH; seat++) {
      for (const [index, { token }] of users.entries()) {
        const seatId = ALL_SEATS[Math.floor(index / shows.length) * SEATS_EACH + seat] ?? "";
        yield { showId: shows[index % shows.length] ?? 0, seatId, token };
      }
    }
  }
  return holds();
}

/** The aim is 70 % of a bare route with the same UPDATE. */
export async function benchHolds(server: BenchServer): Promise<Figure> {
  const shows = await server.makeShows(600);
  const bareShows = await server.makeBareShows(600);
  function* bareHolds(): Generator<Hold, undefined> {
    for (const seatId of ALL_SEATS) for (const showId of bareShows) yield { showId, seatId };
  }
  const [ours, bare] = [await holdsOf(server, shows), bareHolds()];
  const rates: Array<{ ours: number; bare: number }> = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const rate = { bare: await rateOf(server.bareUrl, bare), ours: await rateOf(server.url, ours) };
    // The first round only warms up both servers.
    if (round > 0) rates.push(rate);
  }
  const ratio = median(rates.map((rate) => rate.ours / rate.bare));
  const [oursRate, bareRate] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.bare))];
  const postgres = await pgbenchHolds(server.databaseUrl, bareShows, SECONDS);
  const against =
    postgres === undefined
      ? "no pgbench here to compare with"
      : `pgbench makes ${Math.round(postgres)} a second of that UPDATE alone: ${((oursRate / postgres) * 100).toFixed(0)} %`;
  return {
    name: "Hold through the API against the same UPDATE on a bare Fastify route",
    measured: `${(ratio * 100).toFixed(0)} % (${Math.round(oursRate)} against ${Math.round(bareRate)} requests a second, median of ${ROUNDS} rounds, ${CONNECTIONS} connections); ${against}`,
    aim: "at least 70 %",
    reached: ratio >= 0.7,
  };
}
