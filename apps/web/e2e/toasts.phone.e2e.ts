import type { Locator, Page } from "@playwright/test";
import { hold } from "@podium/shared/test/steps.ts";
import { expect, test } from "./test.ts";

const CART_ENDS_SOON = 13 * 60_000 + 5000;

/** Resolves once the toast rests where it stays. */
async function toastOf(page: Page): Promise<Locator> {
  const toast = page.locator("[data-sonner-toast][data-mounted=true]");
  await expect(toast).toHaveCount(1);
  await toast.hover();
  return toast;
}

/** How many of the page's scroll positions show the toast over the button. */
async function positionsCovered(page: Page, button: Locator): Promise<number> {
  const handle = await button.elementHandle();
  return page.evaluate(async (element) => {
    let covered = 0;
    const atRest = (): Promise<void> => new Promise((done) => void setTimeout(done, 0));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      window.scrollTo({ top, behavior: "instant" });
      window.dispatchEvent(new Event("scroll"));
      await atRest();
      const toast = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      if (!toast || !box) throw new Error("The toast or the button is gone.");
      if (toast.bottom > box.top && toast.top < box.bottom && toast.right > box.left && toast.left < box.right)
        covered++;
    }
    return covered;
  }, handle);
}

for (const [path, name] of [
  ["/tickets", /Verder$/],
  ["/confirm", "Bevestig reservering"],
] as const) {
  test(`a toast never covers the button that leads on, at ${path}`, async ({ users, accounts, show }) => {
    const account = await accounts.register();
    await hold(account.api, show.id, ["T1-A", "T1-B"]);
    const { page } = await users.open(account);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.clock.install();
    await page.goto(path);
    const button = page.getByRole("main").getByRole(path === "/confirm" ? "button" : "link", { name });
    await expect(button).toBeVisible();
    await page.clock.fastForward(CART_ENDS_SOON);
    await toastOf(page);
    expect(await positionsCovered(page, button)).toBe(0);
  });
}
