import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/setup/paths.mjs";

interface Service {
  stop_grace_period?: string;
  image: string;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
}

const read = (name: string) => readFileSync(join(root, name), "utf8");
const { services } = parse(read("docker-compose.yml"), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read("Dockerfile")
  .replaceAll(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Parsed from the one module that reads the environment. */
const known = new Set(
  read("apps/api/src/config.ts")
    .match(/^ {4}[A-Z_]+(?=:)/gm)
    ?.map((name) => name.trim()),
);

test("has every part of the product, each with a health check of its own or of its image", () => {
  expect(Object.keys(services).toSorted()).toEqual(["api-1", "api-2", "postgres", "proxy", "redis", "worker"]);
  const ofImage = dockerfile.some((line) => line.startsWith("HEALTHCHECK"));
  for (const [name, service] of Object.entries(services))
    expect(service.healthcheck !== undefined || (ofImage && service.image.startsWith("podium:")), name).toBe(true);
});

test("waits for what is needed to be healthy, and names only parts that exist", () => {
  for (const { depends_on: needed = {} } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(needed)) {
      expect(Object.keys(services)).toContain(name);
      expect(condition).toBe("service_healthy");
    }
  }
});

test("gives the program only settings that it knows, sets web and worker apart, and shows only the proxy to the world", () => {
  for (const name of ["api-1", "api-2", "worker"] as const) {
    const unknown = Object.keys(services[name]?.environment ?? {}).filter((setting) => !known.has(setting));
    expect(unknown).toEqual([]);
    expect([services[name]?.read_only, services[name]?.cap_drop]).toEqual([true, ["ALL"]]);
  }
  expect(["api-1", "api-2", "worker"].map((name) => services[name]?.environment?.ROLE)).toEqual([
    "web",
    "web",
    "worker",
  ]);
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(["proxy"]);
});

test("fills in every word of the proxy's file that has no default, and none that it does not ask for", () => {
  const asked = [...read("deploy/caddy/Caddyfile").matchAll(/\{\$([A-Z_]+)(:?)/g)];
  const words = new Set(asked.map(([, word]) => word));
  const needed = asked.flatMap(([, word, hasDefault]) => (hasDefault ? [] : [word]));
  const given = Object.keys(services.proxy?.environment ?? {});
  expect(given.filter((word) => !words.has(word))).toEqual([]);
  expect(needed.filter((word) => !given.includes(word ?? ""))).toEqual([]);
});

test("sends calls to each web process, which has the time that its shutdown may take", () => {
  const web = Object.entries(services).filter(([, { environment }]) => environment?.ROLE === "web");
  expect(services.proxy?.environment?.API_SERVERS).toBe(web.map(([name]) => `${name}:3000`).join(" "));
  for (const [name, { environment, stop_grace_period: grace }] of web) {
    const drain = Number(/:-(\d+)\}$/.exec(environment?.DRAIN_SECONDS ?? "")?.[1]);
    expect(drain, name).toBeGreaterThan(0);
    expect(Number.parseInt(grace ?? "", 10), name).toBeGreaterThanOrEqual(13 + 3 * drain);
  }
});

const offered = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));

test("offers in .env.example just what the compose file reads", () => {
  const asked = new Set([...read("docker-compose.yml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  expect(offered).toEqual(asked);
});

test("starts with nobody's account as a sample: a forgotten one stops the start", () => {
  // Without VENUE_ROUTE the mails say no way to the hall.
  const facts = [...known].filter((name) => /^(SOCIETY|VENUE|BANK)_/.test(name) && name !== "VENUE_ROUTE");
  expect(facts).toHaveLength(7);
  for (const name of facts) expect(services["api-1"]?.environment?.[name], name).toMatch(/^\$\{[A-Z_]+:\?/);
});

test("says in the README what each setting of the program means", () => {
  const table = read("README.md");
  expect([...known].filter((name) => !table.includes(`\`${name}\``))).toEqual(["NODE_ENV"]);
});

test("builds the image on the pinned Node's line, from files that exist, and runs it as nobody in particular", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: { node: string } };
  const major = devDependencies.node.split(".")[0];
  const stages = dockerfile.flatMap((line) => /^FROM \S+ AS (\S+)/.exec(line)?.[1] ?? []);
  for (const line of dockerfile.filter((one) => one.startsWith("FROM")))
    expect([`node:${major}-slim`, ...stages]).toContain(line.split(" ")[1]);
  const copied = dockerfile
    .filter((line) => line.startsWith("COPY") && !line.includes("--from"))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith("FROM")));
  const user = last.findIndex((line) => line === "USER node");
  expect(user).toBeGreaterThan(0);
  expect(last.slice(user).some((line) => line.startsWith("RUN"))).toBe(false);
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
