// `npm run test:rolling`: restarts and kills the processes of a fleet while people use it. ROLLING_ROUNDS,
// ROLLING_BUSY and ROLLING_SCREENS set the number of rounds, of busy loops and of screens.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { runRolling } from "./run.ts";

const numberOf = (name: string, standard: number): number => Number(process.env[name] || standard);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), "podium-rolling-"));
// PostgreSQL's account must be able to enter the folder.
chmodSync(folder, 0o711);
onShutdownSignal(() => process.exit(130));

const rounds = numberOf("ROLLING_ROUNDS", 5);
const { wrong } = await runRolling({
  folder,
  rounds,
  kills: rounds,
  busy: numberOf("ROLLING_BUSY", 2),
  screens: numberOf("ROLLING_SCREENS", 300),
  say,
});
for (const line of wrong.slice(0, 50)) say(`WRONG  ${line}`);
say(wrong.length === 0 ? "No call failed that had to succeed." : `${wrong.length} wrong; logs: ${folder}`);
if (wrong.length === 0) rmSync(folder, { recursive: true, force: true });
process.exit(wrong.length === 0 ? 0 : 1);
