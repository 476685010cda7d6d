/** Times of two pages on one machine, in ms since 1970. */
import type { Locator, Page } from "@playwright/test";
import { seat } from "./users.ts";

/** Observes before the change. @returns resolves with the time at which the seat has this state */
export async function whenSeatTurns(page: Page, seatId: string, state: string): Promise<() => Promise<number>> {
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
export async function whenItSays(element: Locator, words: string): Promise<() => Promise<number>> {
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
export async function press(element: Locator): Promise<number> {
  const watch = await element.evaluateHandle((pressed) => ({
    pressedAt: new Promise<number>((resolve) => {
      pressed.addEventListener("pointerdown", () => resolve(Date.now()), { once: true });
    }),
  }));
  await element.click();
  return watch.evaluate(({ pressedAt }) => pressedAt);
}

/** As fast as a hand scanner, which Playwright's keys are not on a busy machine. @returns the time of Enter */
export async function typeScan(page: Page, text: string): Promise<number> {
  return page.evaluate((typed) => {
    const type = (key: string): boolean =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (const key of typed) type(key);
    const entered = Date.now();
    type("Enter");
    return entered;
  }, text);
}
