import { fileURLToPath } from "node:url";
import { execaNode } from "execa";
import { type Figure, median } from "#bench/figures.ts";
import type { Asked } from "./asking-sockets.ts";
import type { BenchServer } from "./bench-server.ts";
import { holdsOf, type Measured, measureHolds } from "./holds.ts";

const SOCKETS = 500;
const ROUNDS = 5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export async function benchSnapshots(server: BenchServer): Promise<Figure> {
  const holds = await holdsOf(server, await server.makeShows(900));
  const [askedFor = 0] = await server.makeShows(1);
  const sockets = execaNode(
    fileURLToPath(new URL("asking-sockets.ts", import.meta.url)),
    [server.url, String(askedFor), String(SOCKETS)],
    { ipc: true, buffer: false, stdin: "ignore", stdout: "inherit", stderr: "inherit" },
  );
  await sockets.getOneMessage();

  const [alone, beside]: [Measured[], Measured[]] = [[], []];
  const asked: Asked[] = [];
  let seconds = 0;
  function ratioOf(what: "rate" | "p99") {
    const figures = { alone: median(alone.map((one) => one[what])), beside: median(beside.map((one) => one[what])) };
    return { ...figures, ratio: figures.beside / figures.alone };
  }
  for (let round = 0; round <= ROUNDS; round++) {
    const byItself = await measureHolds(server.url, holds);
    await sockets.sendMessage("start");
    const began = performance.now();
    const besideSockets = await measureHolds(server.url, holds);
    await sockets.sendMessage("stop");
    const responses = (await sockets.getOneMessage()) as unknown as Asked;
    // The first round only warms up.
    if (round === 0) continue;
    seconds += (performance.now() - began) / 1000;
    alone.push(byItself);
    beside.push(besideSockets);
    asked.push(responses);
  }
  await sockets.sendMessage("end");
  await sockets;

  const [rate, p99] = [ratioOf("rate"), ratioOf("p99")];
  const refused = sum([...beside, ...asked].map((one) => one.refused));
  const snapshots = sum(asked.map(({ responses }) => responses)) / seconds;
  return {
    name: `Holds beside ${SOCKETS} sockets that ask for a show's seats five times a second, against holds alone`,
    measured: `${(rate.ratio * 100).toFixed(0)} % (${Math.round(rate.beside)} against ${Math.round(rate.alone)} a second), ${p99.ratio.toFixed(2)} times at p99 (${p99.beside} against ${p99.alone} ms); ${Math.round(snapshots)} snapshots a second, p99 ${median(asked.map((one) => one.p99)).toFixed(0)} ms; ${refused} holds and snapshots refused (median of ${ROUNDS} rounds)`,
    aim: "at least three quarters as many, p99 at most 1.33 times, none refused",
    reached: rate.ratio >= 0.75 && p99.ratio <= 1.33 && refused === 0,
  };
}
