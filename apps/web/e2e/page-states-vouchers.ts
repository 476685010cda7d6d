import { expect } from "@playwright/test";
import type { Voucher } from "@podium/shared/contracts/vouchers";
import { testVoucher } from "#test/test-money.ts";
import { setResponses } from "./page-responses.ts";
import { close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";

const PATH = "/cadeaubonnen-beheer";

const details = testVoucher();
const { code: _code, entries: _entries, ...voucher } = details;
const list: readonly Voucher[] = [
  { ...voucher, id: 15, name: "", email: "", balance: 100, amount: 100, paidWith: "TRANSFER" },
  { ...voucher, id: 14, name: "Annemarie Van Nieuwenhuyse-Callebaut", balance: 18, amount: 24, origin: "REFUND" },
  { ...voucher, id: 13, name: "Godelieve D'Hondt", email: "", balance: 0, origin: "FREE" },
  { ...voucher, id: 11, name: "Wout Van den Eynde", blocked: true },
  voucher,
];
const pageOf = (items: readonly Voucher[]) => ({ items, total: items.length, page: 1, pageSize: 25 });

const responses = {
  "/api/admin/vouchers": pageOf(list),
  "/api/admin/vouchers/12": details,
  "/api/admin/vouchers/12/code": details,
  "/api/admin/vouchers/11": testVoucher({ id: 11, name: "Wout Van den Eynde", blocked: true }),
};

/** The box office's page of vouchers. */
export const voucherStates: readonly PageState[] = [
  {
    name: "vouchers",
    as: "box-office",
    path: PATH,
    responses,
    shows: "Oma Jeanne",
    steps: {
      "selling one, with mistakes": async (page) => {
        await press("Cadeaubon verkopen")(page);
        await submitEmpty("Cadeaubon maken")(page);
      },
      "one that is sold": async (page) => {
        await setResponses(page, undefined);
        await page.route("**/api/admin/vouchers", (route) =>
          route.request().method() === "POST"
            ? route.fulfill({ status: 201, json: details })
            : route.fulfill({ json: pageOf(list) }),
        );
        await page.getByRole("button", { name: "€ 50" }).click();
        await page.getByRole("radio", { name: /Contant/ }).check();
        await press("Cadeaubon maken")(page);
        await expect(page.getByRole("dialog", { name: "Cadeaubon 12 is gemaakt" })).toBeVisible();
      },
    },
  },
  {
    name: "voucher",
    as: "box-office",
    path: `${PATH}?bon=12`,
    responses,
    shows: "Oma Jeanne",
    steps: {
      "with its code": async (page) => {
        await press("Code tonen")(page);
        await expect(page.getByText(details.code)).toBeVisible();
      },
      "mailing it": press("Mailen"),
      "giving it another code": async (page) => {
        await close(page);
        await press("Nieuwe code")(page);
      },
      "correcting it, with mistakes": async (page) => {
        await press("Terug")(page);
        await press("Saldo verbeteren")(page);
        await submitEmpty("Saldo verbeteren")(page);
      },
      "blocking it": async (page) => {
        await close(page);
        await press("Blokkeren")(page);
      },
    },
  },
  {
    name: "blocked voucher",
    as: "box-office",
    path: `${PATH}?bon=11`,
    responses,
    shows: "Wout Van den Eynde",
    steps: { "releasing it": press("Vrijgeven") },
  },
  ...inStates("vouchers", "box-office", PATH, { "/api/admin/vouchers": pageOf([]) }, "Nog geen cadeaubonnen"),
];
