// docker-compose.yml with processes for containers: PostgreSQL, Redis, two web, a worker, Caddy with its own file.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { apiServer, untilReady } from "#services/api.ts";
import { startCaddy } from "#services/caddy.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";
import type { ServerProcess } from "#services/server-process.ts";

interface Member {
  url: string;
  server: ServerProcess;
}

export const fleetAdmin = { email: "beheer@fleet.example", password: "fleet-tests-only" };

export async function memberReady({ url }: Member): Promise<void> {
  const missing = await untilReady(url, AbortSignal.timeout(60_000));
  if (missing) throw new Error(`${url} is not ready: ${missing}`);
}

async function startMember(env: Record<string, string>): Promise<Member> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const server = apiServer({ env: { ...env, HOST: "127.0.0.1", PORT: String(port) }, url });
  await server.start();
  const member = { url, server };
  await memberReady(member);
  return member;
}

export async function startFleet(
  options: { env?: Record<string, string>; tls?: { certificate: string; key: string } } = {},
) {
  const { env = {}, tls } = options;
  const folder = mkdtempSync(join(tmpdir(), "podium-fleet-"));
  chmodSync(folder, 0o711);
  const [postgres, redis] = await Promise.all([
    startPostgres({ dir: join(folder, "postgres"), fast: true }),
    startRedis({ dir: join(folder, "redis"), fast: true }),
  ]);
  const common = {
    NODE_ENV: "production",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: folder,
    JWT_SECRET: "only for tests, and long enough for that",
    ADMIN_EMAIL: fleetAdmin.email,
    ADMIN_PASSWORD: fleetAdmin.password,
    LOG_LEVEL: "warn",
    RATE_LIMIT: "off",
    ...env,
  };
  // All at once, as in compose: one migrates, the others wait.
  const [first, second, worker] = await Promise.all([
    startMember({ ...common, ROLE: "web" }),
    startMember({ ...common, ROLE: "web" }),
    startMember({ ...common, ROLE: "worker" }),
  ]);
  const [port, plainPort] = [await getPort(), await getPort()];
  const proxy = await startCaddy({
    dir: join(folder, "caddy"),
    port,
    env: {
      API_SERVERS: [first, second].map(({ url }) => new URL(url).host).join(" "),
      SITE_ADDRESS: tls ? "127.0.0.1" : `:${port}`,
      SITE_OPTIONS: ["bind 127.0.0.1", tls && `tls ${tls.certificate} ${tls.key}`].filter(Boolean).join("\n"),
      HTTP_PORT: String(tls ? plainPort : port),
      HTTPS_PORT: String(tls ? port : plainPort),
    },
  });
  return {
    url: `${tls ? "https" : "http"}://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    web: [first, second] as const,
    worker,
    async stop() {
      await proxy.stop();
      await Promise.all([first, second, worker].map(({ server }) => server.stop({ force: true })));
      await Promise.all([postgres.server.stop(), redis.server.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
