import { join } from "node:path";
import { cacheDir, pinnedNode, projectEnv, root } from "../../scripts/setup/paths.mjs";
import { hasDebianPackages, libraryPathOf, provideFromDebian } from "./debian-packages.ts";
import { onPath, runToEnd, starts } from "./programs.ts";

/** A redis-server, or a valkey-server, which speaks the same protocol. */
interface RedisProgram {
  command: string;
  env: NodeJS.ProcessEnv;
}

const unpacked = join(cacheDir, `redis-${process.platform}-${process.arch}`);

const runs = ({ command, env }: RedisProgram): boolean => starts(command, { env });

function findRedis(): RedisProgram | undefined {
  const present = onPath("redis-server", "valkey-server").map((command) => ({ command, env: process.env }));
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  return [...present, { command: join(unpacked, "usr/bin/redis-server"), env }].find(runs);
}

async function fromDebian(say: (line: string) => void): Promise<RedisProgram | undefined> {
  if (!hasDebianPackages()) return undefined;
  // The package redis-tools contains the program; only libraries among the dependencies are needed.
  const wanted = ["redis-server", "redis-tools"];
  return provideFromDebian("Redis", findRedis, { wanted, follow: /^(lib(?!c6$)|lua)/, folder: unpacked, say });
}

/** Package outside the workspaces, because hardly any machine needs it. */
const compiler = join(root, "tools/services/redis-compiler");
const COMPILE = `import { RedisBinary } from "redis-memory-server";
console.log(await RedisBinary.getPath({ downloadDir: process.argv[1] }));`;

/** Compiles Redis, which needs a C compiler. */
async function compiled(say: (line: string) => void): Promise<RedisProgram> {
  say("No Redis on this machine: building one, which takes some minutes the first time …");
  const options = { cwd: compiler, env: projectEnv() };
  await runToEnd("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], options);
  const args = ["--input-type=module", "--eval", COMPILE, join(cacheDir, "redis-compiled")];
  return { command: (await runToEnd(pinnedNode, args, options)).trim(), env: process.env };
}

/** Provides Redis without installing it system-wide. @throws Error that says what to do */
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
