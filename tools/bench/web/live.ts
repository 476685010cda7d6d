import { expect } from "@playwright/test";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { type Accounts, openAccounts } from "@podium/web/e2e/accounts.ts";
import { openFollowUp, openScanner } from "@podium/web/e2e/check-in-screens.ts";
import { openHall } from "@podium/web/e2e/hall.ts";
import { createCheckInScenario, createShow } from "@podium/web/e2e/scenario.ts";
import { createUsers, type Users } from "@podium/web/e2e/users.ts";
import { median, timesOf } from "#bench/figures.ts";
import { openBrowser } from "./browser.ts";
import { timeConfirmations, timeHolds, timeScans } from "./timing.ts";

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
