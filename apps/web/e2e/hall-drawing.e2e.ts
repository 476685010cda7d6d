import type { Page } from "@playwright/test";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { untilShownWhole } from "./drawing-pointer.ts";
import { unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const drawing = (page: Page) => page.getByRole("application");
/** The table in the drawing, not its copy that is being dragged. */
const table = (page: Page, id: string) => page.locator(`[data-part=drawing] [data-group="${id}"] .hall-table`);

async function middleOf(page: Page, id: string) {
  const box = await table(page, id).boundingBox();
  if (!box) throw new Error(`Table ${id} is not on the drawing.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a table follows the pointer, Escape gives the drag up, and one undo takes it back", async ({ admin }) => {
  const { page, api } = admin;
  const { id } = await api.createHall({ body: { plan: { ...specificationHall(), name: `Slepen ${unique()}` } } });
  await page.goto(`/zalen-beheer/${id}`);
  await untilShownWhole(page);
  const start = await middleOf(page, "T11");
  const to = { x: start.x + 60, y: start.y + 50 };

  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await middleOf(page, "T11")).toEqual(start);

  await page.keyboard.down("Alt");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await expect.poll(async () => Math.abs((await middleOf(page, "T11")).x - to.x)).toBeLessThan(1);

  await drawing(page).press("Control+z");
  await expect.poll(() => middleOf(page, "T11")).toEqual(start);
});

test("rows are drawn, moved and copied with the keyboard alone", async ({ admin }) => {
  const { page, api } = admin;
  const { id } = await api.createHall({ body: { name: `Toetsen ${unique()}` } });
  await page.goto(`/zalen-beheer/${id}`);
  await page.getByRole("button", { name: "Rijen", exact: true }).press("Enter");
  await drawing(page).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await expect(page.getByText("Bewaard").first()).toBeVisible();
  const plan = async () => (await api.getHallDraft({ params: { id } })).plan;
  await expect
    .poll(async () => (await plan()).groups.map(({ label }) => label))
    .toEqual(["Rij 1", "Rij 2", "Rij 3", "Rij 4", "Rij 5", "Rij 6", "Rij 7", "Rij 8"]);
});
