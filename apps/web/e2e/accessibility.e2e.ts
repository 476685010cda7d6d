import { type Language, languageOfPath, pathInLanguage, TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isTranslated } from "#app/chosen-language.ts";
import { CHECKED_BESIDES, CHECKED_BY_AXE } from "#modules/visit/society/checked-criteria.ts";
import { endLook, prepareLooking, violations } from "./axe.ts";
import { openAs, openPageState, resize, type Role, type PageState, setSize } from "./page-state.ts";
import { pageStates } from "./page-states.ts";
import { expect, test } from "./test.ts";

/** Picks the page states to check: all pages share the loading and error components, so one page a role suffices. */
function worthChecking(all: readonly PageState[]): PageState[] {
  return all.filter((pageState) => {
    if (typeof pageState.responses !== "string") return true;
    return pageState === all.find(({ responses }) => responses === pageState.responses);
  });
}

/** The states' pages in a language, whose words have other lengths; steps and some pages exist in Dutch only. */
function pagesIn(language: Language, all: readonly PageState[]): PageState[] {
  const own = all.filter(({ path, responses }) => responses === undefined && isTranslated(path.replace(/[?#].*/, "")));
  const paths = new Map(own.map((pageState) => [pageState.path, pageState]));
  return [...paths.values()].map(({ name, as, path }) => ({ name, as, path: pathInLanguage(path, language) }));
}

/** Divides the page states over parts of equal work: a state's page and each of its steps take about as long. */
function share(all: readonly PageState[], parts: number): PageState[][] {
  const shares = Array.from({ length: parts }, () => ({ states: 0, pageStates: new Array<PageState>() }));
  for (const pageState of all) {
    const [least] = shares.toSorted((one, other) => one.states - other.states);
    least?.pageStates.push(pageState);
    if (least) least.states += 1 + Object.keys(pageState.steps ?? {}).length;
  }
  return shares.map((each) => each.pageStates);
}

/** The tours, in parts of half a minute that the workers share. */
const tours: Array<[Role, string, parts: number]> = [
  ["visitor", "visitors", 10],
  ["member", "members", 9],
  ["door", "Onthaal", 1],
  ["box-office", "Kassa", 2],
  ["admin", "administrators", 10],
];

/** Visits the page states as this role, and expects no findings in any of them. */
async function tour(role: Role, surroundings: Parameters<typeof openAs>[1], list: readonly PageState[]): Promise<void> {
  const page = await openAs(role, surroundings);
  await prepareLooking(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const wide = page.viewportSize();
  const onPhones = role === "visitor" || role === "member";
  const found: Record<string, string[]> = {};
  const look = async (state: string): Promise<void> => {
    const complaints = [...(await violations(page)), ...(await overflow(page, { onPhones }))];
    await endLook(page);
    if (complaints.length > 0) found[state] = [...(found[state] ?? []), ...complaints];
  };
  for (const pageState of list) {
    await test.step(pageState.name, async () => {
      // The previous page need not follow the new size.
      if (wide) await setSize(page, wide);
      await openPageState(page, pageState);
      await expect(page.locator("html")).toHaveAttribute("lang", languageOfPath(pageState.path));
      await look(pageState.name);
      for (const [step, run] of Object.entries(pageState.steps ?? {})) {
        if (wide) await resize(page, wide);
        await run(page);
        await look(`${pageState.name}, ${step}`);
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
      const all = worthChecking(pageStates(scenario).filter(({ as }) => as === role));
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
      const all = pageStates(scenario).filter(({ as }) => as === role);
      await tour(role, { page, scenario, users }, pagesIn(language, all));
    });
  }
}

const NARROW = { name: "320 px wide", width: 320, height: 640, fontSize: "" } as const;
const LARGE = { name: "200 % text", width: 640, height: 800, fontSize: "200%" } as const;
const LARGE_ON_A_PHONE = { name: "390 px wide, 200 % text", width: 390, height: 844, fontSize: "200%" } as const;

/**
 * Lists horizontal overflow, of the page and of a layer over it, at 320 px and with larger text. The narrow size comes
 * last, and the page stays so: resetting the font size separately would cost one more layout.
 */
async function overflow(page: Page, { onPhones }: { onPhones: boolean }): Promise<string[]> {
  const found: string[] = [];
  for (const { name, ...size } of onPhones ? [LARGE, LARGE_ON_A_PHONE, NARROW] : [LARGE, NARROW]) {
    let culprit: string | null = null;
    while (culprit === null) {
      // Chromium loses a size now and then: the page never followed it, and the test waited for ever.
      await setSize(page, size);
      culprit = await page.evaluate((to) => window.looking.fits(to), size);
    }
    if (culprit !== "") found.push(`${name}: ${culprit}`);
  }
  return found;
}

/** The tests of criteria that axe does not check, by file and a part of their title. */
const BESIDES: Readonly<Record<string, readonly [file: string, title: string]>> = {
  "1.4.10": ["accessibility.e2e.ts", "and nothing sticks out"],
  "2.1.2": ["keyboard.e2e.ts", "the list of a hall is passed with one Tab"],
  "2.4.3": ["keyboard.e2e.ts", "a dialog takes the focus, keeps it while open, and gives it back to what opened it"],
};

test("the accessibility statement names the criteria that the tours and other tests check, and no others", async ({
  page,
}) => {
  await prepareLooking(page);
  await page.goto("/toegankelijkheid");
  expect(await page.evaluate(() => window.looking.criteria())).toEqual(CHECKED_BY_AXE);
  expect(Object.keys(BESIDES)).toEqual(CHECKED_BESIDES);
  for (const [file, title] of Object.values(BESIDES)) {
    const source = await readFile(join(import.meta.dirname, file), "utf8");
    expect(source.replaceAll(/^const BESIDES[^]*?^};/gm, "")).toContain(title);
  }
  for (const criterion of [...CHECKED_BY_AXE, ...CHECKED_BESIDES])
    await expect(page.locator("main li").getByText(criterion, { exact: false }).first()).toBeVisible();
});
