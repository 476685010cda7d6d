import { hold } from "@podium/shared/test/steps.ts";
import { openScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { createShow, inHours, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.use({ translated: true });

test("a drink card beside a seat is paid with it, and handed out by its code and without a network", async ({
  accounts,
  admin: { page: scanner },
  member: { api, page },
}) => {
  const admin = accounts.admin.api;
  const show = await createShow(accounts, { dateTime: inHours(1) });
  const name = `Drankkaart ${unique()}`;
  await admin.createProduct({ body: { name, price: 10, vatRate: 21, stock: 5, showIds: [show.id] } });
  await hold(api, show.id, ["R2-A"]);
  await page.goto("/confirm");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const more = row.getByRole("button", { name: `Eén ${name} meer` });
  await more.click();
  await more.click();
  await expect(row).toContainText("samen € 20,00");
  await expect(row.getByText("2 gekozen")).toBeAttached();
  await page.getByRole("radio", { name: /Bancontact/ }).check();
  await page.getByRole("checkbox", { name: /voorwaarden/ }).check();
  await page.getByRole("button", { name: "Bevestigen en betalen" }).click();
  await expect(page.getByRole("heading", { name: "Testbetaling" })).toBeVisible();
  await expect(page.getByText("€ 32,00")).toBeVisible();
  await page.getByRole("button", { name: "Betalen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
  const { id, totalprice } = await api.getMyLatestReservation();
  expect(totalprice).toBe(32);

  await openScanner(scanner, show);
  await scanner.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const { productQrContents: [code = ""] = [] } = await api.getTickets({ params: { id } });
  await typeScan(scanner, code);
  const bar = scanner.getByRole("region", { name: "Uitgeven" });
  await expect(bar).toContainText(`2 × ${name}`);
  const { kind, text } = await resultOf(scanner, () => bar.getByRole("button", { name: /^Eén uitgeven/ }).click());
  expect({ kind, text }).toEqual({ kind: "ok", text: expect.stringContaining(name) });

  await scanner.context().setOffline(true);
  await scanner.reload();
  await expect(scanner.getByText("Geen verbinding: scannen gaat door")).toBeVisible();
  await expect(scanner.getByText("0 van 1 binnen")).toBeVisible();
  await typeScan(scanner, code);
  await expect(bar).toContainText("Nog 1 uit te geven");
  const offline = await resultOf(scanner, () => bar.getByRole("button", { name: /^Uitgeven/ }).click());
  expect(offline).toMatchObject({ kind: "ok", text: expect.stringContaining("Zonder verbinding bewaard") });
  await expect(bar).toHaveCount(0);
  await scanner.context().setOffline(false);
  await expect(scanner.getByText("Alles verzonden")).toBeVisible();
  const list = await admin.getCheckInList({ params: { showId: show.id } });
  expect(list.products).toMatchObject([{ name, count: 2, handedOut: 2 }]);
  await page.goto(`/ticketsDetail/${id}`);
  await expect(page.getByText("Afgehaald")).toBeVisible();
});
