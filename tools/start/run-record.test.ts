import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test as base } from "#tests/fixtures.ts";
import { identify, isAlive } from "../../scripts/setup/process-identity.mjs";
import { claim, endLeftovers } from "../../scripts/setup/run-record.mjs";

const test = base.extend("file", ({ folder }) => join(folder, "run.json"));

async function idler() {
  const child = spawn(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1e6)"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(child.stdout, "data");
  return identify(child.pid ?? 0);
}

test("lets one owner claim a folder and names it to the next one", ({ file }) => {
  const first = claim(file);
  if ("running" in first) throw new Error("the folder was free");
  first.record.update({ url: "http://127.0.0.1:1" });
  const second = claim(file);
  expect(second).toMatchObject({ running: { owner: { pid: process.pid }, url: "http://127.0.0.1:1" } });
});

test("takes over from an owner that is gone, also when its number now belongs to another process", ({ file }) => {
  writeFileSync(file, JSON.stringify({ owner: { pid: process.pid, born: "long ago" }, children: [] }));
  expect(claim(file)).toHaveProperty("record");
});

test("takes over from an owner that died while it wrote", ({ file }) => {
  writeFileSync(file, '{"owner":{"pi');
  expect(claim(file)).toHaveProperty("record");
});

test("hands over what a killed owner left running, and ends exactly that", async ({ file }) => {
  const orphan = await idler();
  const bystander = await idler();
  const children = [
    { name: "orphan", ...orphan },
    { name: "its number was given away", pid: bystander.pid, born: "long ago" },
  ];
  writeFileSync(file, JSON.stringify({ owner: { pid: 0, born: "" }, children }));
  const claimed = claim(file);
  if ("running" in claimed) throw new Error("nobody lives who owns it");
  expect(claimed.leftovers.map(({ name }) => name)).toEqual(["orphan"]);
  await endLeftovers(claimed.leftovers);
  expect(isAlive(orphan)).toBe(false);
  expect(isAlive(bystander)).toBe(true);
  await endLeftovers([{ name: "bystander", ...bystander }]);
});

test("leaves nothing behind when it is released", ({ file }) => {
  const first = claim(file);
  if ("running" in first) throw new Error("the folder was free");
  first.record.release();
  expect(claim(file)).toHaveProperty("record");
});
