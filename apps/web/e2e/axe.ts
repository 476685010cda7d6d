import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { LookedAt, type Part } from "./looked-at.ts";
import { OVER_THE_PAGE, setColorScheme } from "./scene.ts";

export const axeScript = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

/** Rules about how parts of a page go together: what was looked at before counts again. */
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
/** All that the tests of this run have looked at: Playwright empties the folder before it. */
function lookedAtInThisRun(): LookedAt {
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  return (memory ??= new LookedAt(join(outputDir, "looked-at")));
}

/** The page keeps the elements for the runs that follow. Words and numbers are left out: rules ask if there are any. */
function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate((over) => {
    const geometry = /^(d|[rxy][12xy]?|c[xy]|width|height|points|transform|viewBox)$/;
    const words =
      /^(aria-label|aria-roledescription|aria-valuetext|alt|content|placeholder|title|value|lang|hreflang)$/;
    const addresses = /^(id|href|src|srcset|name|action|data-seat)$/;
    const references =
      /^(for|headers|list|form|aria-(activedescendant|controls|describedby|details|errormessage|labelledby|owns))$/;
    const exact = /^(class|role|tabindex|type|autocomplete|aria-level)$/;
    const attribute = ({ name, value }: Attr): string => {
      if (geometry.test(name)) return name;
      if (words.test(name) || addresses.test(name)) return `${name}=${value.trim() === "" ? "" : "some"}`;
      if (references.test(name)) {
        const isWhole = value.split(/\s+/).every((id) => document.getElementById(id) !== null);
        return `${name}=${isWhole ? "there" : "missing"}`;
      }
      return `${name}=${exact.test(name) ? value : value.replaceAll(/[\d.,-]+/g, "0")}`;
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
      );
    const own = (element: Element): string => {
      const look = getComputedStyle(element);
      return [
        element.localName,
        // What is in a frame is not among these parts: it is always looked at.
        element.localName === "iframe" && crypto.randomUUID(),
        // What a test set and took away again leaves an empty one.
        ...[...element.attributes]
          .filter(({ name, value }) => name !== "style" || value !== "")
          .map(attribute)
          .toSorted(),
        hasText(element),
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        element === document.documentElement && document.title !== "",
        look.color,
        look.backgroundColor,
        look.backgroundImage === "none",
        look.opacity,
        look.fontSize,
        look.fontWeight,
      ].join(" ");
    };
    const root = document.querySelector(over) ?? document.documentElement;
    const elements: Element[] = [];
    const parts: Part[] = [];
    const visit = (element: Element, depth: number): void => {
      if (/^(head|script|style|template)$/.test(element.localName)) return;
      elements.push(element);
      const isText = hasText(element) || /^(input|select|textarea|iframe)$/.test(element.localName);
      parts.push({ depth, own: own(element), isText });
      for (const child of element.children) visit(child, depth + 1);
    };
    visit(root, 0);
    Object.assign(window, { parts: elements });
    return parts;
  }, OVER_THE_PAGE);
}

const CONTRAST = "color-contrast";

/**
 * What the contrast of text depends on, in the colours of now: its own look and what is behind it. Words and places are
 * left out. @param places of text among the parts that `partsOf` listed
 */
function looksOf(page: Page, places: readonly number[]): Promise<string[]> {
  return page.evaluate((texts) => {
    const { parts } = window as unknown as { parts: Element[] };
    const disabled = [...document.querySelectorAll<HTMLInputElement>(":disabled, [aria-disabled=true]")];
    const labels = disabled.flatMap((each) => [
      ...(each.labels ?? []),
      ...(each.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)),
    ]);
    // They may be paler.
    const inactive = new Set<Element | null>([...disabled, ...labels]);
    interface Around {
      /** From the first opaque background up. */
      behind: string;
      opacity: string;
      isInactive: boolean;
      /** What cuts off what is in it. */
      frame: DOMRect | undefined;
    }
    const known = new Map<Element | null, Around>([
      [null, { behind: "", opacity: "", isInactive: false, frame: undefined }],
    ]);
    const aroundIn = (element: Element | null): Around => {
      const before = known.get(element);
      if (before || !element) return before as Around;
      const above = aroundIn(element.parentElement);
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, overflow, position } = style;
      const isPlain = backgroundImage === "none";
      const isNothing = isPlain && backgroundColor === "rgba(0, 0, 0, 0)";
      const isOpaque = isPlain && backgroundColor.startsWith("rgb(");
      // What is laid over a page has something else behind it than its parents.
      const isLaidOver = /absolute|fixed|sticky/.test(position);
      const under = isLaidOver ? `${above.behind} ${element.localName} ${element.getAttribute("class")}` : above.behind;
      const around = {
        behind: isNothing ? under : `${isOpaque ? "" : under} ${backgroundColor} ${backgroundImage}`,
        opacity: opacity === "1" ? above.opacity : `${above.opacity} ${opacity}`,
        isInactive: above.isInactive || inactive.has(element),
        frame: overflow === "visible" ? above.frame : element.getBoundingClientRect(),
      };
      known.set(element, around);
      return around;
    };
    return texts.map((place) => {
      const element = parts[place];
      if (element?.isConnected !== true) return "gone";
      const { behind, opacity, isInactive } = aroundIn(element);
      const { frame } = aroundIn(element.parentElement);
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const box = element.getBoundingClientRect();
      const isCutOff =
        frame !== undefined &&
        (box.right <= frame.left || box.left >= frame.right || box.bottom <= frame.top || box.top >= frame.bottom);
      return [
        // What is in a frame has a look of its own.
        element.localName === "iframe" && crypto.randomUUID(),
        style.color,
        // From 18 points on it may be paler, and from 14 on where it is bold.
        size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        style.textShadow,
        behind,
        opacity,
        isInactive,
        isCutOff || box.width <= 1 || box.height <= 1,
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        element.textContent.trim().length === 1,
      ].join(" ");
    });
  }, places);
}

interface Either<T> {
  allBut?: readonly T[];
  only?: readonly T[];
}

/** @param among the places of parts: all but some, or these alone @param rules only these, or all but these */
async function run(
  page: Page,
  among: { allBut: readonly number[] } | { only: readonly number[] },
  rules: { only: readonly string[] } | { allBut: readonly string[] },
): Promise<string[]> {
  const found = await page.evaluate(
    async ([{ allBut = [], only }, named]) => {
      const { axe: checker, parts } = window as unknown as { axe: typeof axe; parts: Element[] };
      const [root] = parts;
      if (root?.isConnected !== true) return null;
      // What has gone since the parts were listed was on its way out.
      const elements = (places: readonly number[]) =>
        places.flatMap((at) => parts[at] ?? []).filter(({ isConnected }) => isConnected);
      if (only && elements(only).length === 0) return [];
      const include = only ? elements(only) : root === document.documentElement ? document : root;
      const exclude = elements(allBut);
      const { violations: all } = await checker.run(
        { ...(include && { include }), ...(exclude.length > 0 && { exclude }) } as axe.ElementContext,
        {
          resultTypes: ["violations"],
          // Style sheets are read for one rule alone, which is an experiment of axe's and off.
          preload: false,
          ...(named.only && { runOnly: [...named.only] }),
          rules: Object.fromEntries((named.allBut ?? []).map((rule) => [rule, { enabled: false }])),
        },
      );
      return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    // One of both is missing.
    [among as Either<number>, rules as Either<string>] as const,
  );
  if (found === null) throw new Gone();
  return found;
}

/** What was open over the page has closed by itself. */
class Gone extends Error {}

async function lookOnce(page: Page): Promise<string[]> {
  const parts = await partsOf(page);
  const lookedAt = lookedAtInThisRun();
  const { seen, texts, add } = lookedAt.compare(parts);
  if (seen[0] === 0) return [];
  const scheme = await colorSchemeOf(page);
  const other = scheme === "light" ? "dark" : "light";
  // Some of this page was looked at on another one.
  const isAgain = seen.length > 0 && parts[0]?.own.startsWith("html ") === true;
  const found = new Set(
    await run(page, { allBut: seen }, { allBut: [CONTRAST, ...(isAgain ? OF_THE_WHOLE_PAGE : [])] }),
  );
  if (isAgain)
    for (const violation of await run(page, { allBut: [] }, { only: OF_THE_WHOLE_PAGE })) found.add(violation);
  const contrast: string[] = [];
  if (texts.length > 0) {
    const now = await looksOf(page, texts);
    await setColorScheme(page, other);
    const then = await looksOf(page, texts);
    const [light, dark] = scheme === "light" ? [now, then] : [then, now];
    const { only, add: addLooks } = lookedAt.newLooks(texts, { light, dark });
    for (const colors of only.length > 0 ? ([other, scheme] as const) : []) {
      await setColorScheme(page, colors);
      for (const violation of await run(page, { only }, { only: [CONTRAST] })) contrast.push(`${colors}: ${violation}`);
    }
    addLooks();
  }
  add();
  return [...[...found].map((violation) => `${scheme}: ${violation}`), ...contrast];
}

/**
 * What axe finds in what is new to this run, and the contrast, by day and by night, of text that looks as none
 * before. Takes the page in one of both and leaves it in either.
 */
export async function violations(page: Page): Promise<string[]> {
  for (;;)
    try {
      return await lookOnce(page);
    } catch (error) {
      // The page that is left has not been looked at.
      if (!(error instanceof Gone)) throw error;
    }
}

const colorSchemeOf = (page: Page): Promise<"light" | "dark"> =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
