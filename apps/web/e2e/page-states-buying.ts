import { expect, type Page } from "@playwright/test";
import type { TransferDetails } from "@podium/shared/contracts/payments";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { standardType } from "#test/test-show.ts";
import type { PageScenario } from "./scenario.ts";
import { press, type PageState } from "./page-state.ts";

const DISCOUNT = "CFHJ-KMPR-WXY2";
const VOUCHERS = ["CFHJ-KMPR-WXY2-3456", "2345-6789-CFHJ-KMPR"] as const;
const VALID = { valid: true, availableTickets: 20, message: "Geldig." } as const;

/** Enters a code, which the server accepts. */
async function give(page: Page, code: string, codeType: CodeValidation["codeType"], total: number): Promise<void> {
  await page.route("**/api/reservation/validate-code*", (route) =>
    route.fulfill({ json: { ...VALID, codeType, total } }),
  );
  await page.getByLabel(/voorverkoopcode/).fill(code);
  await press("Valideer")(page);
  await expect(page.getByRole("list", { name: "Uw codes en cadeaubonnen" })).toContainText(code.slice(-4));
}

/** Sets the quoted total with one or both of the vouchers: one for each of `amounts`. */
async function quote(page: Page, gross: number, amounts: readonly number[]): Promise<void> {
  const vouchers = VOUCHERS.flatMap((code, at) => {
    const amount = amounts[at];
    return amount === undefined ? [] : { code, amount };
  });
  const total = gross - 8 - amounts.reduce((sum, amount) => sum + amount, 0);
  await page.route("**/api/reservation/amount-due", (route) =>
    route.fulfill({ json: { grossPrice: gross, discount: 8, vouchers, total } }),
  );
}

/** Page states of ticket types, codes and vouchers, as visitors see them. */
export function buyingStates({ cart, show, outcome, paid, unpaid }: PageScenario): readonly PageState[] {
  const types = [
    { ...standardType(14), id: 1, name: "Volwassene" },
    { ...standardType(6), id: 2, name: "Kind", description: "Tot en met 12 jaar", maxPerReservation: 4 },
  ];
  const lines: Cart["lines"] = cart.lines.map((line, at) => ({
    ...line,
    ticketTypeId: at === 0 ? 2 : 1,
    price: at === 0 ? 6 : 14,
  }));
  const typed: Cart = { ...cart, lines, total: 34 };
  const shows = [{ ...show, pricePerSeat: 14, ticketTypes: types }];
  const withTypes = { "/api/show": shows, "/api/carts": typed };
  const reduced: Reservation = {
    ...outcome.reservation,
    id: unpaid,
    totalprice: 4,
    grossPrice: 34,
    discount: 8,
    vouchers: [
      { code: "•••• 3456", amount: 10 },
      { code: "•••• KMPR", amount: 12 },
    ],
  };
  const transfer: TransferDetails = {
    reservation: reduced,
    amount: 4,
    iban: "BE68539007547034",
    bic: "GKCCBEBB",
    beneficiary: "Toneelkring",
    reference: reduced.reference,
    epc: null,
    payBefore: reduced.expiresAt,
    payWithinDays: 3,
    inTime: true,
  };
  const day = 86_400_000;
  const [soon, later] = [1, 20].map((days) => new Date(Date.now() + days * day).toISOString());
  const early = [{ ...show, salesOpen: false, salesOpenAt: soon, salesCloseAt: later, dateTime: later }];
  return [
    {
      name: "cart with ticket types",
      as: "member",
      path: "/tickets",
      responses: withTypes,
      steps: {
        open: async (page) => {
          await press(/^Winkelwagen/)(page);
          await expect(page.getByRole("combobox", { name: "Tickettype van Tafel 13, stoel A" })).toBeVisible();
        },
      },
    },
    {
      name: "confirm with ticket types",
      as: "member",
      path: "/confirm",
      responses: withTypes,
      shows: "Tot en met 12 jaar",
      steps: {
        "with a discount code": (page) => give(page, DISCOUNT, "DISCOUNT", 26),
        "with a code and two vouchers": async (page) => {
          await press("Ook een cadeaubon gebruiken")(page);
          await quote(page, 34, [10]);
          await give(page, VOUCHERS[0], "GIFT", 24);
          await quote(page, 34, [10, 12]);
          await give(page, VOUCHERS[1], "GIFT", 22);
          await expect(page.getByRole("listitem").filter({ hasText: "-12,00" })).toBeVisible();
        },
        "with vouchers that pay everything": async (page) => {
          await page.getByRole("button", { name: /^Verwijder Cadeaubon .*KMPR/ }).click();
          await quote(page, 34, [10, 16]);
          await give(page, VOUCHERS[1], "GIFT", 18);
          await expect(page.getByText(/uw cadeaubon betaalt alles/)).toBeVisible();
        },
        "with a voucher that was used meanwhile": async (page) => {
          await page.getByRole("checkbox", { name: /voorwaarden/ }).check();
          await quote(page, 34, [10, 4]);
          await page.route(`**/api/reservation/${cart.showId}`, (route) => {
            const message = errorMessage("AMOUNT_CHANGED", { total: "€ 12,00", shown: "€ 0,00" });
            return route.fulfill({ status: 409, json: { statusCode: 409, code: "AMOUNT_CHANGED", message } });
          });
          await press("Definitief bevestigen")(page);
          await expect(page.getByText(/^Te betalen is intussen/)).toBeVisible();
          await expect(page.getByRole("radio", { name: /Overschrijving/ })).toBeVisible();
          await expect(page.getByRole("listitem").filter({ hasText: "-4,00" })).toBeVisible();
        },
        "with a voucher that was blocked meanwhile": async (page) => {
          await page.route("**/api/reservation/amount-due", (route) =>
            route.fulfill({
              status: 409,
              json: { statusCode: 409, code: "VOUCHER_BLOCKED", message: errorMessage("VOUCHER_BLOCKED") },
            }),
          );
          await page.getByRole("button", { name: /^Verwijder Kortingscode/ }).click();
          await expect(page.getByText(errorMessage("VOUCHER_BLOCKED"))).toBeVisible();
        },
      },
    },
    {
      name: "tickets by an actor's link",
      as: "member",
      path: `/tickets?show=${show.id}#token=voorbeeld`,
      responses: {
        [`/api/shows/${show.id}/cast-seats`]: {
          name: "Lotte Aerts",
          seats: 4,
          taken: 1,
          endsAt: soon,
          seatIds: [],
        },
      },
      shows: "Plaatsen voor familie van Lotte Aerts",
    },
    {
      name: "tickets by a wrong link",
      as: "visitor",
      path: `/tickets?show=${show.id}#token=fout`,
      shows: "Deze link opent geen plaatsen",
    },
    {
      name: "tickets before the sale",
      as: "member",
      path: "/tickets",
      responses: { "/api/show": early },
      shows: "Met een voorverkoopcode kiest u nu al uw stoelen.",
      steps: {
        "with a wrong code": async (page) => {
          await page.route("**/api/reservation/validate-code*", (route) =>
            route.fulfill({
              json: { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") },
            }),
          );
          await page.getByLabel("Voorverkoopcode").fill("FOUT");
          await press("Gebruik deze code")(page);
          await expect(page.getByText(errorMessage("CODE_UNKNOWN"))).toBeVisible();
        },
        "with a good code": async (page) => {
          await page.route("**/api/reservation/validate-code*", (route) =>
            route.fulfill({ json: { ...VALID, codeType: "PRE_ORDER" } }),
          );
          await page.getByLabel("Voorverkoopcode").fill("VROE-GERE-IGEN");
          await press("Gebruik deze code")(page);
          await expect(page.getByText("Kies nu uw stoelen.")).toBeVisible();
        },
      },
    },
    {
      name: "tickets before the sale for who has not signed in",
      as: "visitor",
      path: "/tickets",
      responses: { "/api/show": early },
      shows: "of ga verder zonder wachtwoord",
    },
    {
      name: "payment after a code and vouchers",
      as: "member",
      path: `/payment/${unpaid}`,
      responses: { [`/api/reservation/${unpaid}/payment`]: transfer },
      shows: "Cadeaubon •••• 3456",
    },
    {
      name: "account after a code and vouchers",
      as: "member",
      path: "/account",
      responses: { "/api/reservation/my-reservations": [reduced] },
      shows: "Cadeaubon •••• 3456",
    },
    {
      name: "reservation success after a code and vouchers",
      as: "member",
      path: "/reservation-success",
      responses: { "/api/reservation/my-latest-reservation": reduced },
      shows: "Cadeaubon •••• 3456",
    },
    {
      name: "tickets after a code and vouchers",
      as: "member",
      path: `/ticketsDetail/${paid}`,
      responses: { [`/api/reservation/tickets/${paid}`]: { ...reduced, id: paid } },
      shows: "Cadeaubon •••• 3456",
    },
    {
      name: "opened link of a reservation",
      as: "visitor",
      path: `/inloglink?naar=/payment/${unpaid}#token=abc&adres=els%40voorbeeld.be`,
      steps: {
        expired: async (page) => {
          await page.locator("main").getByRole("button", { name: "Inloggen", exact: true }).click();
          await expect(page.getByText(/een nieuwe link, naar els@voorbeeld\.be/)).toBeVisible();
        },
      },
    },
    {
      name: "opened link of a reservation of who has signed in",
      as: "member",
      path: `/inloglink?naar=/payment/${unpaid}#token=abc&adres=els%40voorbeeld.be`,
      shows: "U bent hier al ingelogd",
    },
  ];
}
