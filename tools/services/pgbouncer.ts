import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { libraryPathOf, provideFromDebian, type Say } from "./debian-packages.ts";
import { accepts, freePort } from "./ports.ts";
import { postgresAccount } from "./postgres-account.ts";
import { onPath, spawnLogged, starts } from "./programs.ts";
import { ServerProcess, until } from "./server-process.ts";

// PgBouncer refuses to run as root, and PostgreSQL's account may have no access to this checkout.
const cache = process.getuid?.() === 0 ? "/var/cache/podium" : cacheDir;
const unpacked = join(cache, `pgbouncer-${process.platform}-${process.arch}`);

function findPgbouncer() {
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  const present = [...onPath("pgbouncer"), "/usr/sbin/pgbouncer"].map((command) => ({ command, env: process.env }));
  const all = [...present, { command: join(unpacked, "usr/sbin/pgbouncer"), env }];
  return all.find(({ command, env: itsEnv }) => starts(command, { env: itsEnv }));
}

export const providePgbouncer = (say: Say = () => undefined) =>
  provideFromDebian("PgBouncer", findPgbouncer, {
    wanted: ["pgbouncer"],
    follow: /^lib(event|c-ares)/,
    folder: unpacked,
    say,
  });

/**
 * In transaction mode, with the settings of docs/scaling.md. @param options.url with a user that may read passwords
 * @param options.connections to PostgreSQL, for each role of each database
 */
export async function startPgbouncer(options: { dir: string; url: string; connections: number }) {
  const { dir, url, connections } = options;
  const { command, env } = await providePgbouncer();
  const account = postgresAccount();
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await freePort();
  mkdirSync(dir, { recursive: true });
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    pool_mode: "transaction",
    auth_type: "scram-sha-256",
    auth_file: join(dir, "users"),
    auth_user: username,
    default_pool_size: connections,
    max_client_conn: 1000,
    // The pg client sends these settings when it connects; they equal the settings of the role.
    ignore_startup_parameters: "extra_float_digits,statement_timeout,idle_in_transaction_session_timeout",
    // Equals the time that a request waits for a statement.
    query_wait_timeout: 8,
    // Tests create and drop databases. (autodb_idle_timeout would also close idle clients.)
    server_idle_timeout: 5,
    log_connections: 0,
    log_disconnections: 0,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    join(dir, "pgbouncer.ini"),
    `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${lines.join("\n")}\n`,
  );
  writeFileSync(join(dir, "users"), `"${username}" "${password}"\n`, { mode: 0o600 });
  if (account.uid !== undefined)
    for (const file of [dir, join(dir, "users")]) chownSync(file, account.uid, account.gid);
  const logFile = `${dir}.log`;
  const server = new ServerProcess({
    name: "PgBouncer",
    spawn: () => spawnLogged(logFile, command, [join(dir, "pgbouncer.ini")], { ...account, env }),
    ready: (signal) => until(() => accepts(port), signal),
    // Two signals: the first one waits for the clients, the second one ends PgBouncer at once.
    stopping: [
      { signal: "SIGINT", timeoutMs: 500 },
      { signal: "SIGTERM", timeoutMs: 2000 },
    ],
    logFile,
  });
  await server.start();
  const pooled = new URL(url);
  pooled.port = String(port);
  return { url: pooled.href, server };
}
