import { ALL_SEATS } from "@podium/shared/hall-plan";
import { io, type Socket } from "socket.io-client";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, quantile, wallClock } from "./figures.ts";

const SOCKETS = 1000;
const ROUNDS = 190;

async function connectAll(url: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < SOCKETS; index++) {
    const socket = io(url, { transports: ["websocket"], forceNew: true });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    sockets.push(socket);
  }
  return sockets;
}

function lastReceived(sockets: readonly Socket[], event: string): Promise<number> {
  return new Promise((resolve) => {
    let missing = sockets.length;
    for (const socket of sockets) {
      socket.once(event, () => {
        missing--;
        if (missing === 0) resolve(wallClock());
      });
    }
  });
}

export async function benchFanOut(server: BenchServer): Promise<Figure> {
  const data = await server.makeData(ROUNDS, 1, 0);
  const showId = data.shows[0] ?? 0;
  const watchers = await connectAll(server.url);
  for (const socket of watchers) await socket.emitWithAck("show:join", { showId });
  const bareSockets = await connectAll(server.bareSocketsUrl);

  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const seatId = ALL_SEATS[round];
    const seen = lastReceived(watchers, "seats:changed");
    const click = wallClock();
    const response = await fetch(`${server.url}/api/carts/seats/${showId}/${seatId}`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.tokens[round]}` },
    });
    if (response.status !== 200) throw new Error(`a hold responded ${response.status}`);
    ours.push((await seen) - click);

    const received = lastReceived(bareSockets, "message");
    const sent = wallClock();
    server.sendBareMessage([{ seatId, status: "held", version: 1 }]);
    bare.push((await received) - sent);
  }
  for (const socket of [...watchers, ...bareSockets]) socket.disconnect();
  // The first rounds warm both up.
  const [oursWarm, bareWarm] = [ours.slice(20), bare.slice(20)];
  const ratio = quantile(oursWarm, 0.99) / quantile(bareWarm, 0.99);
  const show = (values: number[]): string =>
    `p50 ${quantile(values, 0.5).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms`;
  return {
    name: `From the click to the last of ${SOCKETS} screens against one bare socket.io message to ${SOCKETS} sockets`,
    measured: `${ratio.toFixed(2)} times at p99 (${show(oursWarm)}; bare ${show(bareWarm)}; ${oursWarm.length} clicks)`,
    aim: "p99 at most 1.5 times",
    reached: ratio <= 1.5,
  };
}
