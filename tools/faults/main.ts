/**
 * `npm run test:faults`: the long form. FAULT_SEED plays a run again, FAULT_SECONDS says how long things break. Exits with
 * 1 when a promise was broken.
 */
import { randomInt } from "node:crypto";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { runFaults } from "./run.ts";

const seed = Number(process.env.FAULT_SEED || randomInt(2 ** 31));
const seconds = Number(process.env.FAULT_SECONDS || 180);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Everything that was started ends with this process.
onShutdownSignal(() => process.exit(130));

const report = await runFaults({ seed, seconds, people: 24, say });
for (const line of report.summary) say(line);
for (const line of report.wrong) say(`WRONG  ${line}`);
say(
  report.wrong.length === 0
    ? "Every promise was kept."
    : `Broken promises: ${report.wrong.length}. FAULT_SEED=${seed} plays it again; the servers' words: ${report.logFiles.join(", ")}`,
);
process.exit(report.wrong.length === 0 ? 0 : 1);
