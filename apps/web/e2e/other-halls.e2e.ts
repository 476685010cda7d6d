import { largeHall } from "@podium/shared/test/large-hall.ts";
import { reserve } from "@podium/shared/test/steps.ts";
import { openHall, seat, untilHeld } from "./hall.ts";
import { publishHall, theatre } from "./other-hall.ts";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test("a show is planned in another hall, sold there, and moved to a newer plan, but not to one without a reserved seat", async ({
  accounts,
  admin: { page, api },
  member,
}) => {
  const name = `Schouwburg ${unique()}`;
  const hall = await publishHall(accounts, theatre(name, { loge: "Loge 3", chairs: ["1", "2", "3"] }));
  const showName = `Voorstelling ${unique()}`;
  await page.goto("/shows-beheer");
  await page.getByRole("button", { name: "Nieuwe voorstelling" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Naam").fill(showName);
  await form.getByLabel("Datum en uur").fill("2098-12-05T20:00");
  await form.getByLabel("Zaal").click();
  await page.getByRole("option", { name }).click();
  await expect(form.getByText("6 plaatsen")).toBeVisible();
  await form.getByRole("button", { name: "Plannen" }).click();
  await expect(page.getByText(`${showName} is gepland.`)).toBeVisible();
  await page.getByRole("searchbox").fill(showName);
  await expect(page.getByRole("table").getByText(name)).toBeVisible();

  const show = (await api.listShows()).find((each) => each.name === showName);
  if (!show) throw new Error("The show is not there");
  expect(show).toMatchObject({ hallPlanId: hall.hallPlanId, hallName: name, seatsTotal: 6 });
  await openHall(member.page, show);
  await seat(member.page, "L3-2").click();
  await expect(seat(member.page, "L3-2")).toHaveAttribute("data-state", "mine");
  await member.page.getByRole("button", { name: "Winkelwagen, 1 stoel" }).click();
  await expect(member.page.getByText("Loge 3, stoel 2", { exact: true })).toBeVisible();
  await reserve(member.api, show.id, ["L3-2"]);

  const newer = await hall.publish(theatre(name, { loge: "Ereloge", chairs: ["2", "3", "4"] }));
  await page.reload();
  await page.getByRole("searchbox").fill(showName);
  await page.getByRole("button", { name: `Bewerken ${showName}` }).click();
  await expect(form.getByText("Er is een nieuwer plan van deze zaal.")).toBeVisible();
  await form.getByRole("button", { name: "Zet over op het nieuwste plan" }).click();
  const question = page.getByRole("alertdialog", { name: "Overzetten op een ander plan?" });
  await question.getByRole("button", { name: "Overzetten" }).click();
  await expect(page.getByText(`${showName} is bewaard.`)).toBeVisible();
  const moved = (await api.listShows()).find(({ id }) => id === show.id);
  expect(moved).toMatchObject({ hallPlanId: newer, seatsTotal: 6 });
  await openHall(member.page, show);
  await expect(seat(member.page, "L3-4")).toHaveAttribute("data-state", "available");
  await expect(seat(member.page, "L3-1")).toHaveCount(0);
  await member.page.goto("/account");
  await expect(member.page.getByText("Ereloge, stoel 2").first()).toBeVisible();

  await hall.publish(theatre(name, { loge: "Ereloge", chairs: ["3", "4"] }));
  await page.reload();
  await page.getByRole("searchbox").fill(showName);
  await page.getByRole("button", { name: `Bewerken ${showName}` }).click();
  await form.getByLabel("Naam").fill(`${showName} bis`);
  await form.getByRole("button", { name: "Zet over op het nieuwste plan" }).click();
  await question.getByRole("button", { name: "Overzetten" }).click();
  await expect(form.getByRole("alert")).toContainText("Ereloge, stoel 2");
  await expect(form.getByLabel("Naam")).toHaveValue(`${showName} bis`);
  expect((await api.listShows()).find(({ id }) => id === show.id)).toMatchObject({ name: showName, hallPlanId: newer });
});

test("in a large hall a press reaches the chairs of every block, from the first drawn to the last", async ({
  accounts,
  member: { page },
}) => {
  const { hallPlanId } = await publishHall(accounts, { ...largeHall(12), name: `Grote zaal ${unique()}` });
  const show = await createShow(accounts, { hallPlanId });
  await page.goto(`/tickets?show=${show.id}`);
  await page.locator(".hall-block").first().click();
  for (const id of ["1-15", "1-16"]) {
    await seat(page, id).click();
    await expect(seat(page, id)).toHaveAttribute("data-state", "mine");
  }
});

test("guests of a show in a hall with an address read it from the choice of seats to the tickets, and its correction", async ({
  accounts,
  admin: { page },
  member,
}) => {
  const name = `Sporthal ${unique()}`;
  const { hallPlanId } = await publishHall(accounts, theatre(name, { loge: "Loge 3", chairs: ["1", "2", "3"] }));
  const setAddress = async (address: string) => {
    await page.goto("/zalen-beheer");
    await page.getByRole("listitem").filter({ hasText: name }).getByRole("button", { name: "Adres" }).click();
    const dialog = page.getByRole("dialog", { name: `Adres van ${name}` });
    await dialog.getByLabel("Adres").fill(address);
    await dialog.getByRole("button", { name: "Bewaren" }).click();
    await expect(page.getByText(`Het adres van ${name} is bewaard.`)).toBeVisible();
  };
  await setAddress("Sportlaan 3, Ginder");
  const show = await createShow(accounts, { hallPlanId });
  await openHall(member.page, show);
  await expect(member.page.getByText(`${name}, Sportlaan 3, Ginder`)).toBeVisible();
  await untilHeld(member.page, ["L3-2"], () => seat(member.page, "L3-2").click());
  await member.page.goto("/confirm");
  await expect(member.page.getByText(`${name}, Sportlaan 3, Ginder`)).toBeVisible();
  await setAddress("Sportlaan 30, Ginder");
  const id = await reserve(member.api, show.id, ["L3-2"]);
  await member.page.goto(`/ticketsDetail/${id}`);
  await expect(member.page.getByRole("article").getByText(`${name}, Sportlaan 30, Ginder`)).toBeVisible();
});
