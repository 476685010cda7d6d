import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { drawingPointer } from "./drawing-pointer.ts";
import { openHall, seat, turns } from "./hall.ts";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

/** 'Rij 1: 1 2 3' of each group, in the order of the plan. */
const names = ({ groups }: HallPlan): string[] =>
  groups.map(({ label, seats }) => `${label}: ${seats.map((each) => each.label).join(" ")}`);

test("a theatre is drawn with the mouse alone, published, and sold live", async ({ admin, accounts, users }) => {
  const { page, api } = admin;
  const name = `Getekende zaal ${unique()}`;
  const { id } = await api.createHall({ body: { name } });
  const saved = async (): Promise<HallPlan> => (await api.getHallDraft({ params: { id } })).plan;
  await page.goto(`/zalen-beheer/${id}`);
  const pointer = drawingPointer(page);
  const tool = (label: string) => page.getByRole("button", { name: label, exact: true }).click();
  const heading = (words: string | RegExp) =>
    expect(page.getByRole("heading", { level: 2, name: words, exact: true })).toBeVisible();
  const { width, stage } = await saved();
  const [left, top] = [stage.x, stage.y + stage.height + 60];

  // The box has room for three rows of six: chairs are 40 apart, rows 56.
  await tool("Rijen");
  await pointer.drag({ x: left, y: top }, { x: left + 238, y: top + 150 });
  await heading("3 rijen gekozen");
  await expect(page.getByText("18 plaatsen", { exact: true })).toBeVisible();

  // The rows are split at an aisle; then undo and redo.
  await page.getByLabel("Gangpad na stoel").fill("2");
  await page.getByRole("button", { name: "Gangpad maken" }).click();
  await heading("3 rijen in 6 blokken gekozen");
  await page.getByRole("button", { name: /^Ongedaan maken/ }).click();
  await expect.poll(async () => (await saved()).groups.length).toBe(3);
  await page.getByRole("button", { name: /^Opnieuw doen/ }).click();
  await expect.poll(async () => (await saved()).groups.length).toBe(6);

  // Seats are renumbered from 11 on, through both blocks of each row.
  await page.getByText("Stoelen hernummeren").click();
  await page.getByRole("spinbutton", { name: "Begint bij" }).fill("11");
  await page.getByRole("button", { name: "Hernummer de stoelen" }).click();
  await expect.poll(async () => names(await saved()).slice(0, 2)).toEqual(["Rij 1: 11 12", "Rij 1: 13 14 15 16"]);

  // A block of two rows right of them, put down askew: dragged near their line, it snaps to it.
  await tool("Rijen");
  const across = { x: left + 480, y: top + 260 };
  await pointer.drag(across, { x: across.x + 118, y: across.y + 100 });
  await heading("2 rijen gekozen");
  await expect.poll(async () => (await saved()).groups.length).toBe(8);
  const [first] = (await saved()).groups;
  const before = (await saved()).groups.find(({ label }) => label === "Rij 4")?.seats[0];
  const row1 = first?.seats[0];
  if (!row1 || !before) throw new Error("Not drawn");
  await pointer.drag(before, { x: before.x, y: row1.y + 3 });
  await expect
    .poll(async () => (await saved()).groups.find(({ label }) => label === "Rij 4")?.seats[0]?.y)
    .toBe(row1.y);

  // A wheelchair place at the end of row 1, and beside it its companion's.
  await tool("Rolstoel…");
  const [wheelchair, companion] = [0, 1].map((place) => first?.seats[place]);
  if (!wheelchair || !companion) throw new Error("No seats");
  await pointer.click(wheelchair);
  await page.getByRole("radio", { name: /^Begeleidersplaats/ }).check();
  await pointer.click(companion);
  // A zone, painted over the block at the right in one stroke.
  await tool("Zone");
  await page.getByLabel("Nieuwe zone").fill("Zijkant");
  await page.getByRole("button", { name: "Toevoegen" }).click();
  const [high, low] = (await saved()).groups
    .filter(({ label }) => /^Rij [45]$/.test(label))
    .map(({ seats }) => seats[0]);
  if (!high || !low) throw new Error("No block");
  await pointer.drag(high, low);
  await expect(page.getByText(/Zaal 18 · Zijkant 6/)).toBeVisible();

  await page.getByRole("button", { name: "Publiceren" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Kies dit plan nu bij een voorstelling.")).toBeVisible();
  const hall = (await api.listHalls()).find((each) => each.id === id);
  if (!hall?.hallPlanId) throw new Error("Not published");
  const plan = await api.getHallPlan({ params: { planId: hall.hallPlanId } });
  expect(names(plan)).toEqual([
    "Rij 1: 11 12",
    "Rij 1: 13 14 15 16",
    "Rij 2: 11 12",
    "Rij 2: 13 14 15 16",
    "Rij 3: 11 12",
    "Rij 3: 13 14 15 16",
    "Rij 4: 1 2 3",
    "Rij 5: 1 2 3",
  ]);
  expect(plan.groups[0]?.seats.map(({ kind }) => kind)).toEqual(["wheelchair", "companion"]);
  expect(plan.width).toBe(width);

  const show = await createShow(accounts, { hallPlanId: hall.hallPlanId });
  const [one, other] = [await users.member(), await users.member()];
  await Promise.all([openHall(one.page, show), openHall(other.page, show)]);
  await seat(one.page, "R4-2").click();
  await expect(seat(one.page, "R4-2")).toHaveAttribute("data-state", "mine");
  await turns(other.page, "R4-2", "held");
});

test("rows that are put down across the edge of the paper make it larger, all of it in sight", async ({ admin }) => {
  const { page, api } = admin;
  const { id } = await api.createHall({ body: { name: `Te klein blad ${unique()}` } });
  const { plan } = await api.getHallDraft({ params: { id } });
  await page.goto(`/zalen-beheer/${id}`);
  await page.getByRole("button", { name: "Rijen", exact: true }).click();
  await page.getByLabel("Stoelen per rij").fill("40");
  await drawingPointer(page).click({ x: plan.width / 2, y: plan.height / 2 });
  await expect(page.getByText("160 plaatsen", { exact: true })).toBeVisible();
  await expect(page.getByText("Klaar om te publiceren")).toBeVisible();
  const isInSight = async (): Promise<boolean> => {
    const paper = await page.locator(".editor-surface").boundingBox();
    const frame = await page.getByRole("application").boundingBox();
    return paper !== null && frame !== null && paper.x > frame.x && paper.x + paper.width < frame.x + frame.width;
  };
  await expect.poll(isInSight).toBe(true);
});
