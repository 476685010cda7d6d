// `npm run test:faults`: FAULT_SEED replays a run, FAULT_SECONDS sets its length, FAULT_USERS the number of users
// (fewer on a busy machine), FAULT_RATE_LIMIT=on leaves the limits on; exits with 1 on a violation.
import { randomInt } from "node:crypto";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { runFaults } from "./run.ts";

const seed = Number(process.env.FAULT_SEED || randomInt(2 ** 31));
const seconds = Number(process.env.FAULT_SECONDS || 180);
const users = Number(process.env.FAULT_USERS || 24);
const rateLimit = process.env.FAULT_RATE_LIMIT === "on" ? "on" : "off";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

onShutdownSignal(() => process.exit(130));

const report = await runFaults({ seed, seconds, users, rateLimit, say });
for (const line of report.summary) say(line);
for (const line of report.wrong) say(`WRONG  ${line}`);
say(
  report.wrong.length === 0
    ? "No violations."
    : `Violations: ${report.wrong.length}. FAULT_SEED=${seed} replays it; server logs: ${report.logFiles.join(", ")}`,
);
process.exit(report.wrong.length === 0 ? 0 : 1);
