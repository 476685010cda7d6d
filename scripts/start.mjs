// `npm start` and `npm run dev` (--dev), on any Node from 20 up: installs the packages, runs tools/start/supervise.ts
// on the pinned Node, forwards Ctrl-C, and cleans up when the supervisor is killed.
import { join } from "node:path";
import { fullDisk } from "./setup/disk.mjs";
import { cacheDir, dataDirOf } from "./setup/paths.mjs";
import { claim, endLeftovers } from "./setup/run-record.mjs";
import { runTool } from "./setup/run-tool.mjs";

function claimData() {
  try {
    return claim(join(dataDirOf(process.env), "run.json"));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    console.error(fullDisk(error) ?? `The data folder (DATA_DIR) cannot be used: ${message}`);
    process.exit(1);
  }
}

const claimed = claimData();
if ("running" in claimed) {
  const { owner, url } = claimed.running;
  console.error(
    `Podium already runs from this folder${url ? ` at ${url}` : ""} (process ${owner.pid}): stop that one first, or give this one its own DATA_DIR and PORT.`,
  );
  process.exit(1);
}
const { record, leftovers } = claimed;
try {
  const code = await runTool(["tools/start/supervise.ts", ...process.argv.slice(2)], {
    packages: "start",
    // The cache halves the supervisor's own start time.
    env: { NODE_COMPILE_CACHE: join(cacheDir, "compiled") },
    async before() {
      if (leftovers.length === 0) return;
      console.log("The last run crashed; ending the processes that it left …");
      await endLeftovers(leftovers);
      record.update({ children: [] });
    },
    onMessage(message) {
      const { started, url } = /** @type {{ started?: import("./setup/run-record.mjs").Child, url?: string }} */ (
        message
      );
      if (started)
        record.update({ children: [...record.run.children.filter((child) => child.name !== started.name), started] });
      if (url) record.update({ url });
    },
  });
  process.exitCode = code === 130 ? 0 : code;
} finally {
  await endLeftovers(record.run.children);
  record.release();
}
