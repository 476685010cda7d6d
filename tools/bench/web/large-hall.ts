import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { type Accounts, openAccounts } from "@podium/web/e2e/accounts.ts";
import { createShow } from "@podium/web/e2e/scenario.ts";
import { median } from "#bench/figures.ts";
import { openBrowser } from "./browser.ts";
import { changeSeats, countFrames, type Frames, SECONDS } from "./frames.ts";

const AIM = { framesPerSecond: 50, openMs: 1500, planBytes: 60_000 };
const USERS = 4;
const OPENINGS = 5;
/** A phone four times slower than this machine, on a 4G of 9 Mb/s with 60 ms there and back. */
const PHONE = { slowdown: 4, latency: 60, bytesPerSecond: 1_125_000 };

/** The largest hall that a plan may have: time to open it, frames while panning as seats change, and bytes loaded. */
export async function benchLargeHall(base: string): Promise<boolean> {
  const accounts = await openAccounts(base);
  const browser = await openBrowser();
  try {
    const showId = await publishHall(accounts);
    const opened = await openOnPhone(browser, base, showId);
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await openHall(page, showId);
    await page.getByRole("button", { name: "Inzoomen" }).click();
    const still = await page.evaluate(countFrames, 3000);
    console.log(`Hall of 3,000 at rest: ${words(still)}`);
    const far = await pan(page, accounts, showId);
    await page.locator(".hall-block").nth(8).click({ force: true });
    await page.locator(".hall-seat").first().waitFor();
    // Zooming out shows the most chairs that are visible at once.
    await page.getByRole("button", { name: "Uitzoomen" }).click();
    await page.waitForTimeout(1000);
    const near = await pan(page, accounts, showId);
    const perSecond = Math.min(far.perSecond, near.perSecond);
    return [
      report(
        `opening it on a phone: median ${opened.ms} ms of ${opened.times.join(", ")}`,
        opened.ms < AIM.openMs,
        `under ${AIM.openMs} ms`,
      ),
      report(`panning blocks: ${words(far)}`, far.perSecond >= AIM.framesPerSecond, `${AIM.framesPerSecond} a second`),
      report(`panning chairs: ${words(near)}`, perSecond >= AIM.framesPerSecond, `${AIM.framesPerSecond} a second`),
      report(`its plan: ${opened.planBytes} bytes received`, opened.planBytes < AIM.planBytes, `${AIM.planBytes}`),
      report(`its seats: ${opened.seatBytes} bytes, compressed ${opened.seatBytesCompressed}`, true, "no aim"),
    ].every(Boolean);
  } finally {
    await browser.close();
  }
}

async function publishHall(accounts: Accounts): Promise<number> {
  const { api } = accounts.admin;
  const { id } = await api.createHall({ body: largeHall() });
  const { hallPlanId } = await api.publishHall({ params: { id } });
  return (await createShow(accounts, { hallPlanId })).id;
}

async function openHall(page: Page, showId: number): Promise<void> {
  await page.goto(`/tickets?show=${showId}`);
  await page
    .getByText(/^nog \d+ vrij$/)
    .first()
    .waitFor();
}

async function openOnPhone(browser: Browser, base: string, showId: number) {
  const times: number[] = [];
  let [planBytes, seats] = [0, ""];
  for (let index = 0; index < OPENINGS; index += 1) {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 }, isMobile: true });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        // This is the response to joining the show's room.
        if (text.includes('"packed"') && text.length > seats.length) seats = text;
      }),
    );
    const received = countBytes(client, "/api/hall-plans/");
    await slowDown(client);
    await page.addInitScript(noteFirstBlocks);
    await openHall(page, showId);
    times.push(
      await page.evaluate(() => Math.round(performance.getEntriesByName("blocks")[0]?.startTime ?? Number.NaN)),
    );
    planBytes = await received();
    // Visitors join the show's room a second after the hall is drawn.
    await page.waitForTimeout(2500);
    await context.close();
  }
  return { ms: median(times), times, planBytes, seatBytes: seats.length, seatBytesCompressed: gzipSync(seats).length };
}

/** Runs in the page: marks the first frame with blocks of seats, in ms since the navigation. */
function noteFirstBlocks(): void {
  const blocks = document.getElementsByClassName("hall-block-words");
  const watch = new MutationObserver(() => {
    if (blocks.length === 0) return;
    watch.disconnect();
    // The frame is painted before the next task runs.
    requestAnimationFrame(() => setTimeout(() => performance.mark("blocks")));
  });
  watch.observe(document, { childList: true, subtree: true });
}

async function slowDown(client: CDPSession): Promise<void> {
  const { slowdown, latency, bytesPerSecond } = PHONE;
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** @returns a function that waits for the response from this address, and returns its size in bytes */
function countBytes(client: CDPSession, address: string): () => Promise<number> {
  const wanted = new Set<string>();
  const bytes = new Promise<number>((resolve) => {
    client.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.url.includes(address)) wanted.add(requestId);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (wanted.has(requestId)) resolve(encodedDataLength);
    });
  });
  const enabled = client.send("Network.enable");
  return async () => {
    await enabled;
    return bytes;
  };
}

async function pan(page: Page, accounts: Accounts, showId: number): Promise<Frames> {
  const users = await Promise.all(Array.from({ length: USERS }, () => accounts.register()));
  const apis = users.map(({ api }) => api);
  const seatOf = (user: number, turn: number): string => `${1 + ((turn * 7) % 50)}-${1 + user * 15 + (turn % 15)}`;
  const [frames] = await Promise.all([
    page.evaluate(countFrames, SECONDS * 1000),
    page.evaluate(dragToAndFro, SECONDS * 1000),
    changeSeats(showId, apis, seatOf),
  ]);
  return frames;
}

/** Runs in the page: simulates a finger that moves once per frame. */
function dragToAndFro(duration: number): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.querySelector(".hall-frame");
    if (!frame) throw new Error("There is no hall.");
    const { left, top, width, height } = frame.getBoundingClientRect();
    const send = (type: string, x: number, y: number): void => {
      const init = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, button: 0 };
      frame.dispatchEvent(new PointerEvent(type, { ...init, clientX: left + x, clientY: top + y }));
    };
    frame.setPointerCapture = () => undefined;
    const begun = performance.now();
    send("pointerdown", width / 2, height / 2);
    const next = (now: number): void => {
      const angle = ((now - begun) / 2000) * 2 * Math.PI;
      send("pointermove", width * (0.5 + 0.45 * Math.sin(angle)), height * (0.5 + 0.45 * Math.sin(angle * 0.7)));
      if (now - begun < duration) requestAnimationFrame(next);
      else {
        send("pointerup", width / 2, height / 2);
        resolve();
      }
    };
    requestAnimationFrame(next);
  });
}

function words({ perSecond, slowest, changes }: Frames): string {
  return `${perSecond.toFixed(1)} frames a second, slowest of a hundred ${slowest.toFixed(0)} ms, ${changes} chairs turned`;
}

function report(what: string, reached: boolean, aim: string): boolean {
  console.log(`Hall of 3,000, ${what} (aim ${aim})`);
  return reached;
}
