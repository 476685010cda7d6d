import { readFileSync } from "node:fs";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { readMails } from "./outbox.ts";
import { expect, test } from "./test.ts";

test.use({ translated: true });

const linkIn = (email: string): string | undefined =>
  readMails(email)
    .map((mail) => /https?:\/\/[^\s"]+(\/keuze#token=[\w.%-]+)/.exec(mail)?.[1])
    .find((link) => link !== undefined);

test("a show is cancelled: its holder gets a mail, chooses without a password, and gets the money by a file for the bank", async ({
  accounts,
  admin,
  page,
  show,
}) => {
  const { api, email } = await accounts.register();
  await pay(accounts.admin.api, await reserve(api, show.id, ["R1-A", "R1-B"]));

  await admin.page.goto("/shows-beheer");
  await admin.page.getByLabel("Zoek op voorstelling of datum").fill(show.name);
  await admin.page.getByRole("button", { name: `Bewerken ${show.name}` }).click();
  await admin.page.getByRole("button", { name: "Voorstelling afgelasten…" }).click();
  const dialog = admin.page.getByRole("dialog", { name: "Voorstelling afgelasten" });
  await expect(dialog).toContainText(
    "Dit gaat over 1 persoon met 1 reservering (2 plaatsen), samen goed voor € 24,00.",
  );
  await dialog.getByRole("button", { name: "Afgelasten…" }).click();
  await admin.page.getByRole("button", { name: "Ja, afgelasten" }).click();
  await expect(admin.page.getByRole("dialog", { name: "Wie koos wat?" })).toContainText("Nog niet gekozen");

  await expect.poll(() => linkIn(email)).toBeTruthy();
  await page.goto(linkIn(email) ?? "");
  await expect(page.getByText(`${show.name} is afgelast`)).toBeVisible();
  expect(page.url()).not.toContain("token");
  // A phone may reload the page after the visitor has looked up an account number in another app.
  await page.reload();
  await expect(page.getByText(`${show.name} is afgelast`)).toBeVisible();
  await page.getByRole("radio", { name: /Mijn geld terug/ }).check();
  await page.getByLabel("Rekeningnummer").fill("BE68 5390 0754 7034");
  await page.getByRole("button", { name: "Bevestig mijn keuze" }).click();
  await page.getByRole("button", { name: "Ja, dit wil ik" }).click();
  await expect(page.getByText("U koos uw geld terug.")).toBeVisible();

  await page.goto(`/tickets?show=${show.id}`);
  await expect(page.getByText("Afgelast", { exact: true })).toBeVisible();
  await admin.page.goto("/betalingen-beheer");
  const refunds = admin.page.getByRole("region", { name: "Terug te betalen" });
  const refund = (await accounts.admin.api.listRefunds()).find(({ reservation }) => reservation.show.id === show.id);
  const number = refund?.reservation.id ?? 0;
  const due = refunds.getByRole("listitem").filter({ hasText: new RegExp(`^Reservering ${number},`) });
  await expect(due).toContainText("€ 24,00");
  await expect(due).toContainText("BE68 5390 0754 7034");

  await admin.page.getByRole("button", { name: /^Bestand voor de bank maken/ }).click();
  const making = admin.page.getByRole("alertdialog", { name: "Bestand voor de bank maken" });
  // The list also has refunds of other tests, which this bank file must not include.
  await making.getByRole("checkbox", { name: /^Alle (met rekeningnummer|waarvan het geld niet terugkwam)/ }).uncheck();
  await making.getByRole("checkbox", { name: new RegExp(`reservering ${number}$`) }).check();
  const downloading = admin.page.waitForEvent("download");
  await making.getByRole("button", { name: "Bestand van € 24,00 maken" }).click();
  const xml = readFileSync(await (await downloading).path(), "utf8");
  expect(xml).toContain("<IBAN>BE68539007547034</IBAN>");
  expect(xml).toContain("<CtrlSum>24.00</CtrlSum>");
  await expect(due).toContainText("voor de bank");

  const files = await accounts.admin.api.listRefundFiles();
  const file = files.find(({ lines }) => lines.some(({ reservationId }) => reservationId === number));
  await admin.page.getByRole("button", { name: new RegExp(`^Als uitgevoerd noteren ?: bestand ${file?.id}$`) }).click();
  await admin.page.getByRole("button", { name: "Ja, uitgevoerd" }).click();
  await expect(due).toHaveCount(0);
  await admin.page.getByRole("button", { name: /^Toon wat terugbetaald is/ }).click();
  await expect(due).toContainText("Terugbetaald op");
  await expect.poll(() => readMails(email).some((mail) => mail.includes("Uw geld is teruggestort"))).toBe(true);
});

test("a show on another day: telling can wait, and then its holders read of it, also who has not paid", async ({
  accounts,
  admin,
  show,
}) => {
  const [paid, unpaid] = [await accounts.register(), await accounts.register()];
  await pay(accounts.admin.api, await reserve(paid.api, show.id, ["R1-A", "R1-B"]));
  await reserve(unpaid.api, show.id, ["R2-A"]);

  await admin.page.goto("/shows-beheer");
  await admin.page.getByLabel("Zoek op voorstelling of datum").fill(show.name);
  await admin.page.getByRole("button", { name: `Bewerken ${show.name}` }).click();
  const moment = admin.page.getByLabel("Datum en uur");
  const later = new Date(Date.parse(`${await moment.inputValue()}Z`) + 24 * 3600 * 1000).toISOString().slice(0, 16);
  await moment.fill(later);
  await admin.page.getByRole("button", { name: "Bewaren" }).click();
  await admin.page.getByRole("button", { name: "Later melden" }).click();
  await admin.page.reload();
  await admin.page.getByLabel("Zoek op voorstelling of datum").fill(show.name);
  await admin.page.getByRole("button", { name: `Verandering melden… van ${show.name}` }).click();
  const dialog = admin.page.getByRole("dialog", { name: "Verandering melden" });
  await expect(dialog).toContainText("De mail gaat naar 2 mensen, ook naar wie nog moet betalen.");
  await dialog.getByRole("button", { name: "Versturen…" }).click();
  await admin.page.getByRole("button", { name: "Nu versturen" }).click();
  await expect(admin.page.getByRole("dialog", { name: "Wie koos wat?" })).toContainText("Nog niet gekozen");
  await expect.poll(() => linkIn(paid.email)).toBeTruthy();
  await expect.poll(() => readMails(unpaid.email).some((mail) => mail.includes("verschuift"))).toBe(true);
  expect(linkIn(unpaid.email)).toBeUndefined();
  await admin.page.getByRole("button", { name: "Sluit dit venster" }).click();
  await expect(admin.page.getByRole("button", { name: `Verandering melden… van ${show.name}` })).toBeHidden();
});
