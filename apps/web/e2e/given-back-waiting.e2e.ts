import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 240_000 });

test("a ticket that is given back is offered to who waits, who joined the list without a password and takes it", async ({
  accounts,
  users,
  page,
}) => {
  const { api: admin } = accounts.admin;
  const show = await createShow(accounts, { giveBack: "MONEY" });
  const giver = await accounts.register();
  const id = await reserve(giver.api, show.id, ["R1-A", "R1-B"]);
  await pay(admin, id);
  const seatIds = ALL_SEATS.filter((seatId) => seatId !== "R1-A" && seatId !== "R1-B");
  await admin.blockSeats({ params: { id: show.id }, body: { seatIds } });

  await page.goto(`/tickets?show=${show.id}`);
  await page.getByRole("button", { name: "Zet mij op de wachtlijst" }).click();
  const dialog = page.getByRole("dialog", { name: "Zet mij op de wachtlijst" });
  await dialog.getByLabel("Voornaam").fill("Rosa");
  await dialog.getByLabel("Achternaam").fill("Maas");
  await dialog.getByLabel("E-mailadres").fill(`rosa-${crypto.randomUUID()}@voorbeeld.be`);
  await dialog.getByLabel("Telefoon").fill("0470998877");
  await dialog.getByRole("button", { name: "Verder" }).click();
  await dialog.getByLabel("Hoeveel plaatsen?").fill("1");
  await dialog.getByRole("button", { name: "Op de wachtlijst" }).click();
  await expect(page.getByText("Wachtlijst: u bent nummer 1")).toBeVisible();

  const giving = (await users.open(giver)).page;
  await giving.goto(`/ticketsDetail/${id}`);
  await giving.getByRole("button", { name: "Geef tickets terug" }).click();
  const question = giving.getByRole("alertdialog", { name: "Tickets teruggeven" });
  await question.getByRole("checkbox", { name: "Rij 1, stoel A" }).check();
  await question.getByRole("button", { name: "Ja, teruggeven" }).click();

  await page.goto("/account");
  await page.getByRole("button", { name: "Neem deze plaats" }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByText("Rij 1, stoel A").first()).toBeVisible();
});
