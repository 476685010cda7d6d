import { pay, ticketsOf } from "@podium/shared/test/steps.ts";
import { openScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { openHall, seat } from "./hall.ts";
import { createShow, inHours } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 240_000 });

const type = (name: string, price: number) => ({ name, description: "", prices: [{ zone: null, price }] });

test("a child's ticket that is chosen in the cart is one before confirming, on the ticket and at the entrance", async ({
  accounts,
  member: { page, api },
  users,
}) => {
  const ticketTypes = [type("Volwassene", 14), type("Kind", 6)];
  const show = await createShow(accounts, { dateTime: inHours(9 * 24), ticketTypes });
  await openHall(page, show);
  for (const seatId of ["T4-D", "T4-E"]) {
    await seat(page, seatId).click();
    await expect(seat(page, seatId)).toHaveAttribute("data-state", "mine");
  }
  await page
    .getByRole("button", { name: /winkelwagen/i })
    .first()
    .click();
  const choice = page.getByRole("combobox", { name: "Tickettype van Tafel 4, stoel D" });
  await expect(choice).toContainText("Volwassene");
  await choice.click();
  await page.getByRole("option", { name: /^Kind, €\s6,00$/ }).click();
  await expect(choice).toContainText("Kind");
  await expect(page.getByText(/€\s*20,00/).first()).toBeVisible();
  await page.getByText("Bevestig reservering").click();

  await expect(page).toHaveURL(/\/confirm$/);
  await expect(choice).toContainText("Kind");
  await expect(page.getByText(/€\s*20,00/).first()).toBeVisible();
  await page.getByRole("radio", { name: /overschrijving/i }).click();
  await page.getByRole("checkbox").first().click();
  await page
    .getByRole("button", { name: /bevestig/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await pay(accounts.admin.api, id);

  await page.goto(`/ticketsDetail/${id}`);
  await expect(page.getByRole("article", { name: "Ticket Tafel 4, stoel D" })).toContainText("Kind");
  await expect(page.getByRole("article", { name: "Ticket Tafel 4, stoel E" })).toContainText("Volwassene");

  const tickets = await ticketsOf(api, id);
  const scanner = (await users.admin()).page;
  await openScanner(scanner, show);
  const scan = (seatId: string) => resultOf(scanner, () => typeScan(scanner, tickets.get(seatId)?.content ?? ""));
  const [child, adult] = [await scan("T4-D"), await scan("T4-E")];
  expect(child).toMatchObject({ kind: "ok", text: expect.stringContaining("Kind") });
  // The first ticket type has nothing to check.
  expect(adult).toMatchObject({ kind: "ok", text: expect.not.stringMatching(/Kind|Volwassene/) });
});
