import { untilHydrated } from "./page-state.ts";
import { expect, test } from "./test.ts";

test("the site is read in the language that one chooses, also later and on a Dutch address", async ({ page }) => {
  await page.goto("/tickets");
  await untilHydrated(page);
  await page.getByRole("link", { name: "FR, Français" }).first().click();
  await expect(page).toHaveURL("/fr/tickets");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1, name: "Billets" })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole("link", { name: "À propos" }).first().click();
  await expect(page).toHaveURL("/fr/over-ons");

  await page.goto("/contact?van=affiche");
  await expect(page).toHaveURL("/fr/contact?van=affiche");
  await page.goto("/en/contact");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(page).toHaveURL("/en/contact");

  // The link also works before the page's scripts run, which may arrive late.
  await page.getByRole("link", { name: "NL, Nederlands" }).first().click();
  await expect(page).toHaveURL("/contact");
  await untilHydrated(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await page.goto("/tickets");
  await expect(page.getByRole("navigation", { name: "Hoofdmenu" })).toBeVisible();
});

test("a page comes in its language with its HTML, and a visitor without scripts changes it by a link", async ({
  browser,
  play,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ["/fr", "Choisir vos places"],
    ["/en/tickets", "We hold your seats"],
    [`/fr${play.path}`, "Quand nous jouons"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", path.slice(1, 3));
    await expect(page.locator("main")).toContainText(words);
  }
  await page.getByRole("link", { name: "EN, English" }).first().click();
  await expect(page).toHaveURL(`/en${play.path}`);
  await context.close();
});

test("a refusal of the server is in the language of the site", async ({ page }) => {
  await page.goto("/fr/login");
  await untilHydrated(page);
  await page.getByLabel("Adresse e-mail").fill("niemand@podium.example");
  await page.getByLabel("Mot de passe", { exact: true }).fill("een heel lang verkeerd wachtwoord");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("La connexion a échoué");
});

test("a page of volunteers is in Dutch, also for who chose another language", async ({ users }) => {
  const { page } = await users.admin();
  await page.addInitScript(() => localStorage.setItem("podium.language", "fr"));
  for (const path of ["/fr/statistics", "/statistics"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/statistics");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Statistieken");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page.getByRole("link", { name: "FR, Français" })).toHaveCount(0);
  }
});
