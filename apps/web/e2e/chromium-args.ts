import { existsSync, statfsSync } from "node:fs";

/** No sandbox: CI runs as root. No background requests: tests need no internet. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Lays letters out as on a screen: the headless shell would round their widths to whole pixels.
  "--font-render-hinting=none",
];

function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > 1e9;
}

/** Drops Playwright's flag that replaces /dev/shm by files on disk, which costs 15%, if /dev/shm is large enough. */
export const ignoredDefaultArgs: string[] = hasSharedMemory() ? ["--disable-dev-shm-usage"] : [];
