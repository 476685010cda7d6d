import { expect, type Page } from "@playwright/test";
import { OVER_THE_PAGE, resize } from "./scene.ts";

const NARROW = { name: "320 px wide", width: 320, height: 640, fontSize: "" } as const;
const LARGE = { name: "200 % text", width: 640, height: 800, fontSize: "200%" } as const;
const LARGE_ON_A_PHONE = { name: "390 px wide, 200 % text", width: 390, height: 844, fontSize: "200%" } as const;

/** What makes the page, or what is open over it, scroll sideways; empty when nothing does. */
function sideways(page: Page): Promise<string> {
  return page.evaluate((over) => {
    const excess = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth;
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const opened = document.querySelector(over);
    const wide =
      opened && excess(opened) > 0
        ? opened
        : [...(opened?.querySelectorAll("*") ?? [])].find((each) => excess(each) > 1 && scrolls(each));
    if (!wide && excess(document.documentElement) <= 0) return "";
    const frame = wide ?? document.documentElement;
    const room = frame.getBoundingClientRect().left + frame.clientWidth;
    const beyond = (element: Element): boolean => element.getBoundingClientRect().right > room + 1;
    const outside = [...(wide ?? document.body).querySelectorAll("*")].find(
      (element) => beyond(element) && ![...element.children].some(beyond),
    );
    return `${frame.scrollWidth} of ${frame.clientWidth} px: ${outside?.outerHTML.slice(0, 160) ?? "?"}`;
  }, OVER_THE_PAGE);
}

/**
 * Horizontal overflow, of the page and of what is open over it, at 320 px and with larger text. Leaves it narrow, which
 * comes last: going back to the usual letters by itself would lay the page out once more.
 */
export async function overflow(page: Page, { onPhones }: { onPhones: boolean }): Promise<string[]> {
  const found: string[] = [];
  for (const { name, ...size } of onPhones ? [LARGE, LARGE_ON_A_PHONE, NARROW] : [LARGE, NARROW]) {
    await resize(page, size);
    let culprit = "";
    // Charts, and what is drawn to fit its frame, follow a new width a little later.
    const fits = expect.poll(async () => (culprit = await sideways(page)), { timeout: 10_000 }).toBe("");
    await fits.catch(() => found.push(`${name}: ${culprit}`));
  }
  return found;
}
