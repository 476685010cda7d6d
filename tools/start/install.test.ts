import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { execaNode } from "execa";
import { test as base } from "#tests/fixtures.ts";
import { nodePackage, root } from "../../scripts/setup/paths.mjs";

const version = process.version.slice(1);

/** Replaces npm: records its arguments and installs the packages of the lock, or fails with the error in `failure`. */
const NPM = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
appendFileSync("calls", args.slice(0, args.indexOf("--no-audit")).join(" ") + "\\n");
if (existsSync("failure")) {
  console.error("npm error code " + readFileSync("failure", "utf8"));
  process.exit(1);
}
if (args[0] === "ci") rmSync("node_modules", { recursive: true, force: true });
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
if (args.includes("--omit=dev"))
  lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, one]) => !one.dev));
mkdirSync("node_modules/${nodePackage}/bin", { recursive: true });
rmSync("node_modules/${nodePackage}/bin/node", { force: true });
symlinkSync(process.execPath, "node_modules/${nodePackage}/bin/node");
writeFileSync("node_modules/.package-lock.json", JSON.stringify(lock));
`;

/** A checkout with only the scripts, a package for running and a package for tests. */
const test = base.extend("checkout", ({ folder }) => {
  const at = (name: string): string => join(folder, name);
  const write = (name: string, value: object): void => writeFileSync(at(name), JSON.stringify(value));
  cpSync(join(root, "scripts/setup"), at("scripts/setup"), { recursive: true });
  writeFileSync(at("npm-cli.js"), NPM);
  write("package.json", { type: "commonjs", optionalDependencies: { [nodePackage]: version } });
  const lock = (release: string): void =>
    write("package-lock.json", {
      packages: {
        "node_modules/fastify": { version: release },
        "node_modules/vitest": { version: "1.0.0", dev: true },
      },
    });
  lock("1.0.0");
  return {
    at,
    write,
    lock,
    calls: (): string[] => (existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").trim().split("\n") : []),
    async install(set: "start" | "everything") {
      const code = `import { ensureInstalled } from "./scripts/setup/install.mjs";
        await ensureInstalled(console.log, { set: ${JSON.stringify(set)} }).catch((error) => console.log(error.message));`;
      const { stdout } = await execaNode({
        cwd: folder,
        nodeOptions: ["--input-type=module"],
        env: { npm_execpath: at("npm-cli.js") },
      })`--eval ${code}`;
      return stdout;
    },
  };
});

test("a start installs what it runs with, once, and tests add the rest to it", async ({ checkout }) => {
  await checkout.install("start");
  await checkout.install("start");
  expect(checkout.calls()).toEqual(["ci --omit=dev"]);
  await checkout.install("everything");
  await checkout.install("everything");
  expect(checkout.calls().slice(1)).toEqual(["install --no-save --include=dev"]);
});

test("a start leaves tests their packages, also when it installs again", async ({ checkout }) => {
  await checkout.install("everything");
  await checkout.install("start");
  expect(checkout.calls()).toEqual(["ci --include=dev"]);
  checkout.lock("2.0.0");
  await checkout.install("start");
  expect(checkout.calls().slice(1)).toEqual(["ci --include=dev"]);
});

test("what an installation left that was killed is installed anew, and not added to", async ({ checkout }) => {
  await checkout.install("start");
  mkdirSync(checkout.at(".cache"), { recursive: true });
  checkout.write(".cache/install.json", { owner: { pid: process.pid, born: "long ago" }, children: [] });
  await checkout.install("everything");
  expect(checkout.calls().slice(1)).toEqual(["ci --include=dev"]);
});

test("packages of another machine, whose Node does not run here, are installed anew", async ({ checkout }) => {
  await checkout.install("start");
  const node = checkout.at(`node_modules/${nodePackage}/bin/node`);
  rmSync(node);
  writeFileSync(node, "of another processor", { mode: 0o755 });
  await checkout.install("start");
  expect(checkout.calls()).toEqual(["ci --omit=dev", "ci --omit=dev"]);
});

test("says what to do without a network, with a full disk and for any other failure; the next start goes on", async ({
  checkout,
}) => {
  writeFileSync(checkout.at("failure"), "ENOTFOUND");
  expect(await checkout.install("start")).toMatch(/could not be downloaded \(ENOTFOUND\).*connect this machine/);
  writeFileSync(checkout.at("failure"), "ENOSPC");
  expect(await checkout.install("start")).toMatch(/disk full.*free 1 GB, and start again/);
  writeFileSync(checkout.at("failure"), "E404");
  expect(await checkout.install("start")).toContain("npm ended with E404 (its output is above)");
  rmSync(checkout.at("failure"));
  expect(await checkout.install("start")).toContain("Packages installed");
});
