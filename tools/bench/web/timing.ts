/** Measures how fast a change reaches another page on the same machine; times in ms since 1970, durations in ms. */
import type { Locator, Page } from "@playwright/test";
import { resultAt, typeScan } from "@podium/web/e2e/check-in-screens.ts";
import { seat } from "@podium/web/e2e/hall.ts";

/** Times a press on each seat until the other page shows it as held. */
export async function timeHolds(one: Page, other: Page, seatIds: readonly string[]): Promise<number[]> {
  const durations: number[] = [];
  for (const seatId of seatIds) {
    const turned = await whenSeatTurns(other, seatId, "held");
    const pressed = await press(seat(one, seatId));
    durations.push((await turned()) - pressed);
  }
  return durations;
}

/** Times the press that confirms each payment until the other page's list shows it. */
export async function timeConfirmations(one: Page, other: Page, ids: readonly number[]): Promise<number[]> {
  const durations: number[] = [];
  for (const id of ids) {
    const row = (page: Page) => page.locator(`tr[data-row="${id}"]`);
    const said = await whenItSays(row(other), "N.V.T.");
    const pressed = await press(row(one).getByRole("button", { name: /^Bevestig betaling/ }));
    durations.push((await said()) - pressed);
  }
  return durations;
}

/** Times each scan until the chair turns on the hall screen. The scanner's page must have no earlier scans. */
export async function timeScans(scanner: Page, hall: Page, codes: ReadonlyMap<string, string>): Promise<number[]> {
  const durations: number[] = [];
  for (const [index, [seatId, code]] of [...codes].entries()) {
    const turned = await whenSeatTurns(hall, seatId, "scanned");
    const scanned = await typeScan(scanner, code);
    durations.push((await turned()) - scanned);
    await resultAt(scanner, index);
  }
  return durations;
}

/** Starts observing a seat. @returns a function that resolves with the time at which the seat gets this state */
async function whenSeatTurns(page: Page, seatId: string, state: string): Promise<() => Promise<number>> {
  // Evaluating waits until the seat exists, because the plan draws a few seats per frame.
  const watch = await seat(page, seatId).evaluateHandle(
    (chair, wanted) => ({
      turned: new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (chair.getAttribute("data-state") === wanted) resolve(Date.now());
        }).observe(chair, { attributes: true });
      }),
    }),
    state,
  );
  return () => watch.evaluate(({ turned }) => turned);
}

/** Starts observing an element. @returns a function that resolves with the time at which it contains the words */
async function whenItSays(element: Locator, words: string): Promise<() => Promise<number>> {
  const watch = await element.evaluateHandle(
    (watched, wanted) => ({
      said: new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (watched.textContent?.includes(wanted)) resolve(Date.now());
        }).observe(watched, { subtree: true, childList: true, characterData: true });
      }),
    }),
    words,
  );
  return () => watch.evaluate(({ said }) => said);
}

/** @returns the time of the page's pointerdown */
async function press(element: Locator): Promise<number> {
  const watch = await element.evaluateHandle((pressed) => ({
    pressedAt: new Promise<number>((resolve) => {
      pressed.addEventListener("pointerdown", () => resolve(Date.now()), { once: true });
    }),
  }));
  await element.click();
  return watch.evaluate(({ pressedAt }) => pressedAt);
}
