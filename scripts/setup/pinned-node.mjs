import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./paths.mjs";

/**
 * The environment with the project's own commands first on PATH, so that `node` is the pinned one.
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv() {
  return { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}` };
}

/**
 * Runs a script on the pinned Node, outside the terminal's process group: Ctrl-C then reaches it as one IPC message
 * and not as one signal per layer of npm, shell and Node. The end of the channel means that this process died.
 * @param {string[]} args script and its arguments
 * @returns {{ stop: (how: "stop" | "force") => void, ended: Promise<number>,
 *   onMessage: (listener: (message: unknown) => void) => void }}
 */
export function runOnPinnedNode(args) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: projectEnv(),
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return {
    stop: (how) => {
      if (child.connected) child.send(how);
    },
    onMessage: (listener) => child.on("message", listener),
    ended: new Promise((done, failed) => {
      child.once("error", failed);
      child.once("exit", (code) => done(code ?? 1));
    }),
  };
}
