import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold } from "@podium/shared/test/steps.ts";
import { seat } from "./hall.ts";
import { expect, test } from "./test.ts";

test("a member who waits for two seats together is offered those that somebody gives back, on any page, and accepts them", async ({
  admin,
  member: first,
  users,
  show,
}) => {
  const [left, right, ...others] = ALL_SEATS;
  if (!left || !right) throw new Error("no seats");
  await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds: others } });
  await hold(first.api, show.id, [left, right]);
  await first.page.goto(`/tickets?show=${show.id}`);

  const { page, api } = await users.member();
  await page.goto(`/tickets?show=${show.id}`);
  await page.getByRole("button", { name: "Zet mij op de wachtlijst" }).click();
  const dialog = page.getByRole("dialog", { name: "Zet mij op de wachtlijst" });
  await expect(dialog.getByLabel("Hoeveel plaatsen?")).toHaveValue("2");
  await expect(dialog.getByRole("checkbox", { name: "Alleen naast elkaar" })).toBeChecked();
  await dialog.getByRole("button", { name: "Op de wachtlijst" }).click();
  await expect(page.getByText("Wachtlijst: u bent nummer 1")).toBeVisible();
  await expect(page.getByText(/2 plaatsen naast elkaar/)).toBeVisible();

  // The visitor is on a page without the list; the server knows the connection once it has sent a first packet.
  const connecting = page.waitForEvent("websocket");
  await page.goto("/over-ons");
  await (await connecting).waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("40"));
  for (const seatId of [left, right]) await seat(first.page, seatId).click();
  await expect(page.getByText("Er liggen 2 plaatsen voor u klaar.")).toBeVisible();
  await page.getByRole("button", { name: "Bekijken" }).click();
  await expect(page).toHaveURL(/\/account#waiting$/);
  await expect(page.getByRole("timer").filter({ hasText: "nog" })).toBeVisible();
  await page.getByRole("button", { name: "Neem deze plaatsen" }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  expect((await api.getCart({ query: {} }))?.seats.toSorted()).toEqual([left, right].toSorted());
  expect(await api.listWaitingPlaces()).toEqual([]);
});
