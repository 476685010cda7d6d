import { readFileSync } from "node:fs";
import { bornOf, parentOf } from "./process-identity.mjs";

/** A second signal within this time is the same Ctrl-C, which npm forwards in addition to the terminal. */
const sameKeyPressMs = 400;

/** The npm that started this process, directly or through a shell. @returns {number | undefined} */
function npmAbove() {
  if (!process.env.npm_lifecycle_event || process.platform !== "linux") return undefined;
  try {
    const throughShell = readFileSync(`/proc/${process.ppid}/cmdline`, "utf8").split("\0")[1] === "-c";
    return throughShell ? parentOf(process.ppid) : process.ppid;
  } catch {
    return undefined;
  }
}

/**
 * Ctrl-C, SIGTERM, the death of the npm that started this process, "stop", "force" and the end of an IPC channel.
 * @param {(how: "stop" | "force") => void} listener called once with "stop"; with "force" for a second signal
 */
export function onShutdownSignal(listener) {
  let first = 0;
  const receive = () => {
    if (first === 0) {
      first = Date.now();
      listener("stop");
    } else if (Date.now() - first > sameKeyPressMs) listener("force");
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
  if (process.channel) {
    process.once("disconnect", receive);
    process.on("message", (message) => {
      if (message === "stop" || message === "force") listener(message);
    });
    process.channel.unref();
  }
  const npm = npmAbove();
  if (npm === undefined) return;
  const born = bornOf(npm);
  const watch = setInterval(() => {
    if (bornOf(npm) === born) return;
    clearInterval(watch);
    receive();
  }, 500);
  watch.unref();
}
