/** Moments of two pages on one machine, in milliseconds of its clock: what lies between them is how live the site is. */
import type { Locator, Page } from "@playwright/test";
import { seat } from "./people.ts";

/** Begins to watch a chair of the plan or of the hall screen. @returns what waits for the moment in which it takes this state */
export async function whenSeatTurns(page: Page, seatId: string, state: string): Promise<() => Promise<number>> {
  // Chairs are drawn a few at a time: this waits for it to be there.
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

/** Begins to wait for words in an element. @returns what waits for the moment in which they are there */
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

/** Presses. @returns the moment in which the page heard of it */
export async function press(element: Locator): Promise<number> {
  const watch = await element.evaluateHandle((pressed) => ({
    heard: new Promise<number>((resolve) => {
      pressed.addEventListener("pointerdown", () => resolve(Date.now()), { once: true });
    }),
  }));
  await element.click();
  return watch.evaluate(({ heard }) => heard);
}

/**
 * Types as a hand scanner does, with the focus on nothing: in one go, which Playwright's own keys are not on a busy machine.
 * @returns the moment of its Enter
 */
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
