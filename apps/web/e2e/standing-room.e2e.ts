import { pay, ticketsOf } from "@podium/shared/test/steps.ts";
import { seat } from "./hall.ts";
import { publishHall, standingHall } from "./other-hall.ts";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test("three standing places are bought from the plan to the tickets, which name no seat", async ({
  accounts,
  admin,
  member: { page, api },
}) => {
  const { hallPlanId } = await publishHall(accounts, standingHall(`Feestzaal ${unique()}`, 4000));
  const show = await createShow(accounts, { hallPlanId });
  await page.goto(`/tickets?show=${show.id}`);
  await page.getByRole("button", { name: "Staanplaats, 4.000 van 4.000 plaatsen vrij" }).click();
  const dialog = page.getByRole("dialog", { name: "Staanplaats: hoeveel plaatsen?" });
  await dialog.getByLabel("Aantal plaatsen", { exact: true }).fill("3");
  await dialog.getByRole("button", { name: "Neem 3 plaatsen" }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Staanplaats, 3.997 van 4.000 plaatsen vrij, 3 gekozen" }),
  ).toBeVisible();

  await page
    .getByRole("button", { name: /winkelwagen/i })
    .first()
    .click();
  await expect(page.getByText("Staanplaats, 3 plaatsen").first()).toBeVisible();
  await page.getByRole("button", { name: "Verwijder 1 plaats van Staanplaats" }).click();
  await expect(page.getByText("Staanplaats, 2 plaatsen").first()).toBeVisible();
  await page.getByText("Bevestig reservering").click();
  await expect(page.getByText("Staanplaats, 2 plaatsen").first()).toBeVisible();
  await page.getByRole("radio", { name: /overschrijving/i }).click();
  await page.getByRole("checkbox").first().click();
  await page
    .getByRole("button", { name: /bevestig/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await pay(admin.api, id);
  expect([...(await ticketsOf(api, id)).keys()].every((seatId) => seatId.startsWith("STA-"))).toBe(true);
  await page.goto(`/ticketsDetail/${id}`);
  const tickets = page.getByRole("article");
  await expect(tickets).toHaveCount(2);
  await expect(tickets.first().getByText("Staanplaats", { exact: true })).toBeVisible();
  await expect(tickets.first().getByText(/stoel/i)).toHaveCount(0);
});

test("standing places are chosen with the keyboard alone, and given back", async ({ accounts, member: { page } }) => {
  const { hallPlanId } = await publishHall(accounts, standingHall(`Feestzaal ${unique()}`, 30));
  const show = await createShow(accounts, { hallPlanId });
  await page.goto(`/tickets?show=${show.id}`);
  const area = page.locator('[data-area="STA"]');
  await expect(area).toHaveAttribute("aria-label", /30 van 30/);
  // The only tab stop of the plan.
  await area.focus();
  await page.keyboard.press("ArrowDown");
  await expect(seat(page, "R1-3")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(area).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Staanplaats: hoeveel plaatsen?" });
  const count = dialog.getByRole("spinbutton", { name: "Aantal plaatsen" });
  await count.focus();
  await page.keyboard.press("ArrowUp");
  await expect(count).toHaveValue("2");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(area).toHaveAttribute("aria-label", "Staanplaats, 28 van 30 plaatsen vrij, 2 gekozen");
  await expect(area).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Geef alle 2 terug" }).focus();
  await page.keyboard.press("Enter");
  await expect(area).toHaveAttribute("aria-label", "Staanplaats, 30 van 30 plaatsen vrij");
});
