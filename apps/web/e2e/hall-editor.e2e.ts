import { openHall, seat, turns } from "./hall.ts";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test("a hall made from five answers is published, chosen for a show, and sold live", async ({
  admin,
  accounts,
  users,
}) => {
  const { page } = admin;
  const name = `Schoolzaal ${unique()}`;
  await page.goto("/zalen-beheer");
  await page.getByRole("button", { name: "Nieuwe zaal" }).click();
  await page.getByRole("button", { name: /^Snel maken/ }).click();
  await page.getByLabel("Naam van de zaal").fill(name);
  await page.getByLabel("Hoeveel rijen?").fill("4");
  await page.getByLabel("Stoelen per rij?").fill("6");
  await page.getByRole("button", { name: "Zaal maken" }).click();

  await expect(page).toHaveURL(/\/zalen-beheer\/\d+$/);
  // The pointer puts a table on the drawing.
  await page.getByRole("button", { name: "Tafel", exact: true }).click();
  const drawing = page.getByRole("application");
  const box = await drawing.boundingBox();
  if (!box) throw new Error("No drawing");
  await page.mouse.click(box.x + box.width * 0.12, box.y + box.height * 0.5);
  await expect(page.getByRole("heading", { name: /^Tafel 1, 6 stoelen/ })).toBeVisible();
  await page.getByRole("button", { name: /^Ongedaan maken/ }).click();
  await page.getByRole("button", { name: /^Opnieuw doen/ }).click();
  await expect(page.getByText("30 plaatsen", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publiceren" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Kies dit plan nu bij een voorstelling.")).toBeVisible();

  const hall = (await accounts.admin.api.listHalls()).find((each) => each.name === name);
  if (!hall?.hallPlanId) throw new Error("Not published");
  const show = await createShow(accounts, { hallPlanId: hall.hallPlanId });
  const [one, other] = [await users.member(), await users.member()];
  await Promise.all([openHall(one.page, show), openHall(other.page, show)]);
  await seat(one.page, "R2-3").click();
  await expect(seat(one.page, "R2-3")).toHaveAttribute("data-state", "mine");
  await turns(other.page, "R2-3", "held");
});

test("what was drawn without a connection is saved when it is back", async ({ admin }) => {
  const { page, context, api } = admin;
  const { id } = await api.createHall({ body: { name: `Zonder net ${unique()}` } });
  await page.goto(`/zalen-beheer/${id}`);
  await page.getByRole("button", { name: "Tafel", exact: true }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Zet op een vrije plek" }).click();
  await expect(page.getByText("Niet bewaard: geen verbinding").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Bewaard").first()).toBeVisible();
  const { plan } = await api.getHallDraft({ params: { id } });
  expect(plan.groups.map(({ label }) => label)).toEqual(["Tafel 1"]);
});
