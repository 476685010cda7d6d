import { type APIRequestContext, expect, type Page, request as requests } from "@playwright/test";
import getPort from "get-port";
import { makeEvening } from "@podium/web/e2e/evening.ts";
import { press, typeScan, whenItSays, whenSeatTurns } from "@podium/web/e2e/moments.ts";
import { makeReservation, makeShow, openAdmin, openHall, openMember, seat, unique } from "@podium/web/e2e/people.ts";
import { openBrowser, say } from "./browser.ts";

const SEATS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map((letter) => `R1-${letter}`);

/** From a finger of one person to the screen of another, in two pages of Chromium. @returns whether all aims are reached */
export async function benchLive(base: string): Promise<boolean> {
  const request = await requests.newContext({ baseURL: base });
  const browser = await openBrowser(await getPort());
  const people: People = {
    request,
    member: () => openMember(browser, request, { baseURL: base }),
    admin: () => openAdmin(browser, request, { baseURL: base }),
  };
  try {
    const reached = [
      report("A seat is taken: the chair of another visitor turns", 500, await holds(people)),
      report("A transfer is confirmed: the list of another volunteer says so", 500, await payments(people)),
      report("A ticket is scanned: the chair of the hall screen turns", 250, await scans(people)),
    ];
    return reached.every(Boolean);
  } finally {
    await browser.close();
    await request.dispose();
  }
}

interface People {
  request: APIRequestContext;
  /** Each in a browser of their own. */
  member: () => Promise<{ page: Page }>;
  admin: () => Promise<{ page: Page }>;
}

async function holds({ request, member }: People): Promise<number[]> {
  const show = await makeShow(request, `Samen kijken ${unique()}`);
  const [one, other] = [await member(), await member()];
  await Promise.all([openHall(one.page, show), openHall(other.page, show)]);
  const took: number[] = [];
  for (const seatId of SEATS) {
    const turned = await whenSeatTurns(other.page, seatId, "held");
    const pressed = await press(seat(one.page, seatId));
    took.push((await turned()) - pressed);
  }
  return took;
}

async function payments({ request, admin }: People): Promise<number[]> {
  const show = await makeShow(request, `Twee schermen ${unique()}`);
  const made: { id: number }[] = [];
  for (const seatId of SEATS) made.push(await makeReservation(request, show.id, [seatId]));
  const [one, other] = [await admin(), await admin()];
  for (const { page } of [one, other]) {
    await page.goto("/betalingen-beheer");
    await page.getByRole("searchbox").fill(show.name);
    await expect(page.locator("tr[data-row]")).toHaveCount(made.length);
  }
  const took: number[] = [];
  for (const { id } of made) {
    const row = (page: Page) => page.locator(`tr[data-row="${id}"]`);
    const said = await whenItSays(row(other.page), "N.V.T.");
    const pressed = await press(row(one.page).getByRole("button", { name: /^Bevestig betaling/ }));
    took.push((await said()) - pressed);
  }
  return took;
}

async function scans({ request, admin }: People): Promise<number[]> {
  const { show, code } = await makeEvening(request, SEATS);
  const [scanner, hall] = [(await admin()).page, (await admin()).page];
  await scanner.goto(`/scan?show=${show.id}`);
  await expect(scanner.getByText(/van \d+ binnen/)).toBeVisible();
  await hall.goto(`/zaalopvolging?show=${show.id}`);
  await expect(hall.locator('.hall-seat[data-state="expected"]')).toHaveCount(SEATS.length);
  const took: number[] = [];
  for (const seatId of SEATS) {
    const turned = await whenSeatTurns(hall, seatId, "scanned");
    const scanned = await typeScan(scanner, code(seatId));
    took.push((await turned()) - scanned);
    // The answer leaves the screen before the next guest comes.
    await expect(scanner.locator("[data-result]")).toHaveCount(0);
  }
  return took;
}

/** @param aim what the slowest but one stays below, in milliseconds */
function report(what: string, aim: number, took: number[]): boolean {
  const sorted = took.toSorted((one, other) => one - other);
  const [median, slow] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-2) ?? 0];
  say(`${what}: median ${median} ms, slowest but one ${slow} ms of ${took.length} (aim ${aim} ms)`);
  return slow < aim;
}
