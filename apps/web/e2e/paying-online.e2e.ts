import type { Page } from "@playwright/test";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { openHall, seat, untilHeld } from "./hall.ts";
import { expect, test } from "./test.ts";

const atProvider = (page: Page) => page.getByRole("heading", { name: "Testbetaling" });

async function goPayOnline(page: Page): Promise<void> {
  await page.goto("/confirm");
  await page.getByRole("radio", { name: /Bancontact/ }).click();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Bevestigen en betalen" }).click();
  await expect(atProvider(page)).toBeVisible();
}

/** Presses the provider's button "Betalen"; the site's own are named "Online betalen" and "Nu betalen". */
async function payAtProvider(page: Page): Promise<void> {
  await expect(atProvider(page)).toBeVisible();
  await page.getByRole("button", { name: "Betalen", exact: true }).click();
}

test("a member who pays online comes back to a confirmed reservation and its tickets", async ({
  member: { api, page },
  show,
}) => {
  await hold(api, show.id, ["T4-E", "T4-D"]);
  await goPayOnline(page);
  await expect(page.getByText("€ 24,00")).toBeVisible();
  await payAtProvider(page);
  await expect(page).toHaveURL(/\/payments\/callback\?reservation=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Betaling" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
  await page.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(page.getByRole("img", { name: /^QR-code voor Tafel 4/ })).toHaveCount(2);
});

test("a payment that was cancelled can be tried again, one that failed can become a transfer", async ({
  member: { api, page },
  show,
}) => {
  await hold(api, show.id, ["R1-A"]);
  await goPayOnline(page);
  await page.getByRole("button", { name: "Annuleren" }).click();
  await expect(page.getByRole("heading", { name: "U hebt de betaling geannuleerd" })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("link", { name: "Betaling voltooien" }).click();
  await page.getByRole("button", { name: "Opnieuw online betalen" }).click();
  await page.getByRole("button", { name: "Laten mislukken" }).click();
  await expect(page.getByRole("heading", { name: "De betaling is niet gelukt" })).toBeVisible();

  await page.getByRole("button", { name: "Betalen met overschrijving" }).click();
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  await expect(page.getByRole("heading", { name: "Betaling voltooien" })).toBeVisible();

  await page.getByRole("button", { name: "Online betalen" }).click();
  await payAtProvider(page);
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
});

test("a member who goes back from the provider without paying finds it on every page of tickets, in the other tab too", async ({
  member: { api, context, page },
  show,
}) => {
  await hold(api, show.id, ["R1-C"]);
  await page.goto("/tickets");
  const other = await context.newPage();
  await other.goto("/tickets");
  await expect(other.getByRole("heading", { level: 1, name: "Tickets" })).toBeVisible();
  await goPayOnline(page);
  const banner = (tab: Page) => tab.getByRole("status").filter({ hasText: "U hebt een onbetaalde reservering" });
  await expect(banner(other)).toContainText("Rij 1, stoel C");

  await page.goBack();
  await expect(banner(page)).toContainText("€ 12,00");
  const [reservation] = await api.listMyReservations();
  for (const path of ["/account", `/ticketsDetail/${reservation?.id}`]) {
    await page.goto(path);
    await expect(banner(page)).toContainText("Rij 1, stoel C");
  }
  await banner(page).getByRole("button", { name: "Nu betalen" }).click();
  await payAtProvider(page);
  await expect(page.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
});

test("the outcome shows by itself when the payment ends in another tab", async ({
  member: { api, context, page },
  show,
}) => {
  await hold(api, show.id, ["R1-B"]);
  await goPayOnline(page);
  const waiting = await context.newPage();
  await waiting.goto("/account");
  await waiting.getByRole("link", { name: "Betaling voltooien" }).click();
  await expect(waiting.getByRole("heading", { name: "Wij wachten op de bevestiging van uw bank" })).toBeVisible();
  await payAtProvider(page);
  await expect(waiting.getByRole("heading", { name: "Uw betaling is gelukt" })).toBeVisible();
});

test("a payer who comes back from the bank in a browser where somebody chose seats reads that it is handled, and not to pay again", async ({
  member: { api },
  page,
  show,
}) => {
  const id = await reserve(api, show.id, ["R3-A"]);
  await page.goto("/tickets");
  await openHall(page, show);
  await page.getByRole("button", { name: "Verder zonder wachtwoord" }).click();
  await untilHeld(page, ["R3-C"], () => seat(page, "R3-C").click());
  for (const what of ["", "&plaatsen=1"]) {
    await page.goto(`/payments/callback?reservation=${id}${what}`);
    await expect(page.getByText("Hebt u betaald, betaal dan niet opnieuw.")).toBeVisible();
    await expect(page).toHaveURL(/\/payments\/callback/);
  }
});
