import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import { provideFromDebian, type Say } from "./debian-packages.ts";
import { accepts } from "./ports.ts";
import { onPath, spawnLogged, starts } from "./programs.ts";
import { ServerProcess, until } from "./server-process.ts";

const unpacked = join(cacheDir, `caddy-${process.platform}-${process.arch}`);

const findCaddy = (): string | undefined =>
  [...onPath("caddy"), join(unpacked, "usr/bin/caddy")].find((command) => starts(command, { flag: "version" }));

/** Provides Caddy. Only libzstd is fetched: every Debian has the other libraries, and the rest is optional. */
export const provideCaddy = (say: Say = () => undefined): Promise<string> =>
  provideFromDebian("Caddy", findCaddy, { wanted: ["caddy"], follow: /^libzstd/, folder: unpacked, say });

export const caddyfile = join(root, "deploy/caddy/Caddyfile");

/** @param options.env variables that deploy/caddy/Caddyfile reads */
export async function startCaddy(options: { dir: string; env: Record<string, string>; port: number; config?: string }) {
  const { dir, env, port, config = caddyfile } = options;
  const command = await provideCaddy();
  mkdirSync(dir, { recursive: true });
  const logFile = join(dir, "caddy.log");
  const server = new ServerProcess({
    name: "Caddy",
    spawn: () =>
      spawnLogged(logFile, command, ["run", "--config", config, "--adapter", "caddyfile"], {
        env: { PATH: process.env.PATH, HOME: dir, ADMIN_ADDRESS: "off", ...env },
      }),
    ready: (signal) => until(() => accepts(port), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 1000 }],
    logFile,
  });
  await server.start();
  return server;
}
