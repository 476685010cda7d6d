import { expect, test } from "@playwright/test";

test("what npm start serves is the Dutch site, and it is ready", async ({ page, request }) => {
  expect((await request.get("/readyz")).status()).toBe(200);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
