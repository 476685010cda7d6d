import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installDebianPackages } from "@podium/shared/test/system-tools.ts";
import { chromium as playwrightChromium } from "@playwright/test";
import { execa } from "execa";
import { root } from "../../scripts/setup/paths.mjs";
import { onPath, starts } from "./programs.ts";

type Say = (line: string) => void;

/** The shell is first because, without windows, tabs and menus, a page takes only two thirds of the processor time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Tries to start each program, because Ubuntu's `chromium-browser` may be a stub that refers to the snap store. */
const findChromium = (): string | undefined =>
  [...onPath(...names), playwrightChromium.executablePath()].find((command) => starts(command));

async function installFromDebian(say: Say): Promise<void> {
  say("No browser on this machine: installing the distribution's Chromium for the browser tests …");
  await installDebianPackages("chromium-headless-shell");
}

async function downloadWithPlaywright(say: Say): Promise<void> {
  say("No browser on this machine: downloading Playwright's Chromium for the browser tests …");
  await execa(join(root, "node_modules/.bin/playwright"), ["install", "chromium"], { timeout: 300_000 });
}

function canInstallFromDebian(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}

export async function provideChromium(say: Say): Promise<string> {
  const chosen = process.env.PODIUM_CHROMIUM;
  if (chosen) {
    if (!starts(chosen)) throw new Error(`PODIUM_CHROMIUM names ${chosen}, which does not start.`);
    return chosen;
  }
  const ways = canInstallFromDebian() ? [installFromDebian, downloadWithPlaywright] : [downloadWithPlaywright];
  for (const way of [async () => undefined, ...ways]) {
    await way(say).catch(() => undefined);
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    "The browser tests need Chromium, and none could be had: install chromium, or set PODIUM_CHROMIUM to one.",
  );
}
