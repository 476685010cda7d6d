import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs } from "@podium/web/e2e/chromium-args.ts";

export function openBrowser(port: number): Promise<Browser> {
  const executablePath = process.env["PODIUM_CHROMIUM"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`, ...chromiumArgs],
  });
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
