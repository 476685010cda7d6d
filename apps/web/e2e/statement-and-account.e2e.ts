import { readFile } from "node:fs/promises";
import { pay, reserve, signIn } from "@podium/shared/test/steps.ts";
import { coda } from "@podium/shared/test/coda-writer.ts";
import { unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const transfer = (message: string, amount: string, name: string): string => `<Ntry>
  <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
  <AcctSvcrRef>${unique()}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const camt = (...entries: string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
const file = (name: string, content: string) => ({ name, mimeType: "text/xml", buffer: Buffer.from(content) });

test("a bank statement proposes what its transfers pay; what is confirmed together is paid on every screen", async ({
  accounts,
  admin: { page },
  show,
}) => {
  const { api } = await accounts.register();
  const exact = await reserve(api, show.id, ["R1-A"]);
  const mistyped = await reserve(api, show.id, ["R1-B"]);
  const short = await reserve(api, show.id, ["R1-C"]);
  await page.goto("/betalingen-beheer");
  await page.getByRole("button", { name: "Afschrift inlezen" }).click();
  const dialog = page.getByRole("dialog", { name: "Rekeningafschrift inlezen" });

  const choice = dialog.getByLabel(/Kies een bestand/);
  await choice.setInputFiles(file("bom.xml", '<!DOCTYPE x [<!ENTITY a "ha">]><Document>&a;</Document>'));
  await expect(dialog.getByRole("alert")).toContainText("onderdelen die niet in een rekeningafschrift horen");
  await choice.setInputFiles(file("groot.xml", "x".repeat(4_000_001)));
  await expect(dialog.getByRole("alert")).toContainText("te groot");

  const content = camt(
    transfer(`Tikets #${exact} - Wouters Els`, "12.00", "ELS WOUTERS"),
    transfer(`Tickets #${mistyped}`, "12.00", "Janssens Jef"),
    transfer(`Tickets #${short} - Wouters Els`, "11.00", "ELS WOUTERS"),
  );
  await choice.setInputFiles(file("afschrift.xml", content));
  const certain = dialog.getByRole("checkbox", { name: new RegExp(`#${exact} `) });
  const doubtful = dialog.getByRole("checkbox", { name: new RegExp(`#${mistyped} `) });
  await expect(certain).toBeChecked();
  await expect(doubtful).not.toBeChecked();
  await expect(dialog.getByText("De naam bij de overschrijving is niet die van de reservering.")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(2);
  const undecided = dialog.getByRole("region", { name: "Te beslissen" });
  await expect(undecided.getByText(/Het bedrag verschilt/)).toBeVisible();
  await expect(undecided.getByRole("button", { name: /de rest van €\s1,00 komt contant/ })).toBeVisible();

  await doubtful.focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("status").filter({ hasText: "2 gekozen, samen" })).toContainText("24,00");
  await dialog.getByRole("button", { name: "Bevestig 2 betalingen" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^2 betalingen verwerkt/)).toBeVisible();
  await dialog.getByRole("button", { name: "Klaar" }).click();

  await page.getByRole("searchbox").fill(show.name);
  for (const id of [exact, mistyped])
    await expect(page.locator(`tr[data-row="${id}"]`).getByText("Ja", { exact: true })).toBeVisible();
  await expect(page.locator(`tr[data-row="${short}"]`).getByText("Nee", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Afschrift inlezen" }).click();
  await choice.setInputFiles(file("afschrift.xml", content));
  await expect(dialog.getByText(/Dit bestand werd al ingelezen/)).toBeVisible();
  await expect(dialog.getByText("Al eerder bevestigd (2)")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Ander bestand" }).click();
  const asCoda = coda(
    { cents: 1200, message: `Tikets #${exact} - Wouters Els`, name: "ELS WOUTERS" },
    { cents: 1200, message: `Tickets #${mistyped}`, name: "JANSSENS JEF" },
  );
  await choice.setInputFiles(file("afschrift.cod", asCoda.slice(0, -1000)));
  await expect(dialog.getByRole("alert")).toContainText(/Regel \d van dit CODA-afschrift klopt niet/);
  await choice.setInputFiles(file("260045.001", asCoda));
  await expect(dialog.getByText("Al eerder bevestigd (2)")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
});

test("a user downloads their data and deletes the account, after reading what becomes of the reservations", async ({
  accounts,
  member: { api, page, email, password },
  show,
}) => {
  const unpaid = await reserve(api, show.id, ["R2-A"]);
  const paid = await reserve(api, show.id, ["R2-B"]);
  await pay(accounts.admin.api, paid);

  await page.goto("/account");
  const readable = page.waitForEvent("download");
  await page.getByRole("button", { name: "Mijn gegevens downloaden" }).click();
  expect((await readable).suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d{2}-\d{2}\.html$/);
  expect(await readFile(await (await readable).path(), "utf8")).toContain(email);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Voor een ander programma (JSON)" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as {
    account: { email: string };
    reservations: Array<{ id: number }>;
  };
  expect(data.account.email).toBe(email);
  expect(data.reservations.map(({ id }) => id)).toEqual([paid, unpaid]);

  await page.getByRole("button", { name: "Account verwijderen" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Account verwijderen" });
  const says = (words: string) => dialog.getByRole("listitem").filter({ hasText: words });
  await expect(says("worden geannuleerd")).toContainText(`#${unpaid} `);
  await expect(says("blijven geldig")).toContainText(`#${paid} `);
  await dialog.getByLabel("Uw wachtwoord").fill("niet dit");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/Dit wachtwoord klopt niet/)).toBeVisible();
  await dialog.getByLabel("Uw wachtwoord").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Uw account is verwijderd.")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  // Token, login and unpaid seat are gone; the paid seat stays.
  await expect(api.getProfile()).rejects.toMatchObject({ status: 401 });
  await expect(signIn(accounts.visitor, { email, password })).rejects.toMatchObject({ status: 401 });
  const isFree = async (seatId: string) =>
    (await accounts.visitor.isSeatAvailable({ params: { showId: show.id, seatId } })).available;
  expect([await isFree("R2-A"), await isFree("R2-B")]).toEqual([true, false]);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login/);
});
