import { writeFileSync } from "node:fs";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { outputOf, provideSystemTools } from "@podium/shared/test/system-tools.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { readMails } from "./outbox.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 240_000 });

test.beforeAll(provideSystemTools);

/** Timeout of an undoable action, which the server carries out only later, and of the mail after it. */
const EVENTUALLY = { timeout: 90_000 };

const voucherMails = (email: string): string[] =>
  readMails(email).filter((mail) => mail.includes("U krijgt geld van ons terug, als cadeaubon."));

/** Reads the voucher's code from the PDF that is attached to the mail. */
async function codeIn(mail: string): Promise<string> {
  const [, base64 = ""] = /Content-Type: application\/pdf[^]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  const file = test.info().outputPath("voucher.pdf");
  writeFileSync(file, Buffer.from(base64, "base64"));
  const [code = ""] = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(await outputOf("pdftotext", file, "-")) ?? [];
  return code;
}

test("a ticket is given back by phone: once its seat is sold and paid again its owner is mailed a voucher, which pays for another seat", async ({
  accounts,
  users,
}) => {
  const { api: admin } = accounts.admin;
  const show = await createShow(accounts, { giveBack: "VOUCHER" });
  const giver = await accounts.register();
  const buyer = await accounts.register();
  const { api, email } = giver;
  const id = await reserve(api, show.id, ["R1-A", "R1-B"]);
  await pay(admin, id);

  const { page } = await users.open(giver);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/ticketsDetail/${id}`);
  await page.getByRole("button", { name: "Geef tickets terug" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tickets teruggeven" });
  await dialog.getByRole("checkbox", { name: "Rij 1, stoel A" }).check();
  await dialog.getByRole("button", { name: "Ja, teruggeven" }).click();
  await expect(page.getByText("Rij 1, stoel A: staat te koop")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);

  const bought = await reserve(buyer.api, show.id, ["R1-A"]);
  await expect(page.getByText("Rij 1, stoel A: iemand koos deze plaats")).toBeVisible(EVENTUALLY);
  await expect(page.getByRole("button", { name: "Toch houden" })).toHaveCount(0);
  expect(voucherMails(email)).toEqual([]);

  await pay(admin, bought);
  await expect(page.getByText("Rij 1, stoel A: verkocht")).toBeVisible(EVENTUALLY);
  await expect.poll(() => voucherMails(email).length, EVENTUALLY).toBe(1);
  const code = await codeIn(voucherMails(email)[0] ?? "");
  const { items } = await admin.listVouchers({ query: { search: code } });
  const voucher = () => admin.getVoucher({ params: { id: items[0]?.id ?? 0 } });
  const reason = `Terugbetaling van reservering #${id}`;
  expect(await voucher()).toMatchObject({ balance: 12, entries: [{ kind: "ISSUED", amount: 12, reason }] });

  await hold(api, show.id, ["R2-A"]);
  await page.goto("/confirm");
  const field = page.getByLabel(/voorverkoopcode/);
  await field.fill(code);
  await field.press("Enter");
  await expect(page.getByText(/^U hoeft niets te betalen: uw cadeaubon betaalt alles/)).toBeVisible();
  await page.getByRole("checkbox", { name: /voorwaarden/ }).check();
  await page.getByRole("button", { name: "Definitief bevestigen" }).click();
  await expect(page).toHaveURL(/\/reservation-success$/);
  await page.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(page.getByRole("img", { name: "QR-code voor Rij 2, stoel A" })).toBeVisible();
  const { id: paidWithIt } = await api.getMyLatestReservation();
  expect(await voucher()).toMatchObject({
    balance: 0,
    entries: [{ kind: "ISSUED" }, { kind: "SPENT", amount: -12, reservationId: paidWithIt }],
  });
});

test("a ticket that is given back is offered to who waits, who joined the list without a password and accepts it", async ({
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
