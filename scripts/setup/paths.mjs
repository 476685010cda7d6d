import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Not the current directory. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Disposable: unpacked Redis, records of tests. */
export const cacheDir = join(root, ".cache");

/** The executable itself, not its shell shim. */
export const pinnedNode = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Where the embedded servers, the generated secrets and the outbox live.
 * @param {NodeJS.ProcessEnv} env
 */
export function dataDirOf(env) {
  return resolve(root, env.DATA_DIR || ".data");
}

/**
 * The environment with the project's own commands first on PATH, so that `node` is the pinned one.
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv() {
  return { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}` };
}
