import { expect, type Locator, type Page } from "@playwright/test";

export const seat = (page: Page, seatId: string): Locator => page.locator(`.hall-seat[data-seat="${seatId}"]`);

export async function openHall(page: Page, show: { id: number; name: string }): Promise<void> {
  await page.goto(`/tickets?show=${show.id}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(show.name);
  await expect(page.locator('.hall-seat[data-state="available"]').first()).toBeVisible();
}
