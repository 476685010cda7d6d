import type { Browser, CDPSession, Page } from "@playwright/test";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { festivalHall } from "@podium/shared/test/festival-hall.ts";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { type Account, type Accounts, openAccounts } from "@podium/web/e2e/accounts.ts";
import { createShow } from "@podium/web/e2e/scenario.ts";
import { median } from "#bench/figures.ts";
import { openBrowser } from "./browser.ts";
import { changeSeats, countFrames, type Frames, SECONDS } from "./frames.ts";

const AIM = { framesPerSecond: 50, openMs: 1500, firstViewBytes: 60_000, answerMs: 200 };
const USERS = 4;
const CHANGES_PER_SECOND = 50;
const OPENINGS = 5;
/** A phone four times slower than this machine, on a 4G of 9 Mb/s with 60 ms there and back. */
const PHONE = { slowdown: 4, latency: 60, bytesPerSecond: 1_125_000 };

interface House {
  plan: HallPlan;
  seatOf: (user: number, turn: number) => string;
}

const HOUSES: readonly House[] = [
  { plan: largeHall(), seatOf: (user, turn) => `${1 + ((turn * 7) % 50)}-${1 + user * 15 + (turn % 15)}` },
  {
    plan: festivalHall(),
    seatOf: (user, turn) =>
      `${["P", "T", "T", "B"][user]}${((turn * 3) % 10).toString(36)}${1 + (turn % 16)}-${1 + user}`,
  },
];

/** Halls of 3,000 and 20,000: time to open them, frames while panning as seats change, and bytes loaded. */
export async function benchLargeHall(base: string): Promise<boolean> {
  const accounts = await openAccounts(base);
  const browser = await openBrowser();
  const reached: boolean[] = [];
  try {
    for (const house of HOUSES) reached.push(await benchHouse({ base, accounts, browser, house }));
  } finally {
    await browser.close();
  }
  return reached.every(Boolean);
}

interface Bench {
  base: string;
  accounts: Accounts;
  browser: Browser;
  house: House;
}

async function benchHouse({ base, accounts, browser, house }: Bench): Promise<boolean> {
  const { plan, seatOf } = house;
  const seats = plan.groups.reduce((sum, group) => sum + group.seats.length, 0);
  const report = (what: string, isReached: boolean, aim: string): boolean => {
    console.log(`Hall of ${seats.toLocaleString("en")}, ${what} (aim ${aim})`);
    return isReached;
  };
  const showId = await publishHall(accounts, plan);
  const opened = await openOnPhone(browser, base, showId);
  const answers = await askOnPhone(browser, base, { showId, user: await accounts.register() });
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openHall(page, showId);
  const still = await page.evaluate(countFrames, 3000);
  const users = await Promise.all(Array.from({ length: USERS }, () => accounts.register()));
  const change = () =>
    changeSeats(
      showId,
      users.map(({ api }) => api),
      seatOf,
      CHANGES_PER_SECOND,
    );
  await page.getByRole("button", { name: "Inzoomen" }).click();
  const far = await pan(page, change);
  await page.locator(".hall-block").nth(8).click({ force: true });
  await page.locator(".hall-seat").first().waitFor();
  // Zooming out shows the most chairs that are visible at once.
  await page.getByRole("button", { name: "Uitzoomen" }).click();
  await page.waitForTimeout(1000);
  const near = await pan(page, change);
  await context.close();
  const perSecond = `${AIM.framesPerSecond} a second; at rest ${words(still)}`;
  const answered = (what: string, ms: number) =>
    report(`${what}: ${ms} ms on the phone, its processor alone`, ms < AIM.answerMs, `under ${AIM.answerMs} ms`);
  return [
    report(
      `opening it on a phone: median ${opened.ms} ms of ${opened.times.join(", ")}`,
      opened.ms < AIM.openMs,
      `under ${AIM.openMs} ms`,
    ),
    report(`panning blocks: ${words(far)}`, far.perSecond >= AIM.framesPerSecond, perSecond),
    report(`panning chairs: ${words(near)}`, near.perSecond >= AIM.framesPerSecond, perSecond),
    report(
      `its plan and seats: ${opened.bytes.plan} and ${opened.bytes.seats} bytes received`,
      opened.bytes.plan + opened.bytes.seats < AIM.firstViewBytes,
      `${AIM.firstViewBytes} together`,
    ),
    answered("the list", answers.list),
    answered("'Kies voor mij'", answers.proposal),
  ].every(Boolean);
}

async function publishHall(accounts: Accounts, plan: HallPlan): Promise<number> {
  const { api } = accounts.admin;
  const { id } = await api.createHall({ body: plan });
  const { hallPlanId } = await api.publishHall({ params: { id } });
  return (await createShow(accounts, { hallPlanId })).id;
}

async function openHall(page: Page, showId: number): Promise<void> {
  await page.goto(`/tickets?show=${showId}`);
  await page.locator(".hall-block-words").first().waitFor();
}

async function openOnPhone(browser: Browser, base: string, showId: number) {
  const times: number[] = [];
  let bytes = { plan: 0, seats: 0 };
  for (let index = 0; index < OPENINGS; index += 1) {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 }, isMobile: true });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const plan = countBytes(client, "/api/hall-plans/");
    const seats = countBytes(client, "/api/reservation/availableSeats/");
    await slowDown(client);
    await page.addInitScript(noteFirstBlocks);
    await openHall(page, showId);
    times.push(
      await page.evaluate(() => Math.round(performance.getEntriesByName("blocks")[0]?.startTime ?? Number.NaN)),
    );
    bytes = { plan: await plan(), seats: await seats() };
    // Visitors join the show's room a second after the hall is drawn.
    await page.waitForTimeout(2500);
    await context.close();
  }
  return { ms: median(times), times, bytes };
}

/** From a press to the frame that shows its result, in ms. */
async function askOnPhone(browser: Browser, base: string, { showId, user }: { showId: number; user: Account }) {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 }, isMobile: true });
  await context.addInitScript((token) => localStorage.setItem("podium.token", token), user.token);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await openHall(page, showId);
  await page.getByRole("button", { name: "Kies voor mij" }).waitFor();
  await page.waitForTimeout(3000);
  await client.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slowdown });
  const proposal = await page.evaluate(timeOfPress, {
    button: "Kies voor mij",
    result: ".hall-block[data-proposed], .hall-seat[data-proposed]",
  });
  await page.getByRole("button", { name: "Zelf kiezen" }).click();
  const list = await page.evaluate(timeOfPress, { button: "Lijst", result: "[data-stop]" });
  await context.close();
  return { list, proposal };
}

/** Runs in the page. */
function timeOfPress({ button, result }: { button: string; result: string }): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      if (!document.querySelector(result)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - begun))));
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === button)?.click();
  });
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

async function pan(page: Page, change: () => Promise<number>): Promise<Frames> {
  const [frames] = await Promise.all([
    page.evaluate(countFrames, SECONDS * 1000),
    page.evaluate(dragToAndFro, SECONDS * 1000),
    change(),
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
