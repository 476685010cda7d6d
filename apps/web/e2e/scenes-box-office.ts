import { expect, type Page } from "@playwright/test";
import { testCashBook } from "#test/test-cash-book.ts";
import { inStates, press, type Scene } from "./scene.ts";

const CASH_BOOK = "/kassa-beheer";

const blocked = ["R1-A", "R1-B", "R1-C", "T4-A"].map((seatId) => ({
  seatId,
  status: "blocked",
  reservationId: null,
  reason: seatId === "T4-A" ? "Techniek" : "Eregasten van de gemeente",
}));
const free = ["T4-B", "T4-C", "R2-A"].map((seatId) => ({ seatId, status: "available", reservationId: null }));
const hall = { "/api/admin/shows/1/seats": [...blocked, ...free] };

/** As a list: on a phone the plan zooms first. */
async function choose(page: Page, seat: RegExp): Promise<void> {
  await page.getByRole("tab", { name: "Lijst" }).click();
  await page.getByRole("button", { name: seat }).click();
}

/** Who sits where, with which code, and where the money is. */
export const boxOfficeScenes: readonly Scene[] = [
  {
    name: "cash book",
    as: "box-office",
    path: CASH_BOOK,
    responses: { "/api/admin/cash-book": testCashBook() },
    shows: "Per vrijwilliger",
  },
  ...inStates(
    "cash book",
    "box-office",
    CASH_BOOK,
    { "/api/admin/cash-book": testCashBook({ volunteers: [], entries: [] }) },
    "Nog niets ontvangen",
  ),
  {
    name: "box office with a code and a blocked seat",
    as: "box-office",
    path: "/reservatie-beheer/nieuw",
    responses: {
      ...hall,
      "/api/admin/shows/1/reservations/quote": { total: 24, discount: 6, balance: 10, due: 8 },
    },
    steps: {
      chosen: async (page) => {
        await choose(page, /^Rij 1, stoel A/);
        await choose(page, /^Tafel 4, stoel B/);
        await page.getByLabel(/^Kortings-/).fill("CFHJ-KMPR-WXY2");
        await page.getByLabel(/^Code van een cadeaubon/).fill("CFHJ-KMPR-WXY2-3456");
        await expect(page.getByText("Te betalen", { exact: true })).toBeVisible();
      },
    },
  },
  {
    name: "box office blocking",
    as: "box-office",
    path: "/shows-beheer",
    responses: hall,
    steps: {
      "a table with a reason": async (page) => {
        await press(/^Stoelen/)(page);
        await page.getByRole("combobox", { name: "Hele rij of tafel kiezen" }).click();
        await page.getByRole("option", { name: /^Tafel 4/ }).click();
        await press("Bewaren")(page);
        await expect(page.getByText("Vul in waarvoor de stoelen zijn.")).toBeVisible();
      },
    },
  },
];
