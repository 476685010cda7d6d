import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { openHall, seat } from "./hall.ts";
import { unique } from "./scenario.ts";
import { close } from "./page-state.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });

async function openReservation(page: Page, id: number, email: string): Promise<void> {
  await page.goto("/reservatie-beheer");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: `Beheer reservering ${id}`, exact: true }).click();
  await expect(page.getByRole("dialog", { name: `Reservering ${id}`, exact: true })).toBeVisible();
}

const state = (page: Page, seatId: string, expected: string) =>
  expect(seat(page, seatId)).toHaveAttribute("data-state", expected);

test("a payment that one volunteer confirms is seen by the other, marked, without reloading", async ({
  accounts,
  admin: one,
  users,
  show,
}) => {
  const ids: number[] = [];
  const guest = await accounts.register();
  for (const seatId of ["T4-E", "T4-D", "T4-C"]) ids.push(await reserve(guest.api, show.id, [seatId]));
  const other = await users.admin();
  for (const { page } of [one, other]) {
    await page.goto("/betalingen-beheer");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.getByRole("searchbox").fill(show.name);
    await expect(page.locator("tr[data-row]")).toHaveCount(ids.length);
  }
  const row = (page: Page, id: number) => page.locator(`tr[data-row="${id}"]`);
  for (const id of ids) await expect(row(other.page, id)).toContainText(/6d 23u 5\dm \d+s/);
  for (const id of ids) {
    const confirm = row(one.page, id).getByRole("button", { name: /^Bevestig betaling/ });
    // The mark disappears after a few seconds.
    await Promise.all([expect(row(other.page, id)).toContainText("Betaald"), confirm.click()]);
    await expect(row(other.page, id)).toContainText("Ja");
    await expect(row(one.page, id).getByRole("button")).toHaveAttribute("aria-disabled", "true");
  }
});

test("a cancellation, by keyboard, says first what will happen; the seats are free on the visitor's plan, and the log says who and why", async ({
  accounts,
  admin: { page },
  member: visitor,
  show,
}) => {
  const guest = await accounts.register();
  const id = await reserve(guest.api, show.id, ["R2-F", "R2-G"]);
  await openHall(visitor.page, show);
  await state(visitor.page, "R2-F", "occupied");

  await openReservation(page, id, guest.email);
  await page.getByRole("button", { name: "Annuleren", exact: true }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Reservering annuleren" });
  await expect(dialog).toContainText("Rij 2, stoelen F en G zijn meteen weer vrij.");
  await expect(dialog).toContainText(`${guest.email} krijgt een mail met de reden.`);
  await expect(dialog.getByLabel("Reden")).toBeFocused();
  const reason = `Griep ${unique()}`;
  await dialog.getByLabel("Reden").fill(reason);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const seatId of ["R2-F", "R2-G"]) await state(visitor.page, seatId, "available");

  const sheet = page.getByRole("dialog", { name: `Reservering ${id}` });
  await expect(sheet.getByRole("listitem").filter({ hasText: reason })).toContainText("Geannuleerd");
  await expect(sheet.getByRole("button", { name: "Verplaatsen" })).toHaveCount(0);
  await close(page);
  await expect(page.locator(`tr[data-row="${id}"]`)).toContainText("geannuleerd");

  await page.goto("/logboek");
  await page.getByRole("searchbox").fill(reason);
  await expect(page.locator("tr[data-row]")).toHaveCount(1);
  await page.getByRole("link", { name: `Reservering ${id}` }).click();
  await expect(page.getByRole("dialog", { name: `Reservering ${id}` })).toContainText(reason);
});

test("a reservation is moved on the plan; a seat that a visitor holds meanwhile is named and the choice stays", async ({
  accounts,
  admin: { page },
  member: visitor,
  show,
}) => {
  const guest = await accounts.register();
  const id = await reserve(guest.api, show.id, ["R3-A", "R3-B"]);
  await openHall(visitor.page, show);
  await openReservation(page, id, guest.email);
  await page.getByRole("button", { name: "Verplaatsen" }).click();
  const dialog = page.getByRole("dialog", { name: `Reservering ${id} verplaatsen` });
  const move = dialog.getByRole("button", { name: "Verplaatsen" });
  await state(page, "R3-A", "mine");
  await expect(move).toHaveAttribute("aria-disabled", "true");
  await seat(page, "T25-A").click();
  await seat(page, "T25-B").click();
  await state(page, "R3-A", "available");

  await seat(visitor.page, "T25-A").click();
  await state(visitor.page, "T25-A", "mine");
  await expect(dialog).toContainText("Tafel 25, stoel A is intussen niet meer vrij.");
  await expect(move).toHaveAttribute("aria-disabled", "true");
  await seat(page, "T25-C").click();
  await expect(dialog.getByRole("button", { name: "Tafel 25 A weglaten" })).toHaveCount(0);
  await move.click();

  await expect(page.getByRole("dialog", { name: `Reservering ${id}` })).toContainText(
    "verplaatst van Rij 3, stoelen A en B naar Tafel 25, stoelen B en C",
  );
  for (const seatId of ["T25-B", "T25-C"]) await state(visitor.page, seatId, "occupied");
  for (const seatId of ["R3-A", "R3-B"]) await state(visitor.page, seatId, "available");
});

test("somebody without an account gets seats at the box office and stands on the guest list, which opens in a spreadsheet", async ({
  admin: { page },
  member: visitor,
  show,
}) => {
  await openHall(visitor.page, show);
  await page.goto("/reservatie-beheer");
  await page.getByRole("link", { name: "Nieuwe reservering" }).click();
  // The previous page has a choice of the same name, so the test waits for the new heading.
  await expect(page.getByRole("heading", { level: 1, name: "Nieuwe reservering" })).toBeVisible();
  await page.getByLabel("Voorstelling").click();
  await page.getByRole("option", { name: new RegExp(show.name) }).click();
  await page.getByRole("button", { name: "Reserveren" }).click();
  await expect(page.getByText("Selecteer eerst minimaal één stoel")).toBeVisible();
  await expect(page.getByText("Vul een voornaam in.")).toBeVisible();
  await expect(page.getByText("Kies hoe er betaald wordt.").first()).toBeVisible();

  await seat(page, "T5-A").click();
  await seat(page, "T5-B").click();
  await page.getByLabel("Voornaam").fill("Maria");
  const lastname = `=Zonder ${unique()}`;
  await page.getByLabel("Achternaam").fill(lastname);
  await page.getByRole("radio", { name: /Contant/ }).check();
  await expect(page.getByText(/€\s*24,00/)).toBeVisible();
  await page.getByRole("button", { name: "Reserveren" }).click();
  await expect(page.getByRole("heading", { name: /^Reservering \d+ is gemaakt$/ })).toBeFocused();
  await expect(page.getByText("Bevestigd", { exact: true })).toBeVisible();
  for (const seatId of ["T5-A", "T5-B"]) await state(visitor.page, seatId, "occupied");

  await page.goto("/reservatie-beheer");
  await page.getByRole("button", { name: "Gastenlijst" }).click();
  const list = page.getByRole("dialog", { name: "Gastenlijst" });
  await list.getByLabel("Voorstelling").click();
  await page.getByRole("option", { name: new RegExp(show.name) }).click();
  await expect(list.getByRole("row").filter({ hasText: lastname })).toContainText("Tafel 5, stoelen A en B (2)");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    list.getByRole("button", { name: "Exporteer (CSV)" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  const head = "Naam;Aantal;Zitplaatsen;Plaatsen;Betaald;Telefoon;E-mail;Opmerking;Reservatie ID";
  const line = `'${lastname} Maria;2;T5-A, T5-B;Tafel 5, stoelen A en B;Ja;;;;${/;(\d+);;24,00;24,00;\r\n$/.exec(csv)?.[1]}`;
  expect(csv).toBe(
    `\uFEFF${head};Tickettypes;Prijs van de plaatsen;Totaalprijs;Doorgegeven door\r\n${line};;24,00;24,00;\r\n`,
  );
});

test("seats that are blocked for technique turn occupied for the public, and come back when they are given free", async ({
  admin: { page },
  member: visitor,
  show,
}) => {
  await openHall(visitor.page, show);
  await page.goto("/shows-beheer");
  await page.getByRole("searchbox").fill(show.name);
  const openSeats = page.getByRole("button", { name: `Stoelen blokkeren voor ${show.name}` });
  const save = page.getByRole("dialog").getByRole("button", { name: "Bewaren" });

  await openSeats.click();
  await seat(page, "R4-T").click();
  await page.getByRole("dialog").getByRole("button", { name: "Techniek" }).click();
  await save.click();
  await state(visitor.page, "R4-T", "occupied");

  await openSeats.click();
  await state(page, "R4-T", "blocked");
  await seat(page, "R4-T").click();
  await save.click();
  await state(visitor.page, "R4-T", "available");
});

test("members see no data of others: the box office's pages lead home, its calls respond 403", async ({
  member: { api, page },
}) => {
  for (const path of ["/reservatie-beheer/nieuw", "/logboek", "/shows-beheer"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
  const calls = [
    api.listAudit(),
    api.listUnsentMails(),
    api.listRefunds(),
    api.listBoxOfficeSeats({ params: { id: 1 } }),
  ];
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ status: 403 })));
});

test("on a phone a dialog opens with its plan in view, not with the choice below it", async ({
  accounts,
  admin: { page },
  show,
}) => {
  const { api } = await accounts.register();
  const id = await reserve(api, show.id, ["T4-E"]);
  await pay(accounts.admin.api, id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/reservatie-beheer?reservatie=${id}`);
  const sheet = page.getByRole("dialog");
  // The move dialog loads the hall when it opens.
  await sheet.getByRole("button", { name: "Verplaatsen" }).click();
  await expect(sheet.locator(".hall-seat[data-seat=T4-E]")).toHaveAttribute("data-state", "mine");
  await sheet.getByRole("button", { name: "Terug" }).click();
  await sheet.getByRole("button", { name: "Plaats erbij" }).click();
  await expect(sheet.getByRole("radio", { name: /Contant/ })).toBeChecked();
  await expect(sheet.getByText("PODIUM")).toBeInViewport();
  await expect(sheet.getByRole("button", { name: "Sluit dit venster" })).toBeFocused();
});
