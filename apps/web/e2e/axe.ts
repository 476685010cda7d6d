import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { installLooking } from "./look-in-page.ts";
import { type Found, LookedAt } from "./looked-at.ts";
import { OVER_THE_PAGE } from "./page-state.ts";

const axeScript = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

/** Rules about how the parts of a page go together; they check parts again that an earlier page had. */
const OF_THE_WHOLE_PAGE = [
  "aria-valid-attr-value",
  "bypass",
  "document-title",
  "duplicate-id-aria",
  "frame-title-unique",
  "heading-order",
  "html-has-lang",
  "html-lang-valid",
  "landmark-banner-is-top-level",
  "landmark-complementary-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
  "skip-link",
  "valid-lang",
];

let memory: LookedAt | undefined;
/** Everything that the tests of this run have checked: Playwright empties the folder before each run. */
function lookedAtInThisRun(): LookedAt {
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  return (memory ??= new LookedAt(join(outputDir, "looked-at")));
}

/** Prepares the checks in each document that the page opens from now on. */
export async function prepareLooking(page: Page): Promise<void> {
  await page.addInitScript({ path: axeScript });
  await page.addInitScript(installLooking, OVER_THE_PAGE);
}

/** Thrown when the layer that was open over the page has closed by itself. */
class Gone extends Error {}

function whatWas(found: Found): NonNullable<Found> {
  if (found === null) throw new Gone();
  return found;
}

async function lookOnce(page: Page): Promise<string[]> {
  const { parts, scheme } = await page.evaluate(() => window.looking.begin());
  const lookedAt = lookedAtInThisRun();
  const { seen, texts, add } = lookedAt.compare(parts);
  if (seen[0] === 0) return [];
  const looksOfTexts = () => page.evaluate((places) => window.looking.looks(places), texts);
  const complaints: string[] = [];
  let contrast: readonly number[] = [];
  let addLooks = (): void => undefined;
  if (texts.length > 0) {
    const other = scheme === "light" ? "dark" : "light";
    const now = await looksOfTexts();
    await page.emulateMedia({ colorScheme: other });
    const then = await looksOfTexts();
    const [light, dark] = scheme === "light" ? [now, then] : [then, now];
    ({ only: contrast, add: addLooks } = lookedAt.newLooks(texts, { light, dark }));
    if (contrast.length > 0) {
      const found = await page.evaluate((places) => window.looking.contrast(places), contrast);
      for (const { rule, at } of whatWas(found)) complaints.push(`${other}: ${rule} at ${at}`);
      await page.emulateMedia({ colorScheme: scheme });
    }
  }
  // Another page had some parts of this page, which were checked there.
  const isAgain = seen.length > 0 && parts[0]?.own.startsWith("html ") === true;
  const found = await page.evaluate((what) => window.looking.run(what), {
    seen,
    contrast,
    ofTheWholePage: isAgain ? OF_THE_WHOLE_PAGE : [],
  });
  for (const { rule, at } of whatWas(found))
    complaints.push(rule === "color-contrast" ? `${scheme}: ${rule} at ${at}` : `${rule} at ${at}`);
  add();
  addLooks();
  return complaints;
}

/**
 * Finds axe's violations in parts that are new to this run, and too little contrast of text with a new look, in light
 * and dark colours. The page may end in either scheme; the page behind a dialog stays hidden until `endLook`.
 */
export async function violations(page: Page): Promise<string[]> {
  for (;;)
    try {
      return await lookOnce(page);
    } catch (error) {
      // The layer closed by itself, so the page without it is still to be checked.
      if (!(error instanceof Gone)) throw error;
    }
}

export const endLook = (page: Page): Promise<void> => page.evaluate(() => window.looking.end());
