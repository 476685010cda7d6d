import { type Browser, chromium } from "@playwright/test";

/** Chromium for measuring, reachable by other tools at `port`. */
export function openBrowser(port: number): Promise<Browser> {
  const executablePath = process.env["PODIUM_CHROMIUM"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Prints a line of the report. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
