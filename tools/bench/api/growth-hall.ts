import { ALL_SEATS } from "@podium/shared/hall-plan";
import { io } from "socket.io-client";
import type pg from "pg";
import type { BenchServer } from "./bench-server.ts";
import { median } from "./figures.ts";

const ROUNDS = 15;

export const HALLS = [ALL_SEATS.length, 600, 2000];

async function medianOf(act: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await act(round);
    times.push(performance.now() - began);
  }
  return median(times.slice(3));
}

/** The plan knows one hall; further seats exist in the tables only. @returns medians in ms for each of `HALLS` */
export async function measureHalls(server: BenchServer, pool: pg.Pool): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const note = (name: string, ms: number): void => void times.set(name, [...(times.get(name) ?? []), ms]);
  for (const seats of HALLS) {
    const { tokens, shows } = await server.makeData(ROUNDS, 1, 0);
    const showId = shows[0] ?? 0;
    await pool.query("insert into seats (show_id, seat_id) select $1, 'X' || n from generate_series(1, $2::int) n", [
      showId,
      seats - ALL_SEATS.length,
    ]);
    await pool.query("analyze seats");
    const socket = io(server.url, { transports: ["websocket"], forceNew: true });
    note("the snapshot that a screen gets", await medianOf(() => socket.emitWithAck("show:join", { showId })));
    socket.disconnect();
    const hold = (round: number): Promise<Response> =>
      fetch(`${server.url}/api/carts/seats/${showId}/${ALL_SEATS[round]}`, {
        method: "POST",
        headers: { authorization: `Bearer ${tokens[round]}` },
      });
    note("holding a seat in it", await medianOf(hold));
  }
  return times;
}
