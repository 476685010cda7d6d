import type { Locator, Page } from "@playwright/test";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { hold } from "@podium/shared/test/steps.ts";
import { unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const CART_ENDS_SOON = 13 * 60_000 + 5000;

/** Returns the toast, once it has stopped moving. */
async function toastOf(page: Page): Promise<Locator> {
  const toast = page.locator("[data-sonner-toast][data-mounted=true]");
  await expect(toast).toHaveCount(1);
  await toast.hover();
  return toast;
}

/** Counts the page's scroll positions at which the toast covers the button. */
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
  ["/tickets", /Bevestig reservering$/],
  ["/confirm", "Bevestigen en betalen"],
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

const overlap = async (toast: Locator, other: Locator): Promise<boolean> => {
  const [one, two] = await Promise.all([toast.boundingBox(), other.boundingBox()]);
  if (!one || !two) throw new Error("The toast or the other is gone.");
  const across = one.x < two.x + two.width && two.x < one.x + one.width;
  return across && one.y < two.y + two.height && two.y < one.y + one.height;
};

test("nor the buttons of the hall editor, however often one publishes", async ({ admin: { page, api } }) => {
  const quickHall = { rows: 3, seatsPerRow: 4, hasMiddleAisle: false, tables: 0, chairsPerTable: 0, balconyRows: 0 };
  const name = `Meldingen ${unique()}`;
  const { id } = await api.createHall({ body: quickPlan(name, quickHall) });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/zalen-beheer/${id}`);
  const publish = page.getByRole("button", { name: "Publiceren", exact: true });
  for (const times of ["eens", "nog eens", "met een open paneel"]) {
    const field = page.getByRole("textbox", { name: "Naam van de zaal" });
    await field.fill(`${name} ${times}`);
    await field.press("Enter");
    const panels = page.getByRole("navigation", { name: "Panelen" });
    const panel = page.getByRole("region", { name: "Zaal", exact: true });
    if (times === "met een open paneel") {
      await panels.getByRole("button", { name: "Zaal", exact: true }).click();
      await expect(panel).toBeVisible();
    }
    await publish.click();
    await page.getByRole("dialog").getByRole("button", { name: "Publiceren" }).click();
    const toast = page.locator("[data-sonner-toast][data-mounted=true]", { hasText: `${times} is gepubliceerd` });
    await toast.hover();
    for (const part of [publish, panels, ...(await panel.all())])
      await expect.poll(() => overlap(toast, part)).toBe(false);
    await toast.getByRole("button", { name: "Melding sluiten" }).click();
    await expect(toast).toHaveCount(0);
  }
});
