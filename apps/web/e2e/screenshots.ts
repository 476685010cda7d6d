/** `npm run screenshots`: every page state on phone and desktop, light and dark. */
import { join } from "node:path";
import { openAs, openPageState, type Role, setColorScheme } from "./page-state.ts";
import { pageStates } from "./page-states.ts";
import { test } from "./test.ts";

const folder = join(import.meta.dirname, "..", "screenshots");
const roles: readonly Role[] = ["visitor", "member", "door", "box-office", "admin"];
/** Filters by a part of the name of a page state, or by a pattern: `PAGE_STATE="codes|voucher"`. */
const wanted = new RegExp(process.env["PAGE_STATE"] ?? "");

for (const role of roles) {
  for (const width of [390, 1440]) {
    test(`${role} at ${width} px`, async ({ page: visitorsPage, scenario, users }) => {
      const page = await openAs(role, { page: visitorsPage, scenario, users });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const shoot = async (name: string): Promise<void> => {
        for (const colorScheme of ["light", "dark"] as const) {
          await setColorScheme(page, colorScheme);
          const path = join(folder, `${name.replaceAll(/\W+/g, "-")}.${width}.${colorScheme}.png`);
          // Dialogs get a picture of the viewport: a full-page picture would show them at the scroll position.
          const isOpen = (await page.locator("[role=dialog], [role=alertdialog]").count()) > 0;
          if (!isOpen) await page.evaluate(() => scrollTo(0, 0));
          await page.screenshot({ path, fullPage: !isOpen });
        }
      };
      for (const pageState of pageStates(scenario).filter(({ as, name }) => as === role && wanted.test(name))) {
        await openPageState(page, pageState);
        await shoot(pageState.name);
        for (const [step, run] of Object.entries(pageState.steps ?? {})) {
          await run(page);
          await shoot(`${pageState.name} ${step}`);
        }
      }
    });
  }
}
