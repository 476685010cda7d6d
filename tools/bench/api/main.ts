/** `npm run bench`: arguments choose among the benches; exits with 1 when an aim is missed. */
import { cpus, totalmem } from "node:os";
import { onShutdownSignal } from "../../../scripts/setup/shutdown-signal.mjs";
import { startTemporaryServers } from "#services/temporary-servers.ts";
import { buildWeb } from "#services/build.ts";
import { startBenchServer } from "./bench-server.ts";
import { benchBestSeats } from "./best-seats.ts";
import { benchBigHall } from "./big-hall.ts";
import { benchCallCost } from "./call-cost.ts";
import { benchChannels } from "./channels.ts";
import { benchCheckIn } from "./check-in.ts";
import { benchCrowd } from "./crowd.ts";
import { benchFanOut } from "./fan-out.ts";
import { benchGrowth } from "./growth.ts";
import { benchHoldRelease } from "./hold-release.ts";
import { benchHolds } from "./holds.ts";
import { benchExpiries, benchMassExpiry } from "./expiries.ts";
import { benchSaleOpening } from "./sale-opening.ts";
import { benchLists } from "./lists.ts";
import { benchOpening } from "./opening.ts";
import { benchPlan } from "./plan.ts";
import { benchMemory } from "./memory.ts";
import { benchProcesses } from "./processes.ts";
import { benchSnapshots } from "./snapshots.ts";

const wanted = process.argv.slice(2);
const benches = {
  holds: benchHolds,
  "hold-release": benchHoldRelease,
  crowd: benchCrowd,
  "best-seats": benchBestSeats,
  "fan-out": benchFanOut,
  expiries: benchExpiries,
  "check-in": benchCheckIn,
  lists: benchLists,
  "mass-expiry": benchMassExpiry,
  "sale-opening": benchSaleOpening,
  opening: benchOpening,
  "big-hall": benchBigHall,
  channels: benchChannels,
  snapshots: benchSnapshots,
  plan: benchPlan,
  growth: benchGrowth,
  processes: benchProcesses,
  memory: benchMemory,
  "call-cost": benchCallCost,
};

onShutdownSignal(() => process.exit(130));
const servers = await startTemporaryServers("bench", ["postgres", "redis"]);
console.log(
  `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
let allReached = true;
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
// A server looks for the built website when it starts.
if (isWanted("processes")) await buildWeb({ say: console.log });
for (const [name, bench] of Object.entries(benches)) {
  if (!isWanted(name)) continue;
  const server = await startBenchServer({ ...servers.urls, holdSeconds: name === "expiries" ? 10 : 900 });
  try {
    const { name: what, measured, aim, reached } = await bench(server);
    console.log(`${reached ? "reached" : "MISSED "}  ${what}\n         ${measured}\n         aim: ${aim}`);
    allReached &&= reached;
  } finally {
    await server.stop();
  }
}
await servers.stop();
process.exit(allReached ? 0 : 1);
