import { readFileSync } from "node:fs";
import { bornOf, parentOf } from "./process-identity.mjs";

/**
 * npm forwards the Ctrl-C that the terminal sent to everyone: a second signal this soon is the same key press.
 */
const sameKeyPressMs = 400;

/**
 * The npm above this process, also when a shell stands in between; nothing when npm is not the one that started it.
 * @returns {number | undefined}
 */
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
 * Listens for everything that means "stop": Ctrl-C, SIGTERM, the death of the npm that started this, and, for a
 * process that has a channel to its parent, a message that says so or the channel's end.
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
