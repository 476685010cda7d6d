import type { Locator, Page } from "@playwright/test";
import { unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const LONGEST_WAY = 30;

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${LONGEST_WAY} presses of ${key} do not reach ${target.toString()}`);
}

/** Expects these words from the announcer for screen readers. */
const announces = (page: Page, words: string | RegExp) =>
  expect(page.locator("div.sr-only[aria-live=polite]").first()).toHaveText(words);

async function replaceBy(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press("Enter");
  const at = page.locator("[role=option]:focus");
  for (let name = await at.textContent(); name !== option; name = await at.textContent()) {
    await page.keyboard.press("ArrowDown");
    // The focus follows a moment after the key.
    await expect(at).not.toHaveText(name ?? "");
  }
  await page.keyboard.press("Enter");
  await expect(list).toBeFocused();
}

test("a hall is drawn, numbered, corrected and published with the keyboard alone, and each command is said", async ({
  admin,
}) => {
  const { page, api } = admin;
  const { id } = await api.createHall({ body: { name: `Toetsenbord ${unique()}` } });
  await page.goto(`/zalen-beheer/${id}`);
  const { keyboard } = page;
  const drawing = page.getByRole("application");
  const heading = (name: string | RegExp) => page.getByRole("heading", { name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const pick = async (tool: string): Promise<void> => {
    await tabTo(page, button(tool));
    await keyboard.press("Enter");
  };

  // The shortcuts move the focus from anywhere to the drawing, and to the tools before it.
  await expect(drawing).toBeVisible();
  await keyboard.press("F6");
  await expect(drawing).toBeFocused();
  await keyboard.press("Shift+F6");
  await pick("Rijen");
  await expect(heading("Rijen toevoegen")).toBeFocused();
  await replaceBy(page, page.getByLabel("Rijen", { exact: true }), "3");
  await replaceBy(page, page.getByLabel("Stoelen per rij"), "6");
  await tabTo(page, button("Zet op een vrije plek"), "Shift+Tab");
  await keyboard.press("Enter");
  await announces(page, "3 rijen toegevoegd");
  await expect(heading("3 rijen gekozen")).toBeFocused();

  await tabTo(page, page.locator("summary", { hasText: "Rijen hernummeren" }));
  await keyboard.press("Enter");
  await choose(page, page.getByRole("combobox", { name: "Met" }).first(), "Letters (A, B, C)");
  await pick("Hernummer de rijen");
  await announces(page, /hernummerd/);

  await keyboard.press("Shift+F6");
  await keyboard.press("Home");
  await announces(page, "Podium, 1 van 4");
  await keyboard.press("Tab");
  await announces(page, "Rij A, 6 stoelen, zone Zaal, 2 van 4");
  await keyboard.press("Enter");
  await announces(page, "Rij A, stoel 1, 1 van 6");
  const kind = page.getByRole("combobox", { name: "Soort plaats" });
  await keyboard.press("F6");
  await expect(heading("Rij A, stoel 1")).toBeFocused();
  await choose(page, kind, "Rolstoelplaats");
  await announces(page, "Stoel: rolstoelplaats");
  await keyboard.press("Shift+F6");
  await keyboard.press("Tab");
  await announces(page, "Rij A, stoel 2, 2 van 6");
  await keyboard.press("F6");
  await choose(page, kind, "Begeleidersplaats");
  await keyboard.press("Shift+F6");
  await keyboard.press("End");
  await keyboard.press("Delete");
  await announces(page, "Stoel verwijderd");
  await keyboard.press("Control+z");
  await announces(page, "Ongedaan gemaakt: Stoel verwijderd");

  await keyboard.press("Shift+F6");
  await pick("Regie");
  await expect(heading("Regie toevoegen")).toBeFocused();
  await pick("Zet op een vrije plek");
  await announces(page, "Regietafel toegevoegd");
  await keyboard.press("Control+z");
  await announces(page, "Ongedaan gemaakt: Regietafel toegevoegd");
  await keyboard.press("Control+y");
  await announces(page, "Opnieuw gedaan: Regietafel toegevoegd");

  await keyboard.press("F6");
  await pick("Publiceren");
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Publiceren" });
  await tabTo(page, confirm);
  await keyboard.press("Enter");
  await expect(page.getByText("Kies dit plan nu bij een voorstelling.")).toBeVisible();
  await expect(button("Publiceren")).toBeFocused();

  const hallPlanId = (await api.listHalls()).find((hall) => hall.id === id)?.hallPlanId ?? 0;
  const plan = await api.getHallPlan({ params: { planId: hallPlanId } });
  expect(plan.decor.map((decor) => decor.kind)).toEqual(["desk"]);
  expect(plan.groups.map(({ label, seats }) => [label, ...seats.map((seat) => `${seat.label} ${seat.kind}`)])).toEqual([
    ["Rij A", "1 wheelchair", "2 companion", "3 seat", "4 seat", "5 seat", "6 seat"],
    ["Rij B", "1 seat", "2 seat", "3 seat", "4 seat", "5 seat", "6 seat"],
    ["Rij C", "1 seat", "2 seat", "3 seat", "4 seat", "5 seat", "6 seat"],
  ]);
});
