/** Measures how fast a change reaches another page on the same machine; times in ms since 1970, durations in ms. */
import { expect, type Locator, type Page } from "@playwright/test";
import { openFollowUp, openScanner, resultAt, typeScan } from "@podium/web/e2e/check-in-screens.ts";
import { openHall, seat } from "@podium/web/e2e/hall.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { type Accounts, openAccounts } from "@podium/web/e2e/accounts.ts";
import { createCheckInScenario, createShow } from "@podium/web/e2e/scenario.ts";
import { createUsers, type Users } from "@podium/web/e2e/users.ts";
import { median, timesOf } from "#bench/figures.ts";
import { openBrowser } from "./browser.ts";

async function timeHolds(one: Page, other: Page, seatIds: readonly string[]): Promise<number[]> {
  const durations: number[] = [];
  for (const seatId of seatIds) {
    const turned = await whenSeatTurns(other, seatId, "held");
    const pressed = await press(seat(one, seatId));
    durations.push((await turned()) - pressed);
  }
  return durations;
}

async function timeConfirmations(one: Page, other: Page, ids: readonly number[]): Promise<number[]> {
  const durations: number[] = [];
  for (const id of ids) {
    const row = (page: Page) => page.locator(`tr[data-row="${id}"]`);
    const said = await whenItSays(row(other), "N.V.T.");
    const pressed = await press(row(one).getByRole("button", { name: /^Bevestig betaling/ }));
    durations.push((await said()) - pressed);
  }
  return durations;
}

/** Times each scan until the chair turns on the hall screen. The scanner's page must have no earlier scans. */
async function timeScans(scanner: Page, hall: Page, codes: ReadonlyMap<string, string>): Promise<number[]> {
  const durations: number[] = [];
  for (const [index, [seatId, code]] of [...codes].entries()) {
    const turned = await whenSeatTurns(hall, seatId, "scanned");
    const scanned = await typeScan(scanner, code);
    durations.push((await turned()) - scanned);
    await resultAt(scanner, index);
  }
  return durations;
}

/** Starts observing a seat. @returns a function that resolves with the time at which the seat gets this state */
async function whenSeatTurns(page: Page, seatId: string, state: string): Promise<() => Promise<number>> {
  // Evaluating waits until the seat exists, because the plan draws a few seats per frame.
  const watch = await seat(page, seatId).evaluateHandle(
    (chair, wanted) => ({
      turned: new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (chair.getAttribute("data-state") === wanted) resolve(Date.now());
        }).observe(chair, { attributes: true });
      }),
    }),
    state,
  );
  return () => watch.evaluate(({ turned }) => turned);
}

async function whenItSays(element: Locator, words: string): Promise<() => Promise<number>> {
  const watch = await element.evaluateHandle(
    (watched, wanted) => ({
      said: new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (watched.textContent?.includes(wanted)) resolve(Date.now());
        }).observe(watched, { subtree: true, childList: true, characterData: true });
      }),
    }),
    words,
  );
  return () => watch.evaluate(({ said }) => said);
}

/** @returns the time of the page's pointerdown */
async function press(element: Locator): Promise<number> {
  const watch = await element.evaluateHandle((pressed) => ({
    pressedAt: new Promise<number>((resolve) => {
      pressed.addEventListener("pointerdown", () => resolve(Date.now()), { once: true });
    }),
  }));
  await element.click();
  return watch.evaluate(({ pressedAt }) => pressedAt);
}

const SEATS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map((letter) => `R1-${letter}`);

export async function benchLive(base: string): Promise<boolean> {
  const accounts = await openAccounts(base);
  const browser = await openBrowser();
  const users = createUsers(browser, accounts, { baseURL: base });
  try {
    const reached = [
      report("A seat is taken: the chair of another visitor turns", 500, await holds(accounts, users)),
      report("A transfer is confirmed: the list of another volunteer says so", 500, await payments(accounts, users)),
      report("A ticket is scanned: the chair of the hall screen turns", 250, await scans(accounts, users)),
      report("The PDF of 20 tickets is asked for: its file is there", 2000, await ticketPdfs(accounts, users)),
    ];
    return reached.every(Boolean);
  } finally {
    await browser.close();
  }
}

async function holds(accounts: Accounts, { member }: Users): Promise<number[]> {
  const show = await createShow(accounts);
  const [one, other] = [(await member()).page, (await member()).page];
  await Promise.all([openHall(one, show), openHall(other, show)]);
  return timeHolds(one, other, SEATS);
}

async function payments(accounts: Accounts, { admin }: Users): Promise<number[]> {
  const show = await createShow(accounts);
  const guest = await accounts.register();
  const ids: number[] = [];
  for (const seatId of SEATS) ids.push(await reserve(guest.api, show.id, [seatId]));
  const [one, other] = [(await admin()).page, (await admin()).page];
  for (const page of [one, other]) {
    await page.goto("/betalingen-beheer");
    await page.getByRole("searchbox").fill(show.name);
    await expect(page.locator("tr[data-row]")).toHaveCount(ids.length);
  }
  return timeConfirmations(one, other, ids);
}

async function scans(accounts: Accounts, { admin }: Users): Promise<number[]> {
  const { show, codes } = await createCheckInScenario(accounts, SEATS);
  const [scanner, hall] = [(await admin()).page, (await admin()).page];
  await openScanner(scanner, show);
  await openFollowUp(hall, show);
  return timeScans(scanner, hall, codes);
}

async function ticketPdfs(accounts: Accounts, users: Users): Promise<number[]> {
  const show = await createShow(accounts);
  const { api, page } = await users.member();
  const id = await reserve(api, show.id, ALL_SEATS.slice(0, 20));
  await pay(accounts.admin.api, id);
  await page.goto(`/ticketsDetail/${id}`);
  const times = await timesOf(3, async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Alle tickets downloaden" }).click(),
    ]);
    await download.path();
  });
  return times.map(Math.round);
}

/** @param aim upper bound of the second slowest duration, in ms */
function report(what: string, aim: number, durations: number[]): boolean {
  const slow = durations.toSorted((one, other) => one - other).at(-2) ?? 0;
  console.log(
    `${what}: median ${median(durations)} ms, slowest but one ${slow} ms of ${durations.length} (aim ${aim} ms)`,
  );
  return slow < aim;
}
