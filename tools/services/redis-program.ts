import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { hasDebianPackages, libraryPathOf, unpackDebianPackages } from "./debian-packages.ts";

/** A redis-server, or a valkey-server, which speaks the same protocol. */
interface RedisProgram {
  command: string;
  env: NodeJS.ProcessEnv;
}

const unpacked = join(cacheDir, `redis-${process.platform}-${process.arch}`);

function runs({ command, env }: RedisProgram): boolean {
  return existsSync(command) && spawnSync(command, ["--version"], { env, stdio: "ignore" }).status === 0;
}

function findRedis(): RedisProgram | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => ["redis-server", "valkey-server"].map((name) => join(folder, name)))
    .map((command) => ({ command, env: process.env }));
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  return [...onPath, { command: join(unpacked, "usr/bin/redis-server"), env }].find(runs);
}

async function fromDebian(say: (line: string) => void): Promise<RedisProgram | undefined> {
  if (!hasDebianPackages()) return undefined;
  say("No Redis on this machine: unpacking the distribution's package into .cache …");
  // The program is in redis-tools; of the dependencies only libraries matter.
  const wanted = ["redis-server", "redis-tools"];
  await unpackDebianPackages({ wanted, follow: /^(lib(?!c6$)|lua)/, folder: unpacked, say });
  return findRedis();
}

/** Needs a C compiler. */
async function compiled(say: (line: string) => void): Promise<RedisProgram> {
  say("No Redis on this machine: building one, which takes some minutes the first time …");
  const { RedisBinary } = await import("redis-memory-server");
  return { command: await RedisBinary.getPath({ downloadDir: join(cacheDir, "redis-compiled") }), env: process.env };
}

/** Installs nothing system-wide. @throws Error that says what to do */
export async function provideRedis(say: (line: string) => void): Promise<RedisProgram> {
  const reasons: string[] = [];
  for (const way of [findRedis, fromDebian, compiled]) {
    try {
      const program = await way(say);
      if (program && runs(program)) return program;
    } catch (error) {
      reasons.push(String(error instanceof Error ? error.message : error).split("\n")[0] ?? "");
    }
  }
  throw new Error(
    `There is no Redis here and none could be had: install redis-server, or set REDIS_URL to one. (${reasons.join("; ")})`,
  );
}
