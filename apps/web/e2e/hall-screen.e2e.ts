import { openFollowUp } from "./check-in-screens.ts";
import { createCheckInScenario } from "./scenario.ts";
import { resize } from "./page-state.ts";
import { expect, test } from "./test.ts";

/** The size of a letter that is legible from ten metres, by the height of the screen. */
const FAR = 0.07;

test("the hall screen in full screen shows the whole hall and figures to be read from afar, however the screen is shaped", async ({
  accounts,
  admin: { page },
}) => {
  const { show, id } = await createCheckInScenario(accounts, ["R4-A", "R4-T"]);
  await accounts.admin.api.scanSeat({ params: { reservationId: id, seatId: "R4-A" } });
  await openFollowUp(page, show);
  await page.getByRole("button", { name: "Volledig scherm" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [1280, 720],
    [1080, 1920],
  ] as const) {
    await resize(page, { width, height });
    // The plan follows the new size a little later.
    await expect(async () => {
      const screen = `${width}×${height}`;
      const plan = page.getByRole("group", { name: "Plattegrond van de zaal" });
      await expect(plan.locator(".hall-seat")).toHaveCount(193);
      const outside = await plan.locator(".hall-seat").evaluateAll((seats) =>
        seats.flatMap((seat) => {
          const { left, top, right, bottom } = seat.getBoundingClientRect();
          const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return isIn ? [] : [seat.getAttribute("data-seat")];
        }),
      );
      expect(outside, screen).toEqual([]);
      const figure = page.getByText("Aantal gescande stoelen: 1").locator("span");
      const { size, covered } = await figure.evaluate((element) => {
        const { x, y, width: across, height: down } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + across / 2, y + down / 2);
        return { size: Number.parseFloat(getComputedStyle(element).fontSize), covered: !element.contains(top) };
      });
      expect(covered, screen).toBe(false);
      expect(size / height, screen).toBeGreaterThan(FAR);
      const { across, down } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const [whole] = document.querySelectorAll(".hall-screen");
        return {
          across: scrollWidth - clientWidth,
          down: whole ? whole.scrollHeight - whole.clientHeight : Number.NaN,
        };
      });
      expect({ across, down }, screen).toEqual({ across: 0, down: 0 });
    }).toPass({ timeout: 30_000 });
  }
});

test("outside full screen the hall is a page like others: figures in a line of text, the last scans beside the plan", async ({
  accounts,
  admin: { page },
}) => {
  const { show, id } = await createCheckInScenario(accounts, ["R4-A", "R4-T"]);
  await accounts.admin.api.scanSeat({ params: { reservationId: id, seatId: "R4-A" } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFollowUp(page, show);
  const words = page.getByText("Aantal gescande stoelen: 1");
  const [line, figure] = await Promise.all([words.boundingBox(), words.locator("span").boundingBox()]);
  expect(figure?.height).toBeLessThanOrEqual(line?.height ?? 0);
  expect(line?.height).toBeLessThan(40);
  const besides = async (): Promise<number> => {
    const last = await page.getByRole("region", { name: "Laatst gescand" }).boundingBox();
    const plan = await page.getByRole("group", { name: "Plattegrond van de zaal" }).boundingBox();
    return last && plan ? last.x - plan.x - plan.width : Number.NaN;
  };
  await expect.poll(besides).toBeGreaterThanOrEqual(0);
});
