import { ONLINE, pay, reserve } from "@podium/shared/test/steps.ts";
import type { Page } from "@playwright/test";
import { openScanner, resultOf, typeScan } from "./check-in-screens.ts";
import { openHall } from "./hall.ts";
import { publishHall, theatre } from "./other-hall.ts";
import { createShow, inHours, unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

const LOGE = "Balkon links achteraan naast de regietaf";
const PLACE = `${LOGE}, stoel 112`;

/** Horizontal overflow; does not use `innerWidth`, which grows when a phone zooms out to fit wide content. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a long name of a seat fits every screen of a phone, from the cart to the entrance", async ({
  accounts,
  admin,
  member,
}) => {
  const plan = theatre(`Schouwburg ${unique()}`, { loge: LOGE, chairs: ["112", "113"] });
  const { hallPlanId } = await publishHall(accounts, plan);
  const show = await createShow(accounts, { hallPlanId, dateTime: inHours(1) });
  const { page } = member;
  const shows = async (screen: Page, words = PLACE): Promise<void> => {
    await expect(screen.getByText(words).filter({ visible: true }).first()).toBeVisible();
    expect(await sideways(screen)).toBe(0);
  };

  await openHall(page, show);
  await member.api.addSeat({ params: { showId: show.id, seatId: "L3-112" } });
  await page.getByRole("button", { name: "Winkelwagen, 1 stoel" }).click();
  await shows(page);
  await page.goto("/confirm");
  await shows(page);
  const id = await reserve(member.api, show.id, ["L3-112", "L3-113"], ONLINE);
  await page.goto("/reservation-success");
  await shows(page, `${LOGE}, stoelen 112 en 113`);
  await page.goto("/account");
  await shows(page, `${LOGE}, stoelen 112 en 113`);
  await pay(accounts.admin.api, id);
  await page.goto(`/ticketsDetail/${id}`);
  await shows(page);

  await openScanner(admin.page, show);
  await admin.page.getByLabel("Ticketnummer of naam").fill("regietaf");
  await shows(admin.page);
  const { qrContents = [] } = await member.api.getTickets({ params: { id } });
  const result = await resultOf(admin.page, () => typeScan(admin.page, qrContents[0] ?? ""));
  expect(result).toMatchObject({ kind: "ok", text: expect.stringContaining(LOGE), sideways: 0 });
  await expect(admin.page.getByText(/Nog 1 stoel/)).toBeVisible();
  await shows(admin.page, `${LOGE}, stoel 113`);
});
