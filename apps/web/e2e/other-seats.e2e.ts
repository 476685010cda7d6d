import { pay, reserve, sellVoucher, ticketsOf } from "@podium/shared/test/steps.ts";
import { seat } from "./hall.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";

const ticketTypes = [
  {
    name: "Volwassene",
    description: "",
    prices: [
      { zone: "zaal", price: 16 },
      { zone: "balkon", price: 12 },
    ],
  },
];

test("a visitor takes a dearer seat, pays the difference, and only the new ticket admits", async ({
  member: { api, page },
  accounts,
}) => {
  const show = await createShow(accounts, { ticketTypes });
  const admin = accounts.admin.api;
  const id = await reserve(api, show.id, ["R1-A", "R1-B"]);
  await pay(admin, id);
  const before = (await ticketsOf(api, id)).get("R1-A");
  await page.goto(`/ticketsDetail/${id}`);
  await page.getByRole("link", { name: "Andere plaatsen kiezen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Andere plaatsen kiezen" })).toBeVisible();
  await seat(page, "T7-A").click();
  await expect(page.getByText("U betaalt € 4,00 bij.")).toBeVisible();
  await page.getByRole("button", { name: "€ 4,00 bijbetalen" }).click();
  await expect(page.getByRole("heading", { name: "Testbetaling" })).toBeVisible();

  // A visitor who returns without paying still has the old seat, and sees the time left to pay for the new one.
  await page.goto(`/andere-plaatsen/${id}`);
  await expect(page.getByText("U moet nog € 4,00 bijbetalen.")).toBeVisible();
  expect([...(await ticketsOf(api, id)).keys()]).toEqual(["R1-A", "R1-B"]);
  await page.getByRole("button", { name: "Nu betalen" }).click();
  await page.getByRole("button", { name: "Betalen", exact: true }).click();
  await expect(page.getByText("U zit nu op Tafel 7, stoel A.")).toBeVisible();
  await page.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(page.getByRole("img", { name: /^QR-code voor Tafel 7/ })).toBeVisible();

  const after = (await ticketsOf(api, id)).get("T7-A");
  expect(after?.content).not.toBe(before?.content);
  const scan = (seatId: string, token = "") =>
    admin.scanSeat({ params: { reservationId: id, seatId }, body: { token, showId: show.id } });
  await expect(scan("R1-A", before?.secret)).rejects.toThrow(/./);
  await scan("T7-A", after?.secret);
});

test("a voucher pays what a dearer seat costs more", async ({ member: { api, page }, accounts }) => {
  const show = await createShow(accounts, { ticketTypes });
  const admin = accounts.admin.api;
  const id = await reserve(api, show.id, ["R1-A"]);
  await pay(admin, id);
  const { code } = await sellVoucher(admin, 10);
  await page.goto(`/andere-plaatsen/${id}`);
  await seat(page, "T7-A").click();
  await page.getByLabel("Cadeaubon").fill("7K4M-9PWX-3HRC-2F8J");
  await page.getByRole("button", { name: "Gebruiken" }).click();
  await expect(page.getByText("Deze cadeaubon kan niet.")).toBeVisible();
  await page.getByLabel("Cadeaubon").fill(code.toLowerCase());
  // The code is typed but not yet used: the button waits, so that nobody pays by card what the voucher would pay.
  await expect(page.getByRole("button", { name: "bijbetalen" })).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Uw cadeaubon betaalt € 4,00: u hoeft niets bij te betalen.")).toBeVisible();
  await page.getByRole("button", { name: "Deze plaatsen kiezen" }).click();
  await expect(page.getByRole("img", { name: /^QR-code voor Tafel 7/ })).toBeVisible();
});
