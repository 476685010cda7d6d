import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/setup/paths.mjs";

interface Service {
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
const readServices = (name: string) =>
  (parse(read(name), { merge: true }) as { services: Record<string, Service> }).services;

const services = readServices("docker-compose.yml");
const dockerfile = read("Dockerfile")
  .replaceAll(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** The settings that the program knows, by their lines in its one reader of the environment. */
const known = new Set(
  read("apps/api/src/config.ts")
    .match(/^ {4}[A-Z_]+(?=:)/gm)
    ?.map((name) => name.trim()),
);

test("has every part of the product, each with a health check of its own or of its image", () => {
  expect(Object.keys(services).toSorted()).toEqual(["api", "postgres", "proxy", "redis", "worker"]);
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

test("gives the program only settings that it knows, tells web and worker apart, and shows only the proxy to the world", () => {
  for (const name of ["api", "worker"] as const) {
    const unknown = Object.keys(services[name]?.environment ?? {}).filter((setting) => !known.has(setting));
    expect(unknown).toEqual([]);
    expect([services[name]?.read_only, services[name]?.cap_drop]).toEqual([true, ["ALL"]]);
  }
  expect([services.api?.environment?.ROLE, services.worker?.environment?.ROLE]).toEqual(["web", "worker"]);
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(["proxy"]);
});

test("fills in every word of the proxy's templates", () => {
  const secure = readServices("docker-compose.tls.yml").proxy;
  const given = { ...services.proxy?.environment, ...secure?.environment };
  const mounted = [...(services.proxy?.volumes ?? []), ...(secure?.volumes ?? [])]
    .map((volume) => volume.split(":")[0] ?? "")
    .filter((source) => source.endsWith(".template"));
  expect(mounted).toHaveLength(2);
  for (const template of mounted) {
    const asked = read(template).matchAll(/\$\{([A-Z_]+)\}/g);
    for (const [, word] of asked) expect(Object.keys(given)).toContain(word);
  }
});

const offered = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));

test("offers in .env.example just what the compose files read", () => {
  const all = read("docker-compose.yml") + read("docker-compose.tls.yml");
  const asked = new Set([...all.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  expect(offered).toEqual(asked);
});

test("starts with nobody's account as a sample: whoever forgets it is told", () => {
  const facts = [...known].filter((name) => /^(SOCIETY|VENUE|BANK)_/.test(name));
  expect(facts).toHaveLength(7);
  for (const name of facts) expect(services.api?.environment?.[name], name).toMatch(/^\$\{[A-Z_]+:\?/);
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
