import type { HallPlan, SeatKind } from "@podium/shared/contracts/hall-plan";
import { openHall, seat, untilHeld } from "./hall.ts";
import { publishHall, theatre } from "./other-hall.ts";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const KINDS: Readonly<Record<string, SeatKind>> = { "L3-1": "wheelchair", "L3-2": "companion", "R1-103": "restricted" };

function hallWithPlaces(): HallPlan {
  const plan = theatre(`Schouwburg ${unique()}`, { loge: "Rij BB", chairs: ["1", "2", "3", "4"] });
  for (const place of plan.groups.flatMap(({ seats }) => seats)) place.kind = KINDS[place.id] ?? "seat";
  return plan;
}

test("a wheelchair user and company get places together, keep them together, and give them back together", async ({
  accounts,
  member,
}) => {
  const { hallPlanId } = await publishHall(accounts, hallWithPlaces());
  const show = await createShow(accounts, { hallPlanId });
  const { page } = member;
  await openHall(page, show);
  await expect(seat(page, "L3-2")).toHaveAttribute("aria-label", /begeleidersplaats/);

  await page.getByRole("button", { name: "Een stoel meer" }).click();
  await page.getByLabel("Met een rolstoel").check();
  await page.getByRole("button", { name: "Kies voor mij" }).click();
  const proposal = page.getByRole("region", { name: "Voorstel" });
  await expect(proposal).toContainText("Rij BB, stoelen 1 tot 3");
  await expect(proposal).toContainText("Rolstoelplaats: Rij BB, stoel 1. U brengt uw eigen rolstoel mee.");
  const accept = proposal.getByRole("button", { name: "Deze stoelen nemen" });
  await untilHeld(page, ["L3-1", "L3-2", "L3-3"], () => accept.click());

  await page.goto("/confirm");
  const main = page.getByRole("main");
  await expect(main.getByText("Rolstoelplaats: u brengt uw eigen rolstoel mee")).toBeVisible();
  await expect(main.getByText("begeleidersplaats")).toBeVisible();

  await openHall(page, show);
  await page.getByRole("button", { name: "Winkelwagen, 3 stoelen" }).click();
  await page.getByRole("button", { name: "Verwijder Rij BB, stoel 1" }).click();
  await expect(page.getByText("Ook vrijgegeven, want zonder rolstoelplaats: Rij BB, stoel 2.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Winkelwagen, 1 stoel", exact: true })).toBeVisible();
  for (const id of ["L3-1", "L3-2"]) await expect(seat(page, id)).toHaveAttribute("data-state", "available");
});

test("a special place is explained by keyboard too, before it is chosen", async ({ accounts, member }) => {
  const { hallPlanId } = await publishHall(accounts, hallWithPlaces());
  const show = await createShow(accounts, { hallPlanId });
  const { page } = member;
  await openHall(page, show);
  await page.getByRole("button", { name: "Lijst" }).click();
  const restricted = page.getByRole("button", { name: /^Rij AA, stoel 103, beperkt zicht/ });
  await restricted.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Rij AA, stoel 103: beperkt zicht" });
  await expect(question).toContainText("Deze plaats heeft beperkt zicht op het podium. Toch nemen?");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(await member.api.getCart({ query: { orNone: true } })).toBeNull();
  await restricted.focus();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Plaats nemen" }).press("Enter");
  await expect(page.getByRole("button", { name: "Winkelwagen, 1 stoel", exact: true })).toBeVisible();
});
