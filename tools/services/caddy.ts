import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import { hasDebianPackages, unpackDebianPackages } from "./debian-packages.ts";
import { accepts } from "./ports.ts";
import { onPath, spawnLogged, starts } from "./programs.ts";
import { ServerProcess, until } from "./server-process.ts";

const unpacked = join(cacheDir, `caddy-${process.platform}-${process.arch}`);

const findCaddy = (): string | undefined =>
  [...onPath("caddy"), join(unpacked, "usr/bin/caddy")].find((command) => starts(command, { flag: "version" }));

async function provideCaddy(): Promise<string> {
  const present = findCaddy();
  if (present) return present;
  if (!hasDebianPackages()) throw new Error("There is no Caddy here: install it, so that the proxy can be tested.");
  // Its libraries are on every Debian; its other dependencies are optional.
  await unpackDebianPackages({ wanted: ["caddy"], follow: /^libzstd/, folder: unpacked, say: () => undefined });
  const fetched = findCaddy();
  if (!fetched) throw new Error("The distribution's Caddy does not run here: install caddy.");
  return fetched;
}

/** @param options.env what deploy/caddy/Caddyfile reads */
export async function startCaddy(options: { dir: string; env: Record<string, string>; port: number }) {
  const { dir, env, port } = options;
  const command = await provideCaddy();
  mkdirSync(dir, { recursive: true });
  const logFile = join(dir, "caddy.log");
  const server = new ServerProcess({
    name: "Caddy",
    spawn: () =>
      spawnLogged(
        logFile,
        command,
        ["run", "--config", join(root, "deploy/caddy/Caddyfile"), "--adapter", "caddyfile"],
        {
          env: { PATH: process.env.PATH, HOME: dir, ADMIN_ADDRESS: "off", ...env },
        },
      ),
    ready: (signal) => until(() => accepts(port), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 1000 }],
    logFile,
  });
  await server.start();
  return server;
}
