import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { openAs, openScene, type Role, type Scene, scenes, setColorScheme, untilSettled } from "./scenes.ts";
import { expect, test } from "./test.ts";

const axeScript = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

async function violations(page: Page, scheme: "light" | "dark", options: axe.RunOptions): Promise<string[]> {
  const found = await page.evaluate(async (given) => {
    const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run(given);
    return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, options);
  return found.map((violation) => `${scheme}: ${violation}`);
}

/** All rules in the light scheme, contrast again in the dark one. */
async function findings(page: Page, scene: Scene): Promise<string[]> {
  await untilSettled(page);
  const byDay = await violations(page, "light", { resultTypes: ["violations"] });
  if (typeof scene.responses === "string") return byDay;
  await setColorScheme(page, "dark");
  const byNight = await violations(page, "dark", { resultTypes: ["violations"], runOnly: ["color-contrast"] });
  await setColorScheme(page, "light");
  return [...byDay, ...byNight];
}

/** Horizontal overflow at 320 px, and at 640 px with text twice as large. */
async function overflow(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const widest = (): Promise<string> =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return "";
      const outside = [...document.querySelectorAll("#root *")].find(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return `${scrollWidth} of ${clientWidth} px: ${outside?.outerHTML.slice(0, 120) ?? "?"}`;
    });
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await widest();
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const large = await widest();
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
  return [narrow && `320 px wide: ${narrow}`, large && `200 % text: ${large}`].filter((words) => words !== "");
}

/** Every page shares the loading and error components: one page of each role suffices. */
function worthChecking(all: readonly Scene[]): Scene[] {
  return all.filter((scene) => {
    if (typeof scene.responses !== "string") return true;
    return scene === all.find(({ responses }) => responses === scene.responses);
  });
}

const tours: Array<[Role, string]> = [
  ["visitor", "visitors"],
  ["member", "members"],
  ["admin", "administrators"],
];

for (const [role, readers] of tours) {
  test(`the pages of ${readers}: axe finds nothing in their states, by day and by night, and nothing sticks out`, async ({
    page: visitorsPage,
    scenario,
    users,
  }) => {
    test.setTimeout(300_000);
    const page = await openAs(role, { page: visitorsPage, scenario, users });
    await page.addInitScript({ path: axeScript });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const found: Record<string, string[]> = {};
    const note = (name: string, complaints: string[]): void => {
      if (complaints.length > 0) found[name] = [...(found[name] ?? []), ...complaints];
    };
    for (const scene of worthChecking(scenes(scenario).filter(({ as }) => as === role))) {
      await test.step(scene.name, async () => {
        await openScene(page, scene);
        note(scene.name, await findings(page, scene));
        if (scene.responses === undefined) note(scene.name, await overflow(page));
        for (const [step, act] of Object.entries(scene.steps ?? {})) {
          await act(page);
          note(`${scene.name}, ${step}`, await findings(page, scene));
        }
      });
    }
    expect(found).toEqual({});
  });
}
