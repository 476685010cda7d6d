import { setTimeout as wait } from "node:timers/promises";
import { connect } from "@podium/api/test/screens.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { ApiFailure } from "@podium/shared/test/api.ts";
import { type Figure, quantile } from "#bench/figures.ts";
import type { BenchServer, SoldTicket } from "./bench-server.ts";

const DEVICES = 4;
const PER_SECOND = 10;
const SECONDS = 60;
const TWICE = 10;
const AIM_MS = 150;
/** Time from the scan to the hall's screens (a chair turns within a quarter of a second). */
const HALL_AIM_MS = 250;

const nameOf = ({ showId, seatId }: { showId: number; seatId: string }): string => `${showId} ${seatId}`;

export async function benchCheckIn(server: BenchServer): Promise<Figure> {
  const shows = await server.makeShows(Math.ceil((PER_SECOND * SECONDS) / ALL_SEATS.length));
  const chosen = (await server.sellOut(shows)).slice(0, PER_SECOND * SECONDS);
  const admin = server.apiOf(server.admin.token);
  const hall = await connect(server.url, server.admin.token);
  const seen = new Map<string, number>();
  let events = 0;
  hall.on("scan:recorded", (recorded) => {
    events++;
    seen.set(nameOf(recorded), performance.now());
  });
  for (const showId of shows) await hall.emitWithAck("hall:join", { showId });
  const times: number[] = [];
  const begun = new Map<string, number>();
  const successes = new Map<SoldTicket, number>();
  let others = 0;

  async function scan(ticket: SoldTicket, device: number): Promise<void> {
    const start = performance.now();
    if (!begun.has(nameOf(ticket))) begun.set(nameOf(ticket), start);
    const { reservationId, seatId, showId, token } = ticket;
    const body = { token, showId, clientId: crypto.randomUUID(), device: `Device ${device}` };
    const failure = await admin.scanSeat({ params: { reservationId, seatId }, body }).then(
      () => undefined,
      (error: unknown) => error,
    );
    times.push(performance.now() - start);
    if (failure === undefined) successes.set(ticket, (successes.get(ticket) ?? 0) + 1);
    else if (!(failure instanceof ApiFailure) || failure.status !== 409) others++;
  }

  const begin = performance.now();
  const running: Array<Promise<void>> = [];
  for (const [index, ticket] of chosen.entries()) {
    // Scans start at a steady rate, whether or not earlier ones have a response.
    await wait(Math.max(0, begin + (index * 1000) / PER_SECOND - performance.now()));
    running.push(scan(ticket, index % DEVICES));
    if (index % TWICE === 0) running.push(scan(ticket, (index + 1) % DEVICES));
  }
  await Promise.all(running);
  await wait(500);
  hall.disconnect();

  const once = [...successes.values()].every((count) => count === 1) && successes.size === chosen.length;
  const received = events === chosen.length && seen.size === chosen.length;
  const p99 = quantile(times, 0.99);
  const delays = [...begun].map(([name, at]) => (seen.get(name) ?? Number.POSITIVE_INFINITY) - at);
  const hallP99 = quantile(delays, 0.99);
  return {
    name: "Scans at the entrance, one at a time as people come",
    measured: `p99 ${p99.toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms over ${times.length} scans of ${chosen.length} tickets in ${SECONDS} s by ${DEVICES} devices; ${once ? "each came in once" : "NOT each came in once"}, the hall received ${events}, p99 ${hallP99.toFixed(0)} ms after the scan began; ${others} failed`,
    aim: `p99 under ${AIM_MS} ms at ${PER_SECOND} a second, nothing twice, nothing lost, in the hall within ${HALL_AIM_MS} ms`,
    reached: p99 < AIM_MS && hallP99 < HALL_AIM_MS && once && received && others === 0,
  };
}
