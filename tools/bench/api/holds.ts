import { ALL_SEATS } from "@podium/shared/hall-plan";
import autocannon from "autocannon";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, median } from "./figures.ts";
import { pgbenchHolds } from "./pgbench.ts";

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
/** Under the twenty of a cart, so that no hold is refused. */
const SEATS_EACH = 19;

interface Target {
  path: string;
  token?: string;
}

/** Any response but 200 makes the run worthless. */
async function measure(url: string, targets: Iterator<Target, undefined>): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: "POST",
        setupRequest(request) {
          const next = targets.next();
          if (next.done) throw new Error("the bench ran out of seats");
          const target = next.value;
          return {
            ...request,
            path: target.path,
            headers: target.token ? { authorization: `Bearer ${target.token}` } : {},
          };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed at ${url}`);
  return result["2xx"] / result.duration;
}

/** The aim is 70 % of a bare route with the same UPDATE. */
export async function benchHolds(server: BenchServer): Promise<Figure> {
  const shows = 600;
  const data = await server.makeData(shows * 10, shows, shows);
  function* holds(): Generator<Target> {
    for (let seat = 0; seat < SEATS_EACH; seat++) {
      for (const [index, token] of data.tokens.entries()) {
        const show = data.shows[index % shows];
        const seatId = ALL_SEATS[Math.floor(index / shows) * SEATS_EACH + seat];
        yield { path: `/api/carts/seats/${show}/${seatId}`, token };
      }
    }
  }
  function* bareHolds(): Generator<Target> {
    for (const seatId of ALL_SEATS) for (const show of data.bareShows) yield { path: `/${show}/${seatId}` };
  }
  const [ours, bare] = [holds(), bareHolds()];
  const ratios: number[] = [];
  const rates: Array<{ ours: number; bare: number }> = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const rate = { bare: await measure(server.bareUrl, bare), ours: await measure(server.url, ours) };
    // The first round warms both up.
    if (round === 0) continue;
    rates.push(rate);
    ratios.push(rate.ours / rate.bare);
  }
  const ratio = median(ratios);
  const postgres = await pgbenchHolds(data.bareShows, SECONDS);
  const rate = median(rates.map(({ ours: holdsASecond }) => holdsASecond));
  const against =
    postgres === undefined
      ? "no pgbench here to compare with"
      : `pgbench makes ${Math.round(postgres)} a second of that UPDATE alone: ${((rate / postgres) * 100).toFixed(0)} %`;
  return {
    name: "Hold through the API against the same UPDATE on a bare Fastify route",
    measured: `${(ratio * 100).toFixed(0)} % (${Math.round(rate)} against ${Math.round(median(rates.map(({ bare: bareRate }) => bareRate)))} requests a second, median of ${ROUNDS} rounds, ${CONNECTIONS} connections); ${against}`,
    aim: "at least 70 %",
    reached: ratio >= 0.7,
  };
}
