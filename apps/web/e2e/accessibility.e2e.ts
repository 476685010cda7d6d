import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { type Language, languageOfPath, pathInLanguage, TRANSLATED_LANGUAGES } from "@podium/shared/languages";
import type axe from "axe-core";
import { isTranslated } from "#app/chosen-language.ts";
import { openAs, openScene, resize, type Role, type Scene, setColorScheme, untilSettled } from "./scene.ts";
import { scenes } from "./scenes.ts";
import { expect, test } from "./test.ts";

const axeScript = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

/** What is open over the page; the page behind was looked at before. */
const OVER_THE_PAGE = "[role=dialog], [role=alertdialog], [data-result]";

async function violations(page: Page, scheme: "light" | "dark", rules?: string[]): Promise<string[]> {
  const found = await page.evaluate(
    async ([over, only]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations: all } = await checker.run(document.querySelector(over) ?? document, {
        resultTypes: ["violations"],
        ...(only && { runOnly: only }),
      });
      return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    [OVER_THE_PAGE, rules] as const,
  );
  return found.map((violation) => `${scheme}: ${violation}`);
}

/** @param isStep of the same document: by night only contrast again, unless something new is over the page */
async function findings(page: Page, scene: Scene, isStep = false): Promise<string[]> {
  await untilSettled(page);
  const byDay = await violations(page, "light");
  if (typeof scene.responses === "string") return byDay;
  const isSeen = isStep && (await page.locator(OVER_THE_PAGE).count()) === 0;
  await setColorScheme(page, "dark");
  const byNight = await violations(page, "dark", isSeen ? ["color-contrast"] : undefined);
  await setColorScheme(page, "light");
  return [...byDay, ...byNight, ...(await overflow(page))];
}

/** Horizontal overflow, of the page and of what is open over it, at 320 px, and at 640 px with text twice as large. */
async function overflow(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const widest = (): Promise<string> =>
    page.evaluate((over) => {
      const excess = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth;
      const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
      const opened = document.querySelector(over);
      const wide = opened
        ? [opened, ...opened.querySelectorAll("*")].find((each) => scrolls(each) && excess(each) > 1)
        : undefined;
      const { clientWidth, scrollWidth } = document.documentElement;
      const room = (wide ?? document.documentElement).getBoundingClientRect().left + (wide?.clientWidth ?? clientWidth);
      if (!wide && scrollWidth <= clientWidth) return "";
      const outside = [...(wide ?? document.body).querySelectorAll("*")].find(
        (element) => element.getBoundingClientRect().right > room + 1,
      );
      return `${(wide ?? document.documentElement).scrollWidth} of ${(wide ?? document.documentElement).clientWidth} px: ${outside?.outerHTML.slice(0, 160) ?? "?"}`;
    }, OVER_THE_PAGE);
  /** Charts follow a new width a little later. */
  const settled = async (): Promise<string> => {
    let words = "";
    const fits = expect.poll(async () => (words = await widest()), { timeout: 10_000 }).toBe("");
    await fits.catch(() => undefined);
    return words;
  };
  await resize(page, { width: 320, height: 640 });
  const narrow = await settled();
  await resize(page, { width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const large = await settled();
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await resize(page, before);
  return [narrow && `320 px wide: ${narrow}`, large && `200 % text: ${large}`].filter((words) => words !== "");
}

/** Every page shares the loading and error components: one page of each role suffices. */
function worthChecking(all: readonly Scene[]): Scene[] {
  return all.filter((scene) => {
    if (typeof scene.responses !== "string") return true;
    return scene === all.find(({ responses }) => responses === scene.responses);
  });
}

/** Their words are longer or shorter; what a scene looks for or presses is in Dutch, and so are some pages. */
function pagesIn(language: Language, all: readonly Scene[]): Scene[] {
  const own = all.filter(({ path, responses }) => responses === undefined && isTranslated(path.replace(/[?#].*/, "")));
  const paths = new Map(own.map((scene) => [scene.path, scene]));
  return [...paths.values()].map(({ name, as, path }) => ({ name, as, path: pathInLanguage(path, language) }));
}

/** A scene's page and each step after it take about as long: each goes to the part that has the least to do. */
function share(all: readonly Scene[], parts: number): Scene[][] {
  const shares = Array.from({ length: parts }, () => ({ states: 0, scenes: new Array<Scene>() }));
  for (const scene of all) {
    const [least] = shares.toSorted((one, other) => one.states - other.states);
    least?.scenes.push(scene);
    if (least) least.states += 1 + Object.keys(scene.steps ?? {}).length;
  }
  return shares.map((each) => each.scenes);
}

/** In parts that stay far below their time limit on a busy machine, and share the workers. */
const tours: Array<[Role, string, parts: number]> = [
  ["visitor", "visitors", 2],
  ["member", "members", 2],
  ["door", "Onthaal", 1],
  ["box-office", "Kassa", 1],
  ["admin", "administrators", 5],
];

/** Visits them as this role, and expects that nothing is found in any. */
async function tour(role: Role, surroundings: Parameters<typeof openAs>[1], list: readonly Scene[]): Promise<void> {
  const page = await openAs(role, surroundings);
  await page.addInitScript({ path: axeScript });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const found: Record<string, string[]> = {};
  const note = (name: string, complaints: string[]): void => {
    if (complaints.length > 0) found[name] = [...(found[name] ?? []), ...complaints];
  };
  for (const scene of list) {
    await test.step(scene.name, async () => {
      await openScene(page, scene);
      await expect(page.locator("html")).toHaveAttribute("lang", languageOfPath(scene.path));
      note(scene.name, await findings(page, scene));
      for (const [step, act] of Object.entries(scene.steps ?? {})) {
        await act(page);
        note(`${scene.name}, ${step}`, await findings(page, scene, true));
      }
    });
  }
  expect(found).toEqual({});
}

for (const [role, readers, parts] of tours) {
  for (let part = 1; part <= parts; part++) {
    test(`the pages of ${readers} (${part} of ${parts}): axe finds nothing in their states, by day and by night, and nothing sticks out`, async ({
      page,
      scenario,
      users,
    }) => {
      test.setTimeout(600_000);
      const all = worthChecking(scenes(scenario).filter(({ as }) => as === role));
      await tour(role, { page, scenario, users }, share(all, parts)[part - 1] ?? []);
    });
  }
}

for (const language of TRANSLATED_LANGUAGES) {
  for (const [role, readers] of tours.filter(([each]) => each === "visitor" || each === "member")) {
    test(`the pages of ${readers} in ${language}: axe finds nothing, by day and by night, and nothing sticks out`, async ({
      page,
      scenario,
      users,
    }) => {
      test.setTimeout(600_000);
      const all = scenes(scenario).filter(({ as }) => as === role);
      await tour(role, { page, scenario, users }, pagesIn(language, all));
    });
  }
}
