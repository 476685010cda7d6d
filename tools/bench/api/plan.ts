import { setTimeout as sleep } from "node:timers/promises";
import { requestPath } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import autocannon from "autocannon";
import { type Figure, median } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 50;
const CHANGES_A_SECOND = 5;

interface Reads {
  /** Reads a second. */
  rate: number;
  /** In ms. */
  p99: number;
}

/** @param asked.etag called for each request: the state that the reader has; undefined if it has none */
async function readAll(url: string, asked: { expected: 200 | 304; etag?: () => string | undefined }): Promise<Reads> {
  const { etag } = asked;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // Only reads with an etag rebuild their requests, because that costs the client as much as a read.
    ...(etag && {
      requests: [{ setupRequest: (request) => ({ ...request, headers: { "if-none-match": etag() ?? "" } }) }],
    }),
  });
  const known = result.statusCodeStats?.["304"]?.count ?? 0;
  // A few readers get 200 instead of 304, because their state had just become old.
  const right = asked.expected === 304 ? known : result["2xx"];
  if (result.errors > 0 || result["4xx"] + result["5xx"] > 0 || right === 0)
    throw new Error(`of ${result.requests.total} reads ${right} got ${asked.expected} at ${url}`);
  return { rate: right / result.duration, p99: result.latency.p99 };
}

/** Holds and releases seats, and checks after each change that a reader gets the new state, with another etag. */
function changeSeats(server: BenchServer, showId: number, url: string, user: { token: string }) {
  const api = server.apiOf(user.token);
  const run = { ended: false, changes: 0 };
  let etag: string | undefined;

  async function read(known?: string): Promise<{ status: number; etag: string | undefined; seatIds: Set<string> }> {
    const response = await fetch(url, { headers: known === undefined ? {} : { "if-none-match": known } });
    const seats = response.status === 200 ? ((await response.json()) as Array<{ seatId: string }>) : [];
    const found = response.headers.get("etag") ?? undefined;
    return { status: response.status, etag: found, seatIds: new Set(seats.map(({ seatId }) => seatId)) };
  }

  /** @throws Error if a reader with the previous state does not get the change, or gets it twice */
  async function check(seatId: string, isAvailable: boolean): Promise<void> {
    const before = etag;
    const now = await read(before);
    etag = now.etag;
    if (now.status !== 200 || now.seatIds.has(seatId) !== isAvailable)
      throw new Error(`${seatId} changed, and a reader got ${now.status} with the seat as it was`);
    if (etag === undefined) return;
    const again = await read(etag);
    if (again.status !== 304 || etag === before) throw new Error(`nothing changed, and a reader got ${again.status}`);
  }

  async function change(): Promise<void> {
    for (let turn = 0; !run.ended; turn++) {
      const seatId = ALL_SEATS[turn % ALL_SEATS.length] ?? "";
      await api.addSeat({ params: { showId, seatId } });
      await check(seatId, false);
      await sleep(1000 / CHANGES_A_SECOND);
      await api.removeSeat({ params: { seatId } });
      await check(seatId, true);
      await sleep(1000 / CHANGES_A_SECOND);
      run.changes += 2;
    }
  }
  const changing = change();
  // `end` throws the failure; without this handler it would count as unhandled until then.
  changing.catch(() => undefined);
  return {
    etag: () => etag,
    async end(): Promise<number> {
      run.ended = true;
      await changing;
      return run.changes;
    },
  };
}

export async function benchPlan(server: BenchServer): Promise<Figure> {
  const [showId = 0] = await server.makeShows(1);
  const [user = { id: 0, token: "" }] = await server.makeUsers(1);
  const path = requestPath(routes.listAvailableSeats, { params: { showId } });
  const [url, bareUrl] = [`${server.url}${path}`, `${server.bareUrl}${path}`];
  const changes = changeSeats(server, showId, url, user);
  const rounds: Array<{ bare: Reads; fresh: Reads; known: Reads }> = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const bare = await readAll(bareUrl, { expected: 200 });
    const fresh = await readAll(url, { expected: 200 });
    const known = await readAll(url, { expected: 304, etag: changes.etag });
    // The first round only warms up.
    if (round > 0) rounds.push({ bare, fresh, known });
  }
  const changed = await changes.end();
  type What = "bare" | "fresh" | "known";
  const rateOf = (what: What) => median(rounds.map((round) => round[what].rate));
  const p99Of = (what: What) => median(rounds.map((round) => round[what].p99));
  const shown = (what: What): string => `${Math.round(rateOf(what))} a second, p99 ${p99Of(what)} ms`;
  const ratio = median(rounds.map(({ fresh, bare }) => fresh.rate / bare.rate));
  return {
    name: `Reads of a show's available seats while ${CHANGES_A_SECOND} change a second, against a bare route that sends as many bytes`,
    measured: `${(ratio * 100).toFixed(0)} %: ${shown("fresh")}, against ${shown("bare")}; ${shown("known")}, of readers for whom nothing changed; right after each of ${changed} changes (median of ${ROUNDS} rounds, ${CONNECTIONS} connections)`,
    // 20 % is 5,000 a second if the bare route makes 25,000.
    aim: "at least 20 %, and as many for readers for whom nothing changed",
    reached: Math.min(ratio, rateOf("known") / rateOf("bare")) >= 0.2,
  };
}
