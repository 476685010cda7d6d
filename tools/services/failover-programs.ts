import { delimiter, join } from "node:path";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { libraryPathOf, provideFromDebian, type Say } from "./debian-packages.ts";
import { providePostgresTools } from "./debian-postgres.ts";
import { starts } from "./programs.ts";

// Under root, Patroni runs as PostgreSQL's account, which may have no access to this checkout.
const cache = process.getuid?.() === 0 ? "/var/cache/podium" : cacheDir;
const unpacked = join(cache, `failover-${process.platform}-${process.arch}`);

function findPrograms() {
  const modules = join(unpacked, "usr/lib/python3/dist-packages");
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: libraryPathOf(unpacked),
    PYTHONPATH: [modules, process.env.PYTHONPATH].filter(Boolean).join(delimiter),
  };
  const find = (name: string): string | undefined =>
    ["/usr", join(unpacked, "usr")]
      .flatMap((base) => [join(base, "bin", name), join(base, "sbin", name)])
      .find((command) => starts(command, { env, flag: name === "haproxy" ? "-v" : "--version" }));
  const [etcd, haproxy, patroni] = [find("etcd"), find("haproxy"), find("patroni")];
  return etcd && haproxy && patroni ? { etcd, haproxy, patroni, env } : undefined;
}

const provideManagers = (say: Say) =>
  provideFromDebian("Patroni, etcd and HAProxy", findPrograms, {
    wanted: ["patroni", "etcd-server", "haproxy", "python3-etcd"],
    follow:
      /^python3-(cdiff|click|dateutil|dnspython|prettytable|psutil|psycopg2|six|urllib3|wcwidth|yaml)|^lib(lua|opentracing|pcre2|pq|yaml)/,
    folder: unpacked,
    say,
  });

export type Programs = NonNullable<ReturnType<typeof findPrograms>> & { postgres: string };

/** Patroni, etcd, HAProxy, and the folder of PostgreSQL's programs. */
export async function provideFailoverPrograms(say: Say): Promise<Programs> {
  return { ...(await provideManagers(say)), postgres: await providePostgresTools(say) };
}
