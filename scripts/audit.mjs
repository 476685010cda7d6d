// `npm run audit`: the advisories that npm's registry knows about the locked packages (docs/decisions/003).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { auditResult } from "./setup/audit-report.mjs";
import { projectEnv, root } from "./setup/paths.mjs";

/** Makes npm fail at once on a machine without a network. */
const args = ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
const { stdout } = spawnSync("npm", args, { cwd: root, env: projectEnv(), encoding: "utf8", maxBuffer: 64_000_000 });
/** @type {unknown} */
const stored = JSON.parse(readFileSync(join(root, "scripts/setup/accepted-advisories.json"), "utf8"));
const accepted = /** @type {import("./setup/audit-report.mjs").Accepted[]} */ (stored);
const { lines, wrong } = auditResult(stdout, accepted, new Date().toISOString().slice(0, 10));
for (const line of lines) console.log(line);
process.exit(wrong ? 1 : 0);
