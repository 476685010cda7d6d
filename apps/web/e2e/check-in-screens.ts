import { expect, type Page } from "@playwright/test";

/** Recorded in the page: a result disappears after a second. */
export interface ScanResult {
  kind: string;
  text: string;
  gone: boolean;
  /** Reaches the screen's edges, with nothing on top at corners and centre. */
  fills: boolean;
  /** CSS pixels. */
  seatSize: number;
  /** Horizontal overflow of the page. */
  sideways: number;
  background: { red: number; green: number; blue: number };
}

/** Runs in the page, before its scripts. */
function recordResults(): void {
  const results: ScanResult[] = [];
  Object.assign(window, { scanResults: results });
  const colour = (css: string): ScanResult["background"] => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.fillStyle = css;
    pen?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return { red, green, blue };
  };
  let before: HTMLElement | null = null;
  new MutationObserver(() => {
    const shown = document.querySelector<HTMLElement>("[data-result]");
    if (shown === before) return;
    const last = results.at(-1);
    if (before && last) last.gone = true;
    before = shown;
    if (!shown) return;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const [width, height] = [window.innerWidth, window.innerHeight];
    const spots = [1, width / 2, width - 1].flatMap((x) => [1, height / 2, height - 1].map((y) => [x, y] as const));
    const seatName = [...shown.querySelectorAll("span")].find((part) => part.textContent?.startsWith("Tafel"));
    results.push({
      kind: shown.dataset["result"] ?? "",
      text: shown.innerText.replaceAll(/\s+/g, " "),
      gone: false,
      fills:
        Math.max(left, top) <= 0 &&
        right >= width &&
        bottom >= height &&
        spots.every(([x, y]) => shown.contains(document.elementFromPoint(x, y))),
      seatSize: seatName ? Number.parseFloat(getComputedStyle(seatName).fontSize) : 0,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      background: colour(getComputedStyle(shown).backgroundColor),
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page, before its scripts; on a busy machine the page would take the server for unreachable. */
function waitLonger(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(10 * milliseconds);
}

/** Prepares a page; call it before the scan page opens. */
export async function prepareScanner(page: Page): Promise<void> {
  await page.addInitScript(recordResults);
  await page.addInitScript(waitLonger);
}

interface Recording {
  scanResults?: ScanResult[];
}

const resultsOf = (page: Page): Promise<ScanResult[]> => page.evaluate(() => (window as Recording).scanResults ?? []);

/** Resolves once the result is on the screen, or has left it. */
export async function resultAt(page: Page, index: number, until: "shown" | "gone" = "gone"): Promise<ScanResult> {
  const result = await page.waitForFunction(
    ([at, wanted]) => {
      const shown = (window as Recording).scanResults?.[at];
      return wanted === "shown" || shown?.gone ? shown : null;
    },
    [index, until] as const,
    // The page, the reader's code and the camera must start before the first result.
    { timeout: 60_000 },
  );
  return (await result.jsonValue()) as ScanResult;
}

/** Resolves once the result of the action has left the screen. */
export async function resultOf(page: Page, action: () => Promise<unknown>): Promise<ScanResult> {
  const { length } = await resultsOf(page);
  await action();
  return resultAt(page, length);
}

export async function openScanner(page: Page, show: { id: number }): Promise<void> {
  await prepareScanner(page);
  await page.goto(`/scan?show=${show.id}`);
  await expect(page.getByText(/van \d+ binnen/)).toBeVisible();
}

/** The hall screen of check-in. */
export async function openFollowUp(page: Page, show: { id: number }): Promise<void> {
  await page.goto(`/zaalopvolging?show=${show.id}`);
  await expect(page.locator('.hall-seat[data-state="expected"]').first()).toBeVisible();
}

/** Types like a hand scanner: all keys have one timestamp, as real ones are slow on a busy machine. @returns Enter's */
export async function typeScan(page: Page, text: string): Promise<number> {
  return page.evaluate((typed) => {
    const timeStamp = performance.now();
    const type = (key: string): boolean => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      return document.body.dispatchEvent(event);
    };
    for (const key of typed) type(key);
    const entered = Date.now();
    type("Enter");
    return entered;
  }, text);
}
