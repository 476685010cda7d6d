import type { Page } from "@playwright/test";
import { openAs, openScene, type Role } from "./scene.ts";
import { scenes } from "./scenes.ts";
import { expect, test } from "./test.ts";

const VIEWS = [
  { name: "390 px, text twice as large", width: 390, fontSize: "32px" },
  { name: "320 px", width: 320, fontSize: "" },
] as const;

/** What makes the page scroll sideways; empty when nothing does. */
function sideways(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1;
    // A dialog scrolls in itself.
    const dialog = document.querySelector("[role=dialog], [role=alertdialog]");
    if (scrollWidth <= clientWidth && !(dialog && dialog.scrollWidth > dialog.clientWidth)) return "";
    const outside = [...document.querySelectorAll("body *")].find(
      (element) => beyond(element) && ![...element.children].some(beyond),
    );
    return `${scrollWidth} of ${clientWidth} px: ${outside?.outerHTML.slice(0, 160) ?? "in a dialog"}`;
  });
}

// By day alone: a night changes colours, no widths.
for (const role of ["visitor", "member"] as const satisfies readonly Role[]) {
  for (const { name, width, fontSize } of VIEWS) {
    test(`no page or dialog of a ${role} runs sideways at ${name}`, async ({ page: visitorsPage, scenario, users }) => {
      test.setTimeout(600_000);
      const page = await openAs(role, { page: visitorsPage, scenario, users });
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.addInitScript((size) => {
        document.addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = size;
        });
      }, fontSize);
      const found: Record<string, string> = {};
      const look = async (scene: string): Promise<void> => {
        let culprit = "";
        // What is drawn to fit its frame does so a little later.
        const fits = expect.poll(async () => (culprit = await sideways(page)), { timeout: 10_000 }).toBe("");
        await fits.catch(() => (found[scene] = culprit));
      };
      const own = scenes(scenario).filter(({ as, responses }) => as === role && typeof responses !== "string");
      for (const scene of own) {
        await openScene(page, scene);
        await look(scene.name);
        for (const [step, act] of Object.entries(scene.steps ?? {})) {
          await act(page);
          await look(`${scene.name}, ${step}`);
        }
      }
      expect(found).toEqual({});
    });
  }
}
