import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect, test } from "./test.ts";

test("tickets that were seen once open again without a network, and no longer once one has signed out", async ({
  accounts,
  users,
  show,
}) => {
  const account = await accounts.register();
  const id = await reserve(account.api, show.id, ["T4-A", "T4-B"]);
  await pay(accounts.admin.api, id);
  const { page, context } = await users.open(account);
  const codes = page.getByRole("img", { name: /^QR-code voor/ });

  await page.goto("/account");
  await page.getByRole("link", { name: "Bekijk Tickets" }).click();
  await expect(codes).toHaveCount(2);
  const worker = () =>
    page.evaluate(async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.active?.state, page.url());
  await expect.poll(worker).toBe("activated");
  const seen = await codes.first().getAttribute("src");

  await context.setOffline(true);
  await page.reload();
  await expect(codes).toHaveCount(2);
  expect(await codes.first().getAttribute("src")).toBe(seen);
  await expect(page.getByText(/Er is nu geen verbinding\. Dit zijn uw tickets/)).toBeVisible();

  await context.setOffline(false);
  await page.goto("/account");
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("data:image");
});
