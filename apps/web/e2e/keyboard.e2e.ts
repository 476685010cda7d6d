import type { Locator, Page } from "@playwright/test";
import { pay } from "@podium/shared/test/steps.ts";
import { openHall, seat } from "./hall.ts";
import { createShow, inHours } from "./scenario.ts";
import { closeCart, untilHydrated } from "./page-state.ts";
import { expect, test } from "./test.ts";

const LONGEST_WAY = 80;

/** Returns the focused element; fails when the focus is lost. */
async function focused(page: Page): Promise<Locator> {
  const at = page.locator(":focus");
  await expect(at, "the focus is lost").toHaveCount(1);
  return at;
}

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${LONGEST_WAY} presses of ${key} do not reach ${target.toString()}`);
}

async function arrive(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("main")).toBeFocused();
}

const main = (page: Page) => page.getByRole("main");

test("the whole way from Home to the ticket goes with the keyboard alone", async ({ accounts, page }) => {
  // The show is soon, but late enough for a transfer.
  await createShow(accounts, { dateTime: inHours(9 * 24) });
  const show = await createShow(accounts, { dateTime: inHours(9 * 24 + 0.1) });
  const { email, password } = await accounts.register();

  await page.goto("/");
  await untilHydrated(page);
  await tabTo(page, main(page).getByRole("link", { name: "Kies uw stoelen" }).first());
  await page.keyboard.press("Enter");
  await arrive(page, /\/tickets$/);

  await tabTo(page, main(page).getByRole("link", { name: "Inloggen" }));
  await page.keyboard.press("Enter");
  await arrive(page, /\/login$/);
  await tabTo(page, page.getByLabel("E-mailadres"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Wachtwoord", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await arrive(page, /\/tickets$/);

  const heading = page.getByRole("heading", { level: 2 }).first();
  await tabTo(page, page.getByRole("button", { name: "Volgende voorstelling" }));
  while ((await heading.textContent()) !== show.name) {
    const before = await heading.textContent();
    await page.keyboard.press("Enter");
    await expect(heading).not.toHaveText(before ?? "");
    await focused(page);
  }
  await expect(seat(page, "T1-A")).toHaveAttribute("data-state", "available");

  const stop = page.locator('.hall-seat[tabindex="0"]');
  await tabTo(page, stop);
  const first = (await stop.getAttribute("data-seat")) ?? "";
  await page.keyboard.press("Space");
  await expect(seat(page, first)).toHaveAttribute("data-state", "mine");
  await expect(seat(page, first)).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: /stoel/i }).first()).toBeAttached();
  await page.keyboard.press("ArrowRight");
  const second = (await (await focused(page)).getAttribute("data-seat")) ?? "";
  expect(second).not.toBe(first);
  await page.keyboard.press("Enter");
  await expect(seat(page, second)).toHaveAttribute("data-state", "mine");

  const cart = page.getByRole("button", { name: /^Winkelwagen, 2 stoelen/ });
  await tabTo(page, cart, "Shift+Tab");
  await page.keyboard.press("Enter");
  await closeCart(page);
  await expect(cart).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Bevestig reservering" }));
  await page.keyboard.press("Enter");
  await arrive(page, /\/confirm$/);

  await tabTo(page, page.getByRole("radio").first());
  const transfer = page.getByRole("radio", { name: /overschrijving/i });
  while (!(await transfer.isChecked())) {
    await page.keyboard.press("ArrowDown");
    await focused(page);
  }
  await tabTo(page, page.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await tabTo(
    page,
    main(page)
      .getByRole("button", { name: /bevestig/i })
      .last(),
  );
  await page.keyboard.press("Enter");
  await arrive(page, /\/payment\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0] ?? "";

  await tabTo(page, page.getByRole("link", { name: "Ik heb de overschrijving uitgevoerd" }));
  await page.keyboard.press("Enter");
  await arrive(page, /\/reservation-success$/);
  await expect(page.getByText("In Afwachting").first()).toBeVisible();

  await pay(accounts.admin.api, Number(id));
  await expect(page.getByText("Bevestigd").first()).toBeVisible();
  await tabTo(
    page,
    main(page)
      .getByRole("link", { name: /tickets/i })
      .first(),
  );
  await page.keyboard.press("Enter");
  await arrive(page, new RegExp(`/ticketsDetail/${id}$`));
  await expect(page.getByText("Toon deze QR-code bij binnenkomst").first()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Alle tickets downloaden" }));
});

test("the list of a hall is passed with one Tab, and a seat is chosen in it with the arrows", async ({
  member: { page },
  show,
}) => {
  await openHall(page, show);
  await tabTo(page, page.getByRole("button", { name: "Lijst" }));
  await page.keyboard.press("Enter");
  const list = page.getByRole("group", { name: `Zaalplan van ${show.name}` });
  const hint = page.getByText(/^Pijltjes gaan naar een andere stoel/);
  await expect(hint).toBeHidden();
  await tabTo(page, list.getByRole("button").first());
  await expect(hint).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const chosen = list.getByRole("button", { name: "Tafel 2, stoel B, door u gekozen" });
  await expect(list.getByRole("button", { name: "Tafel 2, stoel B, beschikbaar" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(chosen).toBeFocused();
  await page.keyboard.press("Tab");
  await focused(page);
  await expect(list.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(chosen).toBeFocused();
});

test("a dialog takes the focus, keeps it while open, and gives it back to what opened it", async ({
  admin: { api, page },
}) => {
  const { code } = await api.createTicketCode({ body: { type: "PRE_ORDER", maxTickets: 1 } });
  await page.goto("/codes-beheer");
  const opener = page.getByRole("button", { name: "Nieuwe Code" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  // `:focus` would match nothing while the calendar button inside a date field has the focus.
  const hasFocus = () =>
    dialog.evaluate((itself) => itself.contains(document.activeElement) && itself !== document.activeElement);
  for (let presses = 0; presses < 8; presses += 1) {
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  // The opener no longer exists: the focus stays in the page.
  const row = page.getByRole("row").filter({ hasText: code });
  await tabTo(page, row.getByRole("button", { name: "Verwijderen", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: /verwijder/i }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Code .* verwijderd!$/).first()).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await focused(page);
});
