import type { Locator, Page } from "@playwright/test";
import { seat } from "./hall.ts";
import { createShow, inHours } from "./scenario.ts";
import { expect, test } from "./test.ts";

/** The smallest common phone; Playwright's own are wider. */
test.use({ viewport: { width: 390, height: 780 } });

const middle = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function pinchOpen(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (let apart = 30; apart <= 90; apart += 10) {
    await phone.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await phone.detach();
}

test("books on a phone: from Home to the payment, with fingers alone", async ({ page, accounts }) => {
  const { email, password } = await accounts.register();
  // The show is soon, but late enough for a transfer.
  await createShow(accounts, { dateTime: inHours(9 * 24) });
  const show = await createShow(accounts, { dateTime: inHours(9 * 24 + 0.1) });

  await page.goto("/");
  await page.getByRole("button", { name: "Menu openen" }).tap();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Tickets" }).tap();
  await expect(page).toHaveURL(/\/tickets/);
  await page.getByRole("main").getByRole("link", { name: "Inloggen" }).tap();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Inloggen", exact: true }).tap();
  await expect(page).toHaveURL(/\/tickets/);

  const heading = page.getByRole("heading", { level: 2 }).first();
  const next = page.getByRole("button", { name: "Volgende voorstelling" });
  await expect(next).toBeVisible();
  while ((await heading.textContent()) !== show.name) {
    const before = (await heading.textContent()) ?? "";
    await next.tap();
    await expect(heading).not.toHaveText(before);
  }

  // A seat is too small for a finger until the visitor zooms in.
  const wanted = seat(page, "T7-B");
  await expect(wanted).toHaveAttribute("data-state", "available");
  const width = async (): Promise<number> => (await wanted.boundingBox())?.width ?? 0;
  const before = await width();
  const large = Math.max(24, before * 1.5);
  // Parts that load above the plan can move it from under the fingers.
  await expect(async () => {
    await wanted.scrollIntoViewIfNeeded();
    if ((await width()) <= large) await pinchOpen(page, await middle(wanted));
    await expect.poll(width, { timeout: 5000 }).toBeGreaterThan(large);
  }).toPass({ timeout: 60_000 });
  await wanted.tap();
  await expect(wanted).toHaveAttribute("data-state", "mine");

  const cart = page.getByRole("button", { name: "Winkelwagen, 1 stoel" });
  expect((await middle(cart)).y).toBeGreaterThan(600);
  await page.getByRole("link", { name: /1 stoel · €\s12,00 Bevestig reservering$/ }).tap();
  await expect(page).toHaveURL(/\/confirm$/);
  await page.getByRole("radio", { name: /overschrijving/i }).tap();
  await page.getByRole("checkbox").first().tap();
  await page.getByRole("button", { name: "Bevestigen en betalen" }).tap();
  await expect(page).toHaveURL(/\/payment\/\d+$/);
  await expect(page.getByRole("heading", { name: "Betaling voltooien" })).toBeVisible();

  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});
