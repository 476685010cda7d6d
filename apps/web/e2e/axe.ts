import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
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

/** All that the tests of this worker have looked at. */
const lookedAt = new LookedAt();

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
        ...[...element.attributes].map(attribute).toSorted(),
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

/** @returns what axe finds @param among the places of parts: all but some, or these alone @param rules only these */
function run(
  page: Page,
  among: { allBut: readonly number[] } | { only: readonly number[] },
  rules?: readonly string[],
): Promise<string[]> {
  return page.evaluate(
    async ([{ allBut = [], only }, named]) => {
      const { axe: checker, parts } = window as unknown as { axe: typeof axe; parts: Element[] };
      const [root] = parts;
      // What has gone since the parts were listed was on its way out.
      const elements = (places: readonly number[]) =>
        places.flatMap((at) => parts[at] ?? []).filter(({ isConnected }) => isConnected);
      if (only && elements(only).length === 0) return [];
      const include = only ? elements(only) : root === document.documentElement ? document : root;
      const exclude = elements(allBut);
      const { violations: all } = await checker.run(
        { ...(include && { include }), ...(exclude.length > 0 && { exclude }) } as axe.ElementContext,
        // Style sheets are read for one rule alone, which is an experiment of axe's and off.
        { resultTypes: ["violations"], preload: false, ...(named && { runOnly: [...named] }) },
      );
      return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    // One of both is missing.
    [among as { allBut?: readonly number[]; only?: readonly number[] }, rules] as const,
  );
}

/**
 * What axe finds in what is new to this worker, by day and by night. Of the two, the page is in one and ends in the
 * other: in that one only the contrast is another, and only of text that looks as none before.
 */
export async function violations(page: Page): Promise<string[]> {
  const parts = await partsOf(page);
  const { seen, newText, add } = lookedAt.compare(parts);
  if (seen[0] === 0) return [];
  const scheme = await colorSchemeOf(page);
  const found = new Set(await run(page, { allBut: seen }));
  const isPage = parts[0]?.own.startsWith("html ");
  if (isPage && seen.length > 0)
    for (const violation of await run(page, { allBut: [] }, OF_THE_WHOLE_PAGE)) found.add(violation);
  const other = scheme === "light" ? "dark" : "light";
  const inTheOther: string[] = [];
  if (newText.length > 0) {
    await setColorScheme(page, other);
    inTheOther.push(...(await run(page, { only: newText }, [CONTRAST])));
  }
  add();
  return [
    ...[...found].map((violation) => `${scheme}: ${violation}`),
    ...inTheOther.map((violation) => `${other}: ${violation}`),
  ];
}

const colorSchemeOf = (page: Page): Promise<"light" | "dark"> =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
