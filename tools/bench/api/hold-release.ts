import { type ApiRequest, requestPath } from "@podium/shared/contracts/client";
import type { Route } from "@podium/shared/contracts/endpoint";
import { routes } from "@podium/shared/contracts/routes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import autocannon from "autocannon";
import { type Figure, median } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";

const ROUNDS = 5;
const SECONDS = 5;
const VISITORS = 32;
/**
 * Calls per call of a bare route with one UPDATE. On the machine where that answers 766 calls a second, the aim is 800
 * seats held and released a second, and later 1,500.
 */
const AIM = (2 * 800) / 766;

interface Clicked {
  /** Requests a second. */
  rate: number;
  /** In ms. */
  p50: number;
  p99: number;
}

/** Repeats the requests of each connection in turn. @throws Error if any response is not a success */
async function clickAt(url: string, requestsOf: (person: number) => autocannon.Request[]): Promise<Clicked> {
  let opened = 0;
  const result = await autocannon({
    url,
    connections: VISITORS,
    duration: SECONDS,
    setupClient: (client) => client.setRequests(requestsOf(opened++)),
  });
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} refused at ${url}`);
  return { rate: result["2xx"] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

const medians = (rounds: readonly Clicked[]): Clicked => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

export async function benchHoldRelease(server: BenchServer): Promise<Figure> {
  const people = await server.makeUsers(VISITORS);
  const [showId = 0] = await server.makeShows(1);
  const bareShows = await server.makeBareShows(VISITORS);
  const seatOf = (person: number) => ALL_SEATS[person] ?? "";
  const asked = (route: Route, person: number, request: ApiRequest) => ({
    method: route.method,
    path: requestPath(route, request),
    headers: { authorization: `Bearer ${people[person]?.token}` },
  });
  const pairOf = (person: number) => [
    asked(routes.addSeat, person, { params: { showId, seatId: seatOf(person) } }),
    asked(routes.removeSeat, person, { params: { seatId: seatOf(person) } }),
  ];
  // The bare route's statement uses the only cart of a show.
  const bareOf = (person: number) => {
    const [params, query] = [{ showId: bareShows[person] ?? 0, seatId: seatOf(person) }, { showId: bareShows[person] }];
    return [asked(routes.addSeat, person, { params }), asked(routes.removeSeat, person, { params, query })];
  };

  const [ours, bare]: [Clicked[], Clicked[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const [clicked, plain] = [await clickAt(server.url, pairOf), await clickAt(server.bareUrl, bareOf)];
    // The first round only warms up both servers.
    if (round === 0) continue;
    ours.push(clicked);
    bare.push(plain);
  }
  const [pairs, plain] = [medians(ours), medians(bare)];
  const ratio = median(ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN)));
  const times = ({ p50, p99 }: Clicked) => `p50 ${p50} ms, p99 ${p99} ms`;
  return {
    name: `${VISITORS} people hold a seat of their own and give it back, against an UPDATE for each on a bare Fastify route`,
    measured: `${ratio.toFixed(2)} times as many calls (${Math.round(pairs.rate / 2)} pairs a second, a call ${times(pairs)}; bare ${Math.round(plain.rate / 2)} pairs, ${times(plain)}; median of ${ROUNDS} rounds)`,
    aim: `at least ${AIM.toFixed(2)} times, p99 under 60 ms`,
    reached: ratio >= AIM && pairs.p99 < 60,
  };
}
