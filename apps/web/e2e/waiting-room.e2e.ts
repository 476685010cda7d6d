import type { Page } from "@playwright/test";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { seat, untilHeld } from "./hall.ts";
import { createShow, inHours } from "./scenario.ts";
import { expect, test } from "./test.ts";

const TURN = { name: "U bent aan de beurt!" };
const room = (page: Page) => page.getByRole("region", { name: /^(Wachtkamer|U bent aan de beurt!)$/ });

test("of two who are there at the opening one is let in; the other waits, also over a reload, until the organiser goes on", async ({
  accounts,
  admin,
  page: first,
  users,
}) => {
  const show = await createShow(accounts, { salesOpenAt: inHours(0.4), waitingRoom: "on" });
  const params = { id: show.id };
  const address = `/tickets?show=${show.id}`;
  // One has no account.
  const { page: second } = await users.member();
  const pages = [first, second];
  for (const page of pages) {
    await page.goto(address);
    await expect(room(page).getByRole("timer")).toBeVisible();
  }
  for (const page of pages) await expect(room(page).getByText(/Er wachten nu 2 mensen/)).toBeVisible();
  await admin.api.changeWaitingRoom({ params, body: { perMinute: 1 } });

  const { name, dateTime, pricePerSeat } = show;
  const opened = { name, dateTime, pricePerSeat, salesOpenAt: new Date().toISOString() };
  await admin.api.updateShow({ params, body: opened });
  await expect.poll(async () => (await admin.api.getWaitingRoom({ params })).inside).toBe(1);
  await admin.api.changeWaitingRoom({ params, body: { paused: true, perMinute: 6000 } });

  const isIn = (page: Page) => page.getByRole("heading", TURN).isVisible();
  await expect.poll(async () => (await Promise.all(pages.map(isIn))).filter(Boolean).length).toBe(1);
  const [inside, waiting] = (await isIn(first)) ? [first, second] : [second, first];
  await expect(room(waiting).getByText("U staat in de rij")).toBeVisible();
  await waiting.reload();
  await expect(room(waiting).getByText("Er gaat nu even niemand binnen.")).toBeVisible();
  await expect(room(waiting).getByRole("definition").first()).toHaveText("2");

  const [left = "", right = ""] = ALL_SEATS;
  // The seat is marked as disabled, and a press says why: Playwright would wait until it is not.
  await seat(waiting, right).click({ force: true });
  await expect(waiting.getByRole("alert").getByText(/^U bent nog niet aan de beurt/)).toBeVisible();
  await expect(seat(waiting, right)).toHaveAttribute("data-state", "available");
  await untilHeld(inside, [left], () => seat(inside, left).click());
  await expect(room(inside).getByText(/om verder te kiezen en te bevestigen/)).toBeVisible();

  await waiting.getByText("Hoe u de loting kunt nakijken").click();
  await waiting.getByRole("button", { name: "Kijk de loting na" }).click();
  await expect(waiting.getByText("Klopt: uw plaats is 2 van 2.")).toBeVisible();

  await admin.page.goto(`/wachtkamer-beheer?show=${show.id}`);
  await expect(admin.page.getByText("Gepauzeerd: er gaat niemand binnen")).toBeVisible();
  await expect(admin.page.getByRole("definition").first()).toHaveText("1");
  await admin.page.getByRole("button", { name: "Hervatten" }).click();
  await expect(waiting.getByRole("heading", TURN)).toBeVisible();
  await expect(waiting).toHaveTitle(/^\(Aan u!\) /);
  await untilHeld(waiting, [right], () => seat(waiting, right).click());
  await expect(admin.page.getByRole("definition").first()).toHaveText("0");
});
