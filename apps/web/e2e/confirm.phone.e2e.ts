import { hold } from "@podium/shared/test/steps.ts";
import { expect, test } from "./test.ts";

/** The smallest common phone; Playwright's own are wider. */
const PHONE = { width: 390, height: 780 };
const FULL_TIME = 15 * 60_000;

test("a cart that ends on a page scrolled to its end: the message is in view, with the focus", async ({
  users,
  accounts,
  show,
}) => {
  const account = await accounts.register();
  await hold(account.api, show.id, ["T2-A", "T2-B", "T2-C", "T2-D"]);
  const { page } = await users.open(account);
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await page.goto("/confirm");
  await expect(page.getByRole("button", { name: "Bevestigen en betalen" })).toBeVisible();
  const clocks = page.getByRole("timer");
  await expect(clocks).toHaveCount(2);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await expect.poll(async () => new Set(await clocks.allTextContents()).size).toBe(1);
  // The server's cart lives on: this page's clock is ahead of it.
  await page.route(/\/api\/carts(\?|$)/, (route) => route.abort());
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.clock.runFor(FULL_TIME);
  const message = page.getByRole("status").filter({ hasText: "Geen reservering gevonden." });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
});
