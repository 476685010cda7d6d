import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheDir, pinnedNode, projectEnv, root } from "../../scripts/setup/paths.mjs";
import { claim } from "../../scripts/setup/run-record.mjs";
import { runToEnd } from "./programs.ts";

interface Options {
  say?: (line: string) => void;
  signal?: AbortSignal;
}

interface Build {
  what: string;
  script: string;
  inputs: readonly string[];
  dist: string;
  stamp: string;
}

const sharedParts = ["packages/shared/package.json", "packages/shared/src"];
const api: Build = {
  what: "API",
  script: "apps/api/scripts/build.mjs",
  inputs: ["apps/api/scripts", "apps/api/src", ...sharedParts],
  dist: join(root, "apps/api/dist"),
  stamp: "built-from",
};
const webParts = ["index.html", "package.json", "public", "scripts", "src", "vite", "vite.config.ts"];
const web: Build = {
  what: "website",
  script: "apps/web/scripts/build.mjs",
  inputs: [...webParts.map((part) => `apps/web/${part}`), ...sharedParts, "package-lock.json"],
  dist: join(root, "apps/web/dist"),
  // The server does not serve this folder.
  stamp: "pages/built-from",
};

/** Builds the API to JavaScript in apps/api/dist, unless it is up to date. @throws Error with the build's output */
export const buildApi = (options: Options = {}): Promise<void> => ensureBuilt(api, options);

/** Builds the website without compressed files in apps/web/dist, unless it is up to date. @throws Error likewise */
export const buildWeb = (options: Options = {}): Promise<void> => ensureBuilt(web, options);

/** Writes the website's compressed files, unless they exist. Until then, the server sends uncompressed files. */
export async function compressWeb({ signal }: Pick<Options, "signal"> = {}): Promise<void> {
  const done = join(web.dist, "pages/compressed");
  if (existsSync(done)) return;
  const script = join(root, "apps/web/scripts/precompress.mjs");
  await runToEnd(pinnedNode, [script], { env: projectEnv(), ...(signal && { signal }) });
  writeFileSync(done, "");
}

/** Builds unless up to date. If several processes do so at once, one builds and the others wait. */
async function ensureBuilt(build: Build, { say, signal }: Options): Promise<void> {
  const lockFile = join(cacheDir, `build-${build.what.toLowerCase()}.json`);
  for (;;) {
    if (signal?.aborted) return;
    const wanted = fingerprint(build.inputs);
    if (stampOf(build) === wanted) return;
    const claimed = claim(lockFile);
    if ("running" in claimed) {
      await sleep(100);
      continue;
    }
    try {
      // Another process may have built it since the first check.
      if (stampOf(build) !== wanted) await make(build, wanted, { ...(say && { say }), ...(signal && { signal }) });
      return;
    } finally {
      claimed.record.release();
    }
  }
}

/** Builds in a temporary folder and moves the result into place, so that an interruption leaves no partial build. */
async function make({ what, script, dist, stamp }: Build, wanted: string, { say, signal }: Options): Promise<void> {
  const began = performance.now();
  const made = join(cacheDir, "builds", what);
  const former = `${made}.former`;
  for (const folder of [made, former]) rmSync(folder, { recursive: true, force: true });
  try {
    await runToEnd(pinnedNode, ["--disable-warning=ExperimentalWarning", join(root, script), made], {
      cwd: root,
      env: projectEnv(),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) return;
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The ${what} could not be built:\n${why}`, { cause: error });
  }
  writeFileSync(join(made, stamp), wanted);
  mkdirSync(dirname(dist), { recursive: true });
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(made, dist);
  rmSync(former, { recursive: true, force: true });
  say?.(`Built the ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function stampOf({ dist, stamp }: Build): string | undefined {
  try {
    return readFileSync(join(dist, stamp), "utf8");
  } catch {
    return undefined;
  }
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (name: string): void => {
    hash.update(`${name}\0`);
    hash.update(readFileSync(join(root, name)));
  };
  for (const input of inputs) {
    if (statSync(join(root, input)).isFile()) add(input);
    else
      for (const entry of readdirSync(join(root, input), { recursive: true, encoding: "utf8" }).toSorted())
        if (/\.\w+$/.test(entry) && !/\.test\./.test(entry)) add(join(input, entry));
  }
  return hash.digest("hex");
}
