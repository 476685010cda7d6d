import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import { untilReady } from "#services/api.ts";
import { freePort } from "#services/ports.ts";
import { spawnLogged } from "#services/programs.ts";
import { lastLines } from "#services/server-process.ts";

export interface StartedProduct {
  /** Variables that the browser tests read. */
  env: Record<"PODIUM_URL" | "PODIUM_DATA_DIR" | "ADMIN_EMAIL" | "ADMIN_PASSWORD", string>;
  stop: () => Promise<void>;
}

/** Starts the product like `npm start`. @param signal gives up @throws Error with the end of its output */
export async function startProduct(signal?: AbortSignal): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "podium-browser-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = { ADMIN_EMAIL: "beheer@podium.example", ADMIN_PASSWORD: "browser-tests-only" };
  mkdirSync(cacheDir, { recursive: true });
  const logFile = join(cacheDir, "browser-tests-server.log");
  rmSync(logFile, { force: true });
  const server = spawnLogged(logFile, process.execPath, [join(root, "scripts/start.mjs")], {
    env: {
      ...process.env,
      ...admin,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      VERIFY_EMAIL: "off",
      MAIL_TOGETHER_SECONDS: "0",
      LOG_LEVEL: "warn",
      // The product refuses to make bank files with the sample account.
      BANK_IBAN: "BE43 0689 9999 9501",
    },
    ipc: true,
  });
  const gaveUp = new AbortController();
  const ended = once(server, "exit");
  void ended.then(() => gaveUp.abort());
  const stop = async (): Promise<void> => {
    if (server.connected) server.disconnect();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const limits = [gaveUp.signal, AbortSignal.timeout(180_000), ...(signal ? [signal] : [])];
  const missing = await untilReady(url, AbortSignal.any(limits));
  if (missing) {
    await stop();
    throw new Error(`The server for the browser tests did not start (${missing}):\n${lastLines(logFile, 30)}`);
  }
  return { env: { PODIUM_URL: url, PODIUM_DATA_DIR: dataDir, ...admin }, stop };
}

/** Starts the product, unless PODIUM_URL names a running one. @returns a function that stops it */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PODIUM_URL) return undefined;
  const { env, stop } = await startProduct();
  Object.assign(process.env, env);
  return stop;
}

export { setup as default };
