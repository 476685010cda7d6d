import { setTimeout as wait } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, quantile } from "./figures.ts";
import type { SoldTicket } from "./messages.ts";

const DEVICES = 4;
const PER_SECOND = 10;
const SECONDS = 60;
/** One ticket in so many is held before two devices at the same moment. */
const TWICE = 10;
const AIM_MS = 150;
/** From the scan to the hall's screens (a chair turns within a quarter of a second). */
const HALL_AIM_MS = 250;

const nameOf = ({ showId, seatId }: { showId: number; seatId: string }): string => `${showId} ${seatId}`;

async function followHalls(
  url: string,
  token: string,
  shows: readonly number[],
): Promise<{ socket: Socket; seen: Map<string, number>; count: () => number }> {
  const socket = io(url, { transports: ["websocket"], auth: { token } });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  const seen = new Map<string, number>();
  let events = 0;
  socket.on("scan:recorded", (scan: { showId: number; seatId: string }) => {
    events++;
    seen.set(nameOf(scan), performance.now());
  });
  for (const showId of shows) await socket.emitWithAck("hall:join", { showId });
  return { socket, seen, count: () => events };
}

export async function benchCheckIn(server: BenchServer): Promise<Figure> {
  const { token, tickets } = await server.sellShows(Math.ceil((PER_SECOND * SECONDS) / 190));
  const chosen = tickets.slice(0, PER_SECOND * SECONDS);
  const hall = await followHalls(server.url, token, [...new Set(chosen.map(({ showId }) => showId))]);
  const times: number[] = [];
  const begun = new Map<string, number>();
  const successes = new Map<SoldTicket, number>();
  let others = 0;

  async function scan(ticket: SoldTicket, device: number): Promise<void> {
    const start = performance.now();
    if (!begun.has(nameOf(ticket))) begun.set(nameOf(ticket), start);
    const response = await fetch(`${server.url}/api/reservation/${ticket.reservationId}/scan/${ticket.seatId}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        token: ticket.token,
        showId: ticket.showId,
        clientId: crypto.randomUUID(),
        device: `Device ${device}`,
      }),
    });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (response.status === 200) successes.set(ticket, (successes.get(ticket) ?? 0) + 1);
    else if (response.status !== 409) others++;
  }

  const begin = performance.now();
  const running: Array<Promise<void>> = [];
  for (const [index, ticket] of chosen.entries()) {
    // At a steady rate, whether or not earlier scans have a response.
    await wait(Math.max(0, begin + (index * 1000) / PER_SECOND - performance.now()));
    running.push(scan(ticket, index % DEVICES));
    if (index % TWICE === 0) running.push(scan(ticket, (index + 1) % DEVICES));
  }
  await Promise.all(running);
  await wait(500);
  hall.socket.disconnect();

  const once = [...successes.values()].every((count) => count === 1) && successes.size === chosen.length;
  const received = hall.count() === chosen.length && hall.seen.size === chosen.length;
  const p99 = quantile(times, 0.99);
  const delays = [...begun].map(([name, at]) => (hall.seen.get(name) ?? Number.POSITIVE_INFINITY) - at);
  const hallP99 = quantile(delays, 0.99);
  return {
    name: "Scans at the entrance, one at a time as people come",
    measured: `p99 ${p99.toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms over ${times.length} scans of ${chosen.length} tickets in ${SECONDS} s by ${DEVICES} devices; ${once ? "each came in once" : "NOT each came in once"}, the hall received ${hall.count()}, p99 ${hallP99.toFixed(0)} ms after the scan began; ${others} failed`,
    aim: `p99 under ${AIM_MS} ms at ${PER_SECOND} a second, nothing twice, nothing lost, in the hall within ${HALL_AIM_MS} ms`,
    reached: p99 < AIM_MS && hallP99 < HALL_AIM_MS && once && received && others === 0,
  };
}
