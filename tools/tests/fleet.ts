// docker-compose.yml with processes for containers: PostgreSQL, Redis, two web, a worker, Caddy with its own file.
import { join } from "node:path";
import getPort from "get-port";
import { startApi } from "#services/api.ts";
import { startCaddy } from "#services/caddy.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";

export const fleetAdmin = { email: "beheer@fleet.example", password: "fleet-tests-only" };

/** @param folder empty, and one that PostgreSQL's account may enter */
export async function startFleet(
  folder: string,
  options: { env?: Record<string, string>; tls?: { certificate: string; key: string } } = {},
) {
  const { env = {}, tls } = options;
  await using starting = new AsyncDisposableStack();
  const postgres = await startPostgres({ dir: join(folder, "postgres"), fast: true });
  starting.defer(() => postgres.server.stop());
  const redis = await startRedis({ dir: join(folder, "redis"), fast: true });
  starting.defer(() => redis.server.stop());
  const startMember = async (role: "web" | "worker") =>
    starting.adopt(
      await startApi({
        // Production refuses to run without its limits, which the repeated sign-ins would meet.
        NODE_ENV: "test",
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        DATA_DIR: folder,
        JWT_SECRET: "only for tests, and long enough for that",
        ADMIN_EMAIL: fleetAdmin.email,
        ADMIN_PASSWORD: fleetAdmin.password,
        LOG_LEVEL: "warn",
        RATE_LIMIT: "off",
        ...env,
        ROLE: role,
      }),
      // Forced: a drain takes minutes.
      ({ server }) => server.stop({ force: true }),
    );
  // All at once, as in compose: one migrates, the others wait.
  const [first, second, worker] = await Promise.all([startMember("web"), startMember("web"), startMember("worker")]);
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
  starting.defer(() => proxy.stop());
  const running = starting.move();
  return {
    url: `${tls ? "https" : "http"}://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    web: [first, second] as const,
    worker,
    stop: () => running.disposeAsync(),
  };
}
