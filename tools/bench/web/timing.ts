/** How live two pages on one machine are: times in ms since 1970, durations in ms. */
import type { Locator, Page } from "@playwright/test";
import { resultAt, typeScan } from "@podium/web/e2e/check-in-screens.ts";
import { seat } from "@podium/web/e2e/hall.ts";

/** From a press on a seat until it is held on the other page, seat by seat. */
export async function timeHolds(one: Page, other: Page, seatIds: readonly string[]): Promise<number[]> {
  const durations: number[] = [];
  for (const seatId of seatIds) {
    const turned = await whenSeatTurns(other, seatId, "held");
    const pressed = await press(seat(one, seatId));
    durations.push((await turned()) - pressed);
  }
  return durations;
}

/** From the press that confirms a payment until the other page's list says so, one by one. */
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

/** From a scan until the hall screen's chair turns, ticket by ticket: the first scans of `openScanner`'s page. */
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

/** Observes before the change. @returns resolves with the time at which the seat has this state */
async function whenSeatTurns(page: Page, seatId: string, state: string): Promise<() => Promise<number>> {
  // Waits for the seat: the plan draws a few per frame.
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

/** @returns resolves with the time at which the words are there */
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
