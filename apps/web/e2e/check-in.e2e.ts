import { openFollowUp, openScanner, prepareScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { seat, turns } from "./hall.ts";
import { createCheckInScenario, createShow, inHours } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.use({ translated: true });

test("without a camera a volunteer types the number, or finds the guest by name, and can undo it", async ({
  accounts,
  admin: { page },
}) => {
  const { show, id } = await createCheckInScenario(accounts, ["T4-E", "T4-D"]);
  // This earlier show is preselected, so that the choice of the other one is a change.
  await createShow(accounts, { dateTime: inHours(0.5) });
  await prepareScanner(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await page.goto("/scan");
  await expect(page.getByText("De camera mag niet gebruikt worden")).toBeVisible();
  const choice = page.getByLabel("Voorstelling aan deze deur");
  await expect(choice).toContainText(/\d{4}/);
  await choice.click();
  await page.getByRole("option", { name: new RegExp(show.name) }).click();
  await expect(page).toHaveURL(`/scan?show=${show.id}`);
  await expect(page.getByText("0 van 2 binnen")).toBeVisible();
  const field = page.getByLabel("Ticketnummer of naam");
  await field.fill(`${id}-t4-e`);
  expect((await resultOf(page, () => field.press("Enter"))).text).toContain("Succes Tafel 4, stoel E");
  await field.fill("wouters");
  const letIn = page.getByRole("button", { name: /^Tafel 4, stoel D van Els Wouters binnenlaten/ }).first();
  expect((await resultOf(page, () => letIn.click())).text).toContain("Succes Tafel 4, stoel D");
  await expect(page.getByText("2 van 2 binnen")).toBeVisible();
  await page
    .getByRole("region", { name: "Laatste scans" })
    .getByRole("button", { name: /^Scan van Tafel 4, stoel D/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Terugnemen" }).click();
  await expect(page.getByText("1 van 2 binnen")).toBeVisible();
});

test("two scanners without a network, also after a reload, lose nothing and show the seat that both admitted", async ({
  accounts,
  users,
}) => {
  const { show, code, list } = await createCheckInScenario(accounts, ["T4-E", "T4-D", "R1-A"]);
  const [left, right, hall] = [(await users.admin()).page, (await users.admin()).page, (await users.admin()).page];
  for (const page of [left, right]) await openScanner(page, show);
  await openFollowUp(hall, show);
  for (const page of [left, right]) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText("Geen verbinding: scannen gaat door")).toBeVisible();
    // The page knows that it is offline before the stored tickets are back.
    await expect(page.getByText("0 van 3 binnen")).toBeVisible();
    const { kind, text } = await resultOf(page, () => typeScan(page, code("T4-E")));
    expect({ kind, text }).toEqual({ kind: "ok", text: expect.stringContaining("Zonder verbinding bewaard") });
  }
  expect((await resultOf(left, () => typeScan(left, code("T4-D")))).kind).toBe("ok");
  await expect(left.getByText("2 scans nog niet verzonden")).toBeVisible();
  expect((await resultOf(right, () => typeScan(right, code("R1-A")))).kind).toBe("ok");
  expect((await resultOf(right, () => typeScan(right, code("T4-E")))).text).toContain("al gescand");
  expect((await list()).tickets.every(({ scannedAt }) => scannedAt === null)).toBe(true);

  for (const page of [left, right]) {
    await page.context().setOffline(false);
    await expect(page.getByText("Alles verzonden")).toBeVisible();
  }
  const after = await list();
  expect(after.tickets.every(({ scannedAt }) => scannedAt !== null)).toBe(true);
  expect(after.conflicts).toHaveLength(1);
  expect(after.conflicts[0]?.seatId).toBe("T4-E");
  // The scanner that sent last shows the conflict at once, the other at its next refetch (decisions, section 4: 30 s).
  await expect(
    right.getByText(/Twee keer gescand: om \d\d:\d\d aan Toestel .* en om \d\d:\d\d aan Toestel /),
  ).toBeVisible();
  await expect(right.getByText("3 van 3 binnen")).toBeVisible();
  await expect(hall.getByText("Aantal gescande stoelen: 3")).toBeVisible();
  for (const seatId of ["T4-E", "T4-D", "R1-A"])
    await expect(seat(hall, seatId)).toHaveAttribute("data-state", "scanned");
});

test("the evacuation sheet opens and prints without a network, with the scans of this device, and says what it may miss", async ({
  accounts,
  admin: { page },
}) => {
  const { show, code } = await createCheckInScenario(accounts, ["T4-E", "T4-D"]);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await openScanner(page, show);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("0 van 2 binnen")).toBeVisible();
  expect((await resultOf(page, () => typeScan(page, code("T4-E")))).kind).toBe("ok");
  await page.getByRole("button", { name: "Ontruimingslijst" }).click();
  const sheet = page.getByRole("dialog", { name: "Ontruimingslijst" });
  await expect(sheet.getByText(/1 bezoeker binnen/)).toBeVisible();
  await expect(sheet.getByText("zonder verbinding: wat andere toestellen scanden")).toBeVisible();
  await expect(sheet.getByText("1 scan van dit toestel is nog niet verzonden")).toBeVisible();
  await sheet.getByRole("button", { name: "Afdrukken" }).click();
  await expect(page.locator("body[data-printed]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-printed-sheet]").getByText(/1 bezoeker binnen/)).toBeVisible();
  await expect(sheet).toBeHidden();
});

test("a chair of the hall screen turns when its ticket is scanned, and back when the scan is undone", async ({
  accounts,
  users,
}) => {
  // R1-C comes first, because the scanner ignores the last admitted ticket for a while.
  const { show, code, codes } = await createCheckInScenario(accounts, ["R1-C", "R1-A"]);
  const [scanner, hall] = [(await users.admin()).page, (await users.admin()).page];
  await openScanner(scanner, show);
  await openFollowUp(hall, show);
  for (const [seatId, text] of codes) {
    expect((await resultOf(scanner, () => typeScan(scanner, text))).kind).toBe("ok");
    await turns(hall, seatId, "scanned");
  }
  await expect(hall.getByText("Aantal gescande stoelen: 2")).toBeVisible();
  await seat(hall, "R1-C").click();
  await expect(hall.getByRole("dialog")).toContainText("Els Wouters");
  await hall.getByRole("button", { name: "Scan terugnemen" }).click();
  await hall.getByRole("alertdialog").getByRole("button", { name: "Scan terugnemen" }).click();
  await turns(hall, "R1-C", "expected");
  await expect(hall.getByText("Aantal gescande stoelen: 1")).toBeVisible();
  await expect(scanner.getByText("1 van 2 binnen")).toBeVisible();

  // Missed events arrive after the reconnect.
  await hall.context().setOffline(true);
  await hall.evaluate(() => window.dispatchEvent(new Event("offline")));
  await typeScan(scanner, code("R1-C"));
  await expect(scanner.getByText("2 van 2 binnen")).toBeVisible();
  await hall.context().setOffline(false);
  await expect(seat(hall, "R1-C")).toHaveAttribute("data-state", "scanned");
});
