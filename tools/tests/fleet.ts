// The services of docker-compose.yml as processes: PostgreSQL with the app's role, Redis, two web, a worker, Caddy.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { urlOfRole } from "@podium/api/test/database.ts";
import { runMigrate, startApi } from "#services/api.ts";
import { caddyfile, startCaddy } from "#services/caddy.ts";
import { freePort } from "#services/ports.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";

export const fleetAdmin = { email: "beheer@fleet.example", password: "fleet-tests-only" };

const LIMIT_FACTOR = 10;
const PROXY_LIMIT = /^(\s*(?:health_timeout|lb_try_duration|dial_timeout|response_header_timeout) )(\d+)s$/gm;

function caddyfileWithLongLimits(folder: string): string {
  const file = join(folder, "Caddyfile");
  const text = readFileSync(caddyfile, "utf8");
  writeFileSync(
    file,
    text.replace(PROXY_LIMIT, (_line, name, seconds) => `${name}${Number(seconds) * LIMIT_FACTOR}s`),
  );
  return file;
}

/** @param folder an empty folder that PostgreSQL's account may enter */
export async function startFleet(
  folder: string,
  options: {
    env?: Record<string, string>;
    webEnv?: Record<string, string>;
    tls?: { certificate: string; key: string };
    /** Waits ten times longer for processes and servers than the product does, so that a busy machine fails no call. */
    longLimits?: boolean;
  } = {},
) {
  const { env = {}, webEnv = {}, tls, longLimits = false } = options;
  await using starting = new AsyncDisposableStack();
  const postgres = await startPostgres({ dir: join(folder, "postgres"), fast: true });
  starting.defer(() => postgres.server.stop());
  const redis = await startRedis({ dir: join(folder, "redis"), fast: true });
  starting.defer(() => redis.server.stop());
  const databaseUrl = urlOfRole(postgres.url, "podium_app");
  await runMigrate({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: postgres.url });
  const startMember = async (role: "web" | "worker", name: string = role) =>
    starting.adopt(
      await startApi(
        {
          // Production cannot run without rate limits, which the repeated sign-ins would exceed.
          NODE_ENV: "test",
          DATABASE_URL: databaseUrl,
          REDIS_URL: redis.url,
          DATA_DIR: folder,
          JWT_SECRET: "only for tests, and long enough for that",
          ADMIN_EMAIL: fleetAdmin.email,
          ADMIN_PASSWORD: fleetAdmin.password,
          LOG_LEVEL: "warn",
          RATE_LIMIT: "off",
          ...(longLimits && { TIME_LIMIT_FACTOR: String(LIMIT_FACTOR) }),
          ...env,
          ...(role === "web" && webEnv),
          ROLE: role,
        },
        { logFile: join(folder, `${name}.log`) },
      ),
      // Forced, because a drain takes minutes.
      ({ server }) => server.stop({ force: true }),
    );
  // All services start at once, as with Docker Compose.
  const [first, second, worker] = await Promise.all([
    startMember("web", "web-1"),
    startMember("web", "web-2"),
    startMember("worker"),
  ]);
  const [port, plainPort] = [await freePort(), await freePort()];
  const url = tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const proxy = await startCaddy({
    dir: join(folder, "caddy"),
    port,
    ...(longLimits && { config: caddyfileWithLongLimits(folder) }),
    env: {
      API_SERVERS: [first, second].map((one) => new URL(one.url).host).join(" "),
      PUBLIC_URL: url,
      SITE_ADDRESS: tls ? "localhost" : `:${port}`,
      SITE_OPTIONS: tls ? `tls ${tls.certificate} ${tls.key}` : "",
      ...(env.TRUSTED_PROXIES && { TRUSTED_PROXIES: env.TRUSTED_PROXIES }),
      HTTP_PORT: String(tls ? plainPort : port),
      HTTPS_PORT: String(tls ? port : plainPort),
    },
  });
  starting.defer(() => proxy.stop());
  const running = starting.move();
  return {
    url,
    plainUrl: `http://localhost:${plainPort}`,
    web: [first, second] as const,
    worker,
    databaseUrl,
    proxyLog: join(folder, "caddy/caddy.log"),
    stop: () => running.disposeAsync(),
  };
}
