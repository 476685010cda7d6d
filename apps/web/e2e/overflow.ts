import type { Page } from "@playwright/test";
import { setSize } from "./scene.ts";

const NARROW = { name: "320 px wide", width: 320, height: 640, fontSize: "" } as const;
const LARGE = { name: "200 % text", width: 640, height: 800, fontSize: "200%" } as const;
const LARGE_ON_A_PHONE = { name: "390 px wide, 200 % text", width: 390, height: 844, fontSize: "200%" } as const;

/**
 * Lists horizontal overflow, of the page and of a layer over it, at 320 px and with larger text. The narrow size comes
 * last, and the page stays so: resetting the font size separately would cost one more layout.
 */
export async function overflow(page: Page, { onPhones }: { onPhones: boolean }): Promise<string[]> {
  const found: string[] = [];
  for (const { name, ...size } of onPhones ? [LARGE, LARGE_ON_A_PHONE, NARROW] : [LARGE, NARROW]) {
    await setSize(page, size);
    const culprit = await page.evaluate((to) => window.looking.fits(to), size);
    if (culprit !== "") found.push(`${name}: ${culprit}`);
  }
  return found;
}
