import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs } from "@podium/web/e2e/chromium-args.ts";

export function openBrowser(debuggingPort?: number): Promise<Browser> {
  const executablePath = process.env["PODIUM_CHROMIUM"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []), ...chromiumArgs],
  });
}
