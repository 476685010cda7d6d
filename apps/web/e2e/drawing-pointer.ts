import { expect, type Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Resolves once the drawing fits its frame, and listens to pointers. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator(".editor-surface")).toHaveAttribute("style", /scale/);
}

/** Resolves once the whole plan is in view, as at first; the drawing has another size before the plan loads. */
export async function untilShownWhole(page: Page): Promise<void> {
  await untilDrawn(page);
  await page.waitForFunction(() => {
    const surface = document.querySelector(".editor-surface");
    const [inner, outer] = [surface?.getBoundingClientRect(), surface?.parentElement?.getBoundingClientRect()];
    if (!inner || !outer) return false;
    return inner.left > outer.left && inner.right < outer.right && inner.top > outer.top && inner.bottom < outer.bottom;
  });
}

/** A mouse on the drawing of the hall editor; its coordinates are in units of the plan. */
export function drawingPointer(page: Page) {
  const onScreen = async ({ x, y }: Point): Promise<Point> => {
    await untilDrawn(page);
    const surface = page.locator(".editor-surface");
    const box = await surface.boundingBox();
    const width = await surface.evaluate((element) => element.clientWidth);
    if (!box) throw new Error("No drawing");
    const scale = box.width / width;
    return { x: box.x + x * scale, y: box.y + y * scale };
  };
  return {
    async click(at: Point): Promise<void> {
      const { x, y } = await onScreen(at);
      await page.mouse.click(x, y);
    },
    async doubleClick(at: Point): Promise<void> {
      const { x, y } = await onScreen(at);
      await page.mouse.dblclick(x, y);
    },
    async drag(from: Point, to: Point): Promise<void> {
      const [start, end] = [await onScreen(from), await onScreen(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.mouse.up();
    },
  };
}
