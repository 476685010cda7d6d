import { spawn } from "node:child_process";
import { once } from "node:events";
import { fullDisk } from "./disk.mjs";
import { ensureInstalled } from "./install.mjs";
import { pinnedNode, projectEnv, root } from "./paths.mjs";
import { onShutdownSignal } from "./shutdown-signal.mjs";

/**
 * Runs a script on the pinned Node outside the terminal's process group: Ctrl-C reaches it as one IPC message, not as a
 * signal per layer of npm, shell and Node. The end of the channel means that this process died.
 * @param {string[]} args script and its arguments @returns {Promise<number>} 130 if it was stopped before it ran
 * @param {{ packages?: import("./packages.mjs").PackageSet, env?: NodeJS.ProcessEnv, before?: () => Promise<void>,
 *   onMessage?: (message: unknown) => void }} [options]
 */
export async function runTool(args, { packages, env, before, onMessage } = {}) {
  const preparing = new AbortController();
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  onShutdownSignal((how) => {
    if (!child) preparing.abort();
    else if (child.connected) child.send(how);
  });
  try {
    await before?.();
    await ensureInstalled((line) => console.log(line), {
      ...(packages && { set: packages }),
      signal: preparing.signal,
    });
    preparing.signal.throwIfAborted();
    child = spawn(pinnedNode, args, {
      cwd: root,
      env: { ...projectEnv(), ...env },
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    if (onMessage) child.on("message", onMessage);
    const [code] = /** @type {[number | null]} */ (await once(child, "exit"));
    return code ?? 1;
  } catch (error) {
    if (preparing.signal.aborted) return 130;
    console.error(fullDisk(error) ?? (error instanceof Error ? error.message : error));
    return 1;
  }
}
