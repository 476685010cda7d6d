import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./paths.mjs";

/**
 * The environment in which everything runs: the project's own commands come first on PATH, so that a child that
 * asks for `node` gets the pinned one.
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv() {
  return { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}` };
}

/**
 * Runs a script of the project on the pinned Node and tells it, and it alone, to stop: it stands outside the
 * terminal's process group, so that one Ctrl-C means one message and not one signal per layer of npm, shell and Node.
 * It has an IPC channel, by whose end it learns that this process died.
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
