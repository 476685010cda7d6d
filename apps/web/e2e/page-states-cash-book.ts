import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { expect, type Page } from "@playwright/test";
import { openShift, testCashBook, testShifts } from "#test/test-money.ts";
import { inStates, type PageState } from "./page-state.ts";

const PATH = "/kassa-beheer";

const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();

/** Counts five euros less than there should be. */
async function countTooLittle(page: Page): Promise<void> {
  await page.route("**/api/admin/cash-shifts/3/close", (route) =>
    route.fulfill({
      status: 409,
      json: {
        statusCode: 409,
        code: "CASH_SHIFT_DIFFERS",
        message: errorMessage("CASH_SHIFT_DIFFERS"),
        details: [
          { field: "expected", message: "209.50" },
          { field: "difference", message: "-5.00" },
        ],
      },
    }),
  );
  await page.getByText("Tel per biljet en munt").click();
  await page.getByLabel(/^Geteld/).fill("204,50");
  await press("Afsluiten")(page);
  await expect(page.getByText(/^U telde/)).toBeVisible();
}

/** Page states of the cash book: an evening, and the volunteer's shift that is opened, counted and closed. */
export const cashBookStates: readonly PageState[] = [
  {
    name: "cash book",
    as: "box-office",
    path: PATH,
    responses: { "/api/admin/cash-book": testCashBook(), "/api/admin/cash-shifts": testShifts() },
    shows: "Per vrijwilliger",
    steps: { counting: press("Tellen en afsluiten"), "with a difference": countTooLittle },
  },
  {
    name: "cash book without a shift",
    as: "box-office",
    path: PATH,
    responses: {
      "/api/admin/cash-book": testCashBook(),
      "/api/admin/cash-shifts": testShifts({ own: null, shifts: [] }),
    },
    shows: "Daarvan zonder dienst",
    steps: { opening: press("Dienst openen") },
  },
  {
    name: "cash book of an administrator",
    as: "admin",
    path: PATH,
    responses: {
      "/api/admin/cash-book": testCashBook(),
      "/api/admin/cash-shifts": testShifts({ own: null, shifts: [...testShifts().shifts, openShift({ id: 4 })] }),
    },
    shows: "Kassadiensten",
  },
  ...inStates(
    "cash book",
    "box-office",
    PATH,
    {
      "/api/admin/cash-book": testCashBook({ volunteers: [], entries: [] }),
      "/api/admin/cash-shifts": testShifts({ own: null, shifts: [] }),
    },
    "Nog niets ontvangen",
  ),
];
