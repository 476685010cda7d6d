// `npm start` and `npm run dev` (--dev), on any Node from 20 up: installs the packages, runs tools/start/supervise.ts
// on the pinned Node, forwards Ctrl-C, and cleans up when the supervisor is killed.
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { dataDirOf } from "./setup/paths.mjs";
import { runOnPinnedNode } from "./setup/pinned-node.mjs";
import { claim, endLeftovers } from "./setup/run-record.mjs";
import { onShutdownSignal } from "./setup/shutdown-signal.mjs";

const say = (/** @type {string} */ line) => console.log(line);
const installing = new AbortController();
/** @type {(how: "stop" | "force") => void} */
let stop = () => installing.abort();
onShutdownSignal((how) => stop(how));

const claimed = claim(join(dataDirOf(process.env), "run.json"));
if ("taken" in claimed) {
  const { owner, url } = claimed.taken;
  console.error(
    `Podium already runs from this folder${url ? ` at ${url}` : ""} (process ${owner.pid}): stop that one first, or give this one its own DATA_DIR and PORT.`,
  );
  process.exit(1);
}
const { record, leftovers } = claimed;
try {
  if (leftovers.length > 0) {
    say("The last run crashed; ending the processes that it left …");
    await endLeftovers(leftovers);
  }
  await ensureInstalled(say, installing.signal);
  const supervisor = runOnPinnedNode(["tools/start/supervise.ts", ...process.argv.slice(2)]);
  stop = supervisor.stop;
  supervisor.onMessage((message) => {
    const { started, url } = /** @type {{ started?: import("./setup/run-record.mjs").Child, url?: string }} */ (
      message
    );
    if (started)
      record.update({ children: [...record.run.children.filter((child) => child.name !== started.name), started] });
    if (url) record.update({ url });
  });
  process.exitCode = await supervisor.ended;
} catch (error) {
  if (!installing.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await endLeftovers(record.run.children);
  record.release();
}
