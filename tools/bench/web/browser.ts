import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs } from "@podium/web/e2e/chromium-args.ts";

/** @param debuggingPort port on which another program can control the browser */
export function openBrowser(debuggingPort?: number): Promise<Browser> {
  const executablePath = process.env["PODIUM_CHROMIUM"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []), ...chromiumArgs],
  });
}
