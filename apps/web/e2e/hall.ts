import { expect, type Locator, type Page } from "@playwright/test";

export const seat = (page: Page, seatId: string): Locator => page.locator(`.hall-seat[data-seat="${seatId}"]`);

/** Shorter than the 25 s after which the server and the pages repair the effects of a lost event. */
const SOONER_THAN_REPAIR = { timeout: 20_000 };

/** Expects that a seat changes live, by an event, and not by the next repair. */
export const turns = (page: Page, seatId: string, state: string): Promise<void> =>
  expect(seat(page, seatId)).toHaveAttribute("data-state", state, SOONER_THAN_REPAIR);

export async function openHall(page: Page, show: { id: number; name: string }): Promise<void> {
  await page.goto(`/tickets?show=${show.id}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(show.name);
  await expect(page.locator('.hall-seat[data-state="available"]').first()).toBeVisible();
}

/**
 * Presses, and waits until the server holds the seats: the page shows them as the visitor's own before that, and
 * opening another address would abort the calls under way.
 */
export async function untilHeld(page: Page, seatIds: readonly string[], press: () => Promise<unknown>): Promise<void> {
  const held = seatIds.map((id) =>
    page.waitForResponse((response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() !== "POST") return false;
      // Proposed seats are held together, by a call that does not name them in its path.
      if (pathname.startsWith("/api/carts/best/")) return true;
      return pathname.startsWith("/api/carts/seats/") && pathname.endsWith(`/${id}`);
    }),
  );
  await press();
  await Promise.all(held);
  for (const id of seatIds) await expect(seat(page, id)).toHaveAttribute("data-state", "mine");
}
