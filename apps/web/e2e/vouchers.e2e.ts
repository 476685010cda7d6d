import { pay, reserve } from "@podium/shared/test/steps.ts";
import { outputOf, provideSystemTools } from "@podium/shared/test/system-tools.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });

test.beforeAll(provideSystemTools);

test("a voucher is sold and printed, pays for seats, and its ledger leads to them; money of a cancelled reservation goes back as one", async ({
  accounts,
  users,
  show,
}) => {
  const { page } = await users.volunteer("BOX_OFFICE");
  const guest = await accounts.register();
  // The name is unique, so that the list has one voucher for it.
  const name = `Oma Jeanne ${show.id}`;
  await page.goto("/cadeaubonnen-beheer");
  await page.getByRole("button", { name: "Cadeaubon verkopen", exact: true }).click();
  await page.getByLabel("Bedrag (€)").fill("37,50");
  await page.getByRole("radio", { name: /Contant/ }).check();
  await page.getByLabel("Voor wie is de bon?").fill(name);
  await page.getByRole("button", { name: "Cadeaubon maken" }).click();
  const sold = page.getByRole("dialog", { name: /^Cadeaubon \d+ is gemaakt$/ });
  const code = await sold.locator(".font-mono").innerText();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sold.getByRole("button", { name: /afdrukken/ }).click(),
  ]);
  const file = test.info().outputPath("voucher.pdf");
  await download.saveAs(file);
  const printed = await outputOf("pdftotext", "-layout", file, "-");
  for (const words of ["Cadeaubon", "€ 37,50", name, code]) expect(printed).toContain(words);
  await sold.getByRole("button", { name: "Klaar" }).click();

  const id = await reserve(guest.api, show.id, ["R1-A", "R1-B"], { vouchers: [code] });
  await page.getByRole("searchbox").fill(code);
  await page.getByRole("button", { name: new RegExp(`^Bekijk.*voor ${name}$`) }).click();
  const sheet = page.getByRole("dialog", { name: /^Cadeaubon \d+$/ });
  await expect(sheet).toContainText("€ 13,50 van € 37,50");
  await expect(sheet.getByRole("listitem").first()).toContainText("− € 24,00");
  await sheet.getByRole("link", { name: `reservering ${id}` }).click();
  await expect(page.getByRole("dialog", { name: `Reservering ${id}` })).toBeVisible();

  const paid = await reserve(guest.api, show.id, ["R1-C"]);
  await pay(accounts.admin.api, paid);
  await page.goto(`/reservatie-beheer?reservatie=${paid}`);
  await page.getByRole("button", { name: "Annuleren", exact: true }).click();
  await page.getByLabel("Reden").fill("Ziek");
  await page.getByRole("radio", { name: /cadeaubon/ }).check();
  await expect(page.getByRole("alertdialog")).toContainText(`gaat terug als cadeaubon. De bon wordt gemaild naar`);
  await page.getByRole("button", { name: "Reservering annuleren" }).click();
  await expect(page.getByText(`Reservering ${paid} is geannuleerd.`)).toBeVisible();

  await page.goto("/betalingen-beheer");
  await page.getByRole("button", { name: /^Toon wat terugbetaald is/ }).click();
  const row = page.getByRole("listitem").filter({ hasText: `Reservering ${paid},` });
  await row.getByRole("link", { name: /^als cadeaubon/ }).click();
  const given = page.getByRole("dialog", { name: /^Cadeaubon \d+$/ });
  await expect(given).toContainText("€ 12,00 van € 12,00");
  await expect(given).toContainText(`Terugbetaling van reservering #${paid}`);
});
