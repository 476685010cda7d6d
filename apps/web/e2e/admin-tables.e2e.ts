/** The volunteers' tables and figures on the screens that volunteers have. */
import type { Page } from "@playwright/test";
import type { Statistics } from "@podium/shared/contracts/statistics";
import { pay, registrationForm } from "@podium/shared/test/steps.ts";
import type { Accounts } from "./accounts.ts";
import { createShow, inHours, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];

const tables = [
  { path: "/betalingen-beheer", table: "Betalingen" },
  { path: "/reservatie-beheer", table: "Reserveringen" },
  { path: "/shows-beheer", table: "Komende voorstellingen" },
  { path: "/user-beheer", table: "Gebruikers" },
  { path: "/codes-beheer", table: "Ticketcodes" },
  { path: "/logboek", table: "Logboek" },
];

/** Creates rows with the longest realistic texts: double names, an address of a municipality, a whole row of seats. */
async function createLongRows(accounts: Accounts): Promise<string> {
  const { admin } = accounts;
  const word = unique();
  const show = await createShow(accounts, {
    name: `De gelukkige bruiloft van Boudewijn ${word}`,
    salesOpenAt: inHours(24),
    salesCloseAt: inHours(200),
  });
  const row = Array.from("ABCDEFGHIJ", (letter) => `R4-${letter}`);
  const guests = [
    { firstname: "Godelieve Maria", lastname: "D'Hondt-Vandenbroucke", seatIds: row, paid: "transfer" },
    { firstname: "Wout", lastname: "Van den Eynde", seatIds: ["T12-A", "T12-B"], paid: "transfer" },
    { firstname: "Annemarie", lastname: "Van Nieuwenhuyse-Callebaut", seatIds: ["T13-E"], paid: "free" },
  ] as const;
  for (const [index, { firstname, lastname, seatIds, paid }] of guests.entries()) {
    const email = `godelieve.dhondt.${index}${word}@gemeente.voorbeeld.example`;
    const guest = { firstname, lastname, email, number: "+32 470 11 22 33" };
    const reservation = await admin.api.reserveForGuest({
      params: { id: show.id },
      body: { guest, seatIds: [...seatIds], paid },
    });
    if (index === 1) await pay(admin.api, reservation.id);
  }
  // Guests are not among the users.
  const email = `annemarie.vannieuwenhuyse.${word}@gemeente.voorbeeld.example`;
  const names = { firstname: "Annemarie Godelieve", lastname: "Van Nieuwenhuyse-Callebaut" };
  await accounts.visitor.register({ body: registrationForm({ ...names, email }) });
  await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 100 } });
  return word;
}

/** Lists the parts that stick out of the page or of their row, in words. */
function misfits(page: Page, table: string): Promise<string[]> {
  return page.evaluate((caption) => {
    const all = [...document.querySelectorAll("table")].filter((each) => each.caption?.textContent === caption);
    const found = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    for (const element of all) {
      const frame = element.parentElement?.getBoundingClientRect();
      if (!frame) continue;
      for (const part of element.querySelectorAll("th, td, td *")) {
        const { left, right, width } = part.getBoundingClientRect();
        if (part.closest(".sr-only") || width === 0) continue;
        if (left < frame.left - 1 || right > frame.right + 1) found.push(`${part.tagName} ${part.textContent}`);
        if (part instanceof HTMLElement && part.tagName === "BUTTON" && part.scrollWidth > part.clientWidth + 1)
          found.push(`cut off: ${part.textContent}`);
      }
    }
    return found;
  }, table);
}

test("no table of the volunteers scrolls sideways or hides an action, from 320 to 1920 px", async ({
  admin,
  accounts,
}) => {
  const { page } = admin;
  const word = await createLongRows(accounts);
  for (const { path, table } of tables) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const firstRow = page.getByRole("table", { name: table }).getByRole("row").nth(1);
    await expect(firstRow).toBeVisible();
    if (table !== "Ticketcodes" && table !== "Logboek") {
      await page.getByRole("searchbox").fill(word);
      await expect(firstRow).toContainText(word);
    }
    if (table === "Gebruikers") await expect(page.getByText("1–1 van 1", { exact: true })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page, table), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("rows of payments and reservations have at most four lines on a laptop, however long the names", async ({
  admin,
  accounts,
}) => {
  const { page } = admin;
  const word = await createLongRows(accounts);
  for (const { path, table } of tables.slice(0, 2)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.getByRole("searchbox").fill(word);
    const last = table === "Betalingen" ? "1–2 van 2" : "1–3 van 3";
    await expect(page.getByText(last, { exact: true })).toBeVisible();
    const rows = page.getByRole("table", { name: table }).locator("tbody tr");
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(Math.max(...heights), `${path}: ${heights.join(", ")} px`).toBeLessThanOrEqual(104);
  }
});

test("a search, a filter and an order are in the address: reload, back and a shared link show the same rows", async ({
  admin,
  accounts,
}) => {
  const { page } = admin;
  const word = await createLongRows(accounts);
  const rows = page.getByRole("table", { name: "Reserveringen" }).locator("tbody tr");
  await page.goto("/reservatie-beheer");
  await page.getByRole("searchbox").fill(word);
  // Other reservations may not exist yet, so the rows alone do not show that the search has begun.
  await expect(page).toHaveURL(new RegExp(word));
  await expect(rows).toHaveCount(3);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Bevestigd" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Email" }).click();
  await expect(rows.first()).toContainText("Wout Van den Eynde");

  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue(word);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Wout Van den Eynde");
  await page.goBack();
  await expect(rows.first()).toContainText("Annemarie");
  await page.goBack();
  await expect(rows).toHaveCount(3);
  const shown = page.getByRole("combobox", { name: "Voorstelling" });
  await shown.click();
  await page.getByRole("option", { name: new RegExp(word) }).click();
  await page.getByRole("searchbox").fill("");
  await expect(page).toHaveURL(/\?show=\d+$/);
  await expect(rows).toHaveCount(3);
});

test("each figure of the statistics stays whole on its line, on a phone too", async ({ admin: { page } }) => {
  await page.route("**/api/admin/statistics", async (route) => {
    const response = await route.fetch();
    const statistics = (await response.json()) as Statistics;
    const overview = { ...statistics.overview, totalSales: 34_567.89, averageRevenuePerUser: 1234.56 };
    await route.fulfill({ response, json: { ...statistics, overview } });
  });
  await page.goto("/statistics");
  await expect(page.getByText("34.567,89")).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const misfit = await page
      .getByRole("region", { name: "Kerncijfers" })
      .locator("dd")
      .evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const text = document.createRange();
          text.selectNodeContents(figure);
          const isWhole = text.getClientRects().length === 1 && figure.scrollWidth <= figure.clientWidth;
          return isWhole ? [] : [figure.textContent];
        }),
      );
    expect(misfit, `${width} px`).toEqual([]);
  }
});
