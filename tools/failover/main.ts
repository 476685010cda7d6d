// `npm run test:failover`: the machine of PostgreSQL's primary dies, that of a standby, the primary's PostgreSQL alone,
// and a primary stands still and wakes up, while two dozen people use two web processes and a worker. FAILOVER_ROUNDS
// repeats that; FAULT_SEED and FAULT_USERS are those of `npm run test:faults`. Exits with 1 on a violation.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { runFaults } from "#faults/run.ts";
import { startPostgresCluster } from "#services/postgres-cluster.ts";
import { describeInterruption, findInterruptions, checkInterruption } from "./interruptions.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), "podium-failover-"));
onShutdownSignal(() => process.exit(130));

const seed = Number(process.env.FAULT_SEED || randomInt(2 ** 31));
const cluster = await startPostgresCluster(folder, say);
const report = await runFaults({
  seed,
  seconds: { cluster, rounds: Number(process.env.FAILOVER_ROUNDS || 1) },
  users: Number(process.env.FAULT_USERS || 24),
  say,
});
await cluster.stop();
for (const line of report.summary) say(line);
const interruptions = findInterruptions(report.history);
for (const interruption of interruptions) say(describeInterruption(interruption));
say(
  `screens were wrong for ${(report.longestWrongMs / 1000).toFixed(1)} s at most; allowed are 15 s of 503 and 30 s of wrong screens, times ${report.slowness.toFixed(1)} (the highest load per core of a minute, 4 at most)`,
);
const wrong = [...report.wrong, ...interruptions.flatMap((one) => checkInterruption(one, report.slowness))];
for (const line of wrong) say(`WRONG  ${line}`);
say(
  wrong.length === 0
    ? "Nothing that was answered with success is lost, and nothing is sold twice."
    : `Violations: ${wrong.length}. FAULT_SEED=${seed} replays it; logs: ${folder}, ${report.logFiles.join(", ")}`,
);
if (wrong.length === 0) rmSync(folder, { recursive: true, force: true });
process.exit(wrong.length === 0 ? 0 : 1);
