import type { Page } from "@playwright/test";

/** Acts, and resolves once the page has shown the words; checks each frame, as they disappear after seconds. */
export async function saysMeanwhile(page: Page, words: string, act: () => Promise<unknown>): Promise<void> {
  const said = page.waitForFunction((text) => document.body.innerText.includes(text), words, { timeout: 30_000 });
  await Promise.all([said, act()]);
}
