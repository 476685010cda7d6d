import { type APIRequestContext, expect, type Page, request as requests } from "@playwright/test";
import getPort from "get-port";
import { createCheckInScenario } from "@podium/web/e2e/scenario.ts";
import { press, typeScan, whenItSays, whenSeatTurns } from "@podium/web/e2e/timing.ts";
import { makeReservation, makeShow, openAdmin, openHall, openMember, seat, unique } from "@podium/web/e2e/users.ts";
import { openBrowser, say } from "./browser.ts";

const SEATS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map((letter) => `R1-${letter}`);

export async function benchLive(base: string): Promise<boolean> {
  const request = await requests.newContext({ baseURL: base });
  const browser = await openBrowser(await getPort());
  const users: Users = {
    request,
    member: () => openMember(browser, request, { baseURL: base }),
    admin: () => openAdmin(browser, request, { baseURL: base }),
  };
  try {
    const reached = [
      report("A seat is taken: the chair of another visitor turns", 500, await holds(users)),
      report("A transfer is confirmed: the list of another volunteer says so", 500, await payments(users)),
      report("A ticket is scanned: the chair of the hall screen turns", 250, await scans(users)),
    ];
    return reached.every(Boolean);
  } finally {
    await browser.close();
    await request.dispose();
  }
}

interface Users {
  request: APIRequestContext;
  member: () => Promise<{ page: Page }>;
  admin: () => Promise<{ page: Page }>;
}

async function holds({ request, member }: Users): Promise<number[]> {
  const show = await makeShow(request, `Samen kijken ${unique()}`);
  const [one, other] = [await member(), await member()];
  await Promise.all([openHall(one.page, show), openHall(other.page, show)]);
  const durations: number[] = [];
  for (const seatId of SEATS) {
    const turned = await whenSeatTurns(other.page, seatId, "held");
    const pressed = await press(seat(one.page, seatId));
    durations.push((await turned()) - pressed);
  }
  return durations;
}

async function payments({ request, admin }: Users): Promise<number[]> {
  const show = await makeShow(request, `Twee schermen ${unique()}`);
  const made: { id: number }[] = [];
  for (const seatId of SEATS) made.push(await makeReservation(request, show.id, [seatId]));
  const [one, other] = [await admin(), await admin()];
  for (const { page } of [one, other]) {
    await page.goto("/betalingen-beheer");
    await page.getByRole("searchbox").fill(show.name);
    await expect(page.locator("tr[data-row]")).toHaveCount(made.length);
  }
  const durations: number[] = [];
  for (const { id } of made) {
    const row = (page: Page) => page.locator(`tr[data-row="${id}"]`);
    const said = await whenItSays(row(other.page), "N.V.T.");
    const pressed = await press(row(one.page).getByRole("button", { name: /^Bevestig betaling/ }));
    durations.push((await said()) - pressed);
  }
  return durations;
}

async function scans({ request, admin }: Users): Promise<number[]> {
  const { show, code } = await createCheckInScenario(request, SEATS);
  const [scanner, hall] = [(await admin()).page, (await admin()).page];
  await scanner.goto(`/scan?show=${show.id}`);
  await expect(scanner.getByText(/van \d+ binnen/)).toBeVisible();
  await hall.goto(`/zaalopvolging?show=${show.id}`);
  await expect(hall.locator('.hall-seat[data-state="expected"]')).toHaveCount(SEATS.length);
  const durations: number[] = [];
  for (const seatId of SEATS) {
    const turned = await whenSeatTurns(hall, seatId, "scanned");
    const scanned = await typeScan(scanner, code(seatId));
    durations.push((await turned()) - scanned);
    // The result disappears before the next scan.
    await expect(scanner.locator("[data-result]")).toHaveCount(0);
  }
  return durations;
}

/** @param aim upper bound of the slowest but one, ms */
function report(what: string, aim: number, durations: number[]): boolean {
  const sorted = durations.toSorted((one, other) => one - other);
  const [median, slow] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-2) ?? 0];
  say(`${what}: median ${median} ms, slowest but one ${slow} ms of ${durations.length} (aim ${aim} ms)`);
  return slow < aim;
}
