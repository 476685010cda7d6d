import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { pinnedNode } from "../../scripts/setup/paths.mjs";
import { freePort } from "./ports.ts";

/** Enough ports for random choices to collide. */
const MANY = 300;

/** Listens on ports in another process until it is killed. */
async function listenElsewhere() {
  const taking = `
    const { freePort } = await import(${JSON.stringify(new URL("ports.ts", import.meta.url).href)});
    const ports = [];
    while (ports.length < ${MANY}) ports.push(await freePort());
    process.on("message", () => undefined);
    process.send(ports);`;
  const taker = spawn(pinnedNode, ["--input-type=module", "--eval", taking], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [ports] = (await once(taker, "message")) as [number[]];
  return { ports, [Symbol.dispose]: () => void taker.kill() };
}

test("two processes get no port twice, nor one that the system gives to whoever listens on port 0", async () => {
  using other = await listenElsewhere();
  const ports = [...other.ports];
  while (ports.length < 2 * MANY) ports.push(await freePort());
  expect(new Set(ports).size).toBe(2 * MANY);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
