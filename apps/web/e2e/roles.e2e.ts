import { ONLINE, reserve } from "@podium/shared/test/steps.ts";
import { openScanner } from "./check-in-screens.ts";
import { createCheckInScenario } from "./scenario.ts";
import { expect, test } from "./test.ts";

test("Onthaal finds a guest by name and sees no price, and comes no further by typing an address", async ({
  accounts,
  users,
}) => {
  const { show } = await createCheckInScenario(accounts, ["T4-E"]);
  await reserve((await accounts.register()).api, show.id, ["R1-A"], ONLINE);
  const { page } = await users.volunteer("DOOR");
  await page.goto("/admin");
  await expect(page.getByRole("navigation", { name: "Beheer" }).getByRole("link")).toHaveText([
    /^Scan/,
    /^Zaalopvolging/,
  ]);
  await openScanner(page, show);
  await page.getByLabel("Ticketnummer of naam").fill("wouters");
  await expect(page.getByText("Niet betaald")).toBeVisible();
  await expect(page.locator("main")).not.toContainText("€");
  await expect(page.getByRole("button", { name: /contant/ })).toHaveCount(0);
  await page.goto(`/zaalopvolging?show=${show.id}`);
  await expect(page.getByText("Nog verwacht")).toBeVisible();
  for (const path of [
    "/reservatie-beheer",
    "/wachtlijst-beheer",
    "/wachtkamer-beheer",
    "/cadeaubonnen-beheer",
    "/betalingen-beheer",
    "/shows-beheer",
    "/user-beheer",
    "/logboek",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("Kassa confirms a payment, and comes no further by typing an address", async ({ accounts, users, show }) => {
  const id = await reserve((await accounts.register()).api, show.id, ["R1-A"]);
  const { page } = await users.volunteer("BOX_OFFICE");
  await page.goto(`/reservatie-beheer?reservatie=${id}`);
  const sheet = page.getByRole("dialog", { name: `Reservering ${id}` });
  await sheet.getByRole("button", { name: "Betaald" }).click();
  const asked = page.getByRole("alertdialog", { name: "Hoe werd er betaald?" });
  await asked.getByRole("radio", { name: /^Contant/ }).check();
  await asked.getByRole("button", { name: "Betaling bevestigen" }).click();
  await expect(sheet.getByText("De betaling is bevestigd.")).toBeVisible();
  await expect(sheet.getByText("Geschiedenis")).toHaveCount(0);
  for (const path of [
    "/user-beheer",
    "/codes-beheer",
    "/producten-beheer",
    "/nieuwsbrief-beheer",
    "/statistics",
    "/logboek",
    "/toestellen-beheer",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});
