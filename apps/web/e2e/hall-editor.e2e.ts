import { untilDrawn } from "./drawing-pointer.ts";
import { openHall, seat, turns } from "./hall.ts";
import { createShow, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test("a hall made from five numbers is published, chosen for a show, and sold live", async ({
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
  await untilDrawn(page);
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

test("a drawing made without a connection is saved when it is back", async ({ admin }) => {
  const { page, context, api } = admin;
  const { id } = await api.createHall({ body: { name: `Zonder net ${unique()}` } });
  await page.goto(`/zalen-beheer/${id}`);
  await page.getByRole("button", { name: "Tafel", exact: true }).click();
  // The bar's cart loads after the page.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Zet op een vrije plek" }).click();
  await expect(page.getByText("Niet bewaard: geen verbinding").first()).toBeVisible();
  await context.setOffline(false);
  // The match is exact, because 'Niet bewaard' contains the same word.
  await expect(page.getByText("Bewaard", { exact: true }).first()).toBeVisible();
  const { plan } = await api.getHallDraft({ params: { id } });
  expect(plan.groups.map(({ label }) => label)).toEqual(["Tafel 1"]);
});

test("the browser's back button saves first, asks where that cannot be, and loses nothing", async ({ admin }) => {
  const { page, context, api } = admin;
  const name = `Terug ${unique()}`;
  const { id } = await api.createHall({ body: { name } });
  const labels = async () => (await api.getHallDraft({ params: { id } })).plan.groups.map(({ label }) => label);
  const addTable = async (): Promise<void> => {
    await page.getByRole("button", { name: "Tafel", exact: true }).click();
    await page.getByRole("button", { name: "Zet op een vrije plek" }).click();
  };
  const back = () => page.evaluate(() => window.history.back());
  const question = page.getByRole("alertdialog", { name: "Nog niet alles is bewaard" });
  await page.goto("/zalen-beheer");
  await page
    .getByRole("link", { name: "Bewerken" })
    .and(page.locator(`[href="/zalen-beheer/${id}"]`))
    .click();
  await addTable();
  await back();
  // The address changes a moment before the page does, so the test waits for the heading.
  await expect(page.getByRole("heading", { level: 1, name: "Zalen" })).toBeVisible();
  await expect(page).toHaveURL(/\/zalen-beheer$/);
  expect(await labels()).toEqual(["Tafel 1"]);

  await page.goForward();
  await page.getByRole("button", { name: "Tafel", exact: true }).waitFor();
  await context.setOffline(true);
  await addTable();
  await back();
  await question.getByRole("button", { name: "Hier blijven" }).click();
  await expect(page).toHaveURL(new RegExp(`/zalen-beheer/${id}$`));
  await expect(page.getByRole("heading", { name: /^Tafel 2/ })).toBeVisible();
  await back();
  await question.getByRole("button", { name: "Toch weggaan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zalen" })).toBeVisible();

  await context.setOffline(false);
  await page.goForward();
  await page.getByRole("button", { name: "Verder met wat u tekende" }).click();
  await expect.poll(labels).toEqual(["Tafel 1", "Tafel 2"]);
});
