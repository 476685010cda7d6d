import { expect, type Locator, type Page, test } from "@playwright/test";
import { createCheckInScenario } from "./scenario.ts";
import { openAdmin, seat } from "./users.ts";

/** The smallest common phone; Playwright's own are wider. */
test.use({
  viewport: { width: 390, height: 780 },
  // Headless Chromium denies the camera permission.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream"] }),
    { scope: "worker" },
  ],
});

/** CSS pixels: a touch target, and text readable from a metre. */
const FINGER = 44;
const BIG = 32;

/** Recorded in the page: a result disappears after a second. */
interface ScanResult {
  kind: string;
  text: string;
  /** Reaches the screen's edges, with nothing on top at corners and centre. */
  fills: boolean;
  /** CSS pixels. */
  seatSize: number;
  /** Horizontal overflow of the page. */
  sideways: number;
  background: { red: number; green: number; blue: number };
}

/** Runs in the page. */
function recordResults(): void {
  const results: ScanResult[] = [];
  Object.assign(window, { scanResults: results });
  const colour = (css: string): ScanResult["background"] => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.fillStyle = css;
    pen?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return { red, green, blue };
  };
  let before: HTMLElement | null = null;
  new MutationObserver(() => {
    const shown = document.querySelector<HTMLElement>("[data-result]");
    if (shown === before) return;
    before = shown;
    if (!shown) return;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const [width, height] = [window.innerWidth, window.innerHeight];
    const spots = [1, width / 2, width - 1].flatMap((x) => [1, height / 2, height - 1].map((y) => [x, y] as const));
    const seatName = [...shown.querySelectorAll("span")].find((part) => part.textContent?.startsWith("Tafel"));
    results.push({
      kind: shown.dataset["result"] ?? "",
      text: shown.innerText.replaceAll(/\s+/g, " "),
      fills:
        Math.max(left, top) <= 0 &&
        right >= width &&
        bottom >= height &&
        spots.every(([x, y]) => shown.contains(document.elementFromPoint(x, y))),
      seatSize: seatName ? Number.parseFloat(getComputedStyle(seatName).fontSize) : 0,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      background: colour(getComputedStyle(shown).backgroundColor),
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Resolves once the result has left the screen. */
async function resultOf(page: Page, button: Locator): Promise<ScanResult> {
  const read = () => page.evaluate(() => (window as unknown as { scanResults: ScanResult[] }).scanResults);
  const { length } = await read();
  await tap(button);
  await expect.poll(async () => (await read()).length).toBe(length + 1);
  await expect(page.locator("[data-result]")).toHaveCount(0);
  const result = (await read())[length];
  if (!result) throw new Error("The page forgot its results.");
  return result;
}

async function tap(target: Locator): Promise<void> {
  const { height } = (await target.boundingBox()) ?? { height: 0 };
  expect(height, `the height of ${String(target)}`).toBeGreaterThanOrEqual(FINGER);
  await target.tap();
}

/** Not `innerWidth`, which grows when a phone zooms out to fit what is too wide. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a volunteer lets a guest in by name on a phone without a camera: one word fills the screen, and the hall screen shows it", async ({
  browser,
  request,
}) => {
  // The other show begins earlier: without the address this scanner would select it.
  await createCheckInScenario(request, ["R1-A"]);
  const { show } = await createCheckInScenario(request, ["T4-E", "T4-D"]);
  const [scanner, hall] = [await openAdmin(browser, request), await openAdmin(browser, request)];
  await hall.page.goto(`/zaalopvolging?show=${show.id}`);
  await expect(seat(hall.page, "T4-E")).toHaveAttribute("data-state", "expected");

  const { context, page } = scanner;
  await context.addInitScript(recordResults);
  await page.goto(`/scan?show=${show.id}`);
  await expect(page.getByLabel("Voorstelling aan deze deur")).toContainText(show.name);
  await expect(page.getByText("0 van 2 binnen")).toBeVisible();
  const refused = page.getByRole("alert").filter({ hasText: "De camera mag niet gebruikt worden" });
  await expect(refused).toContainText("Of tik hieronder het ticketnummer in, of zoek de gast op naam.");
  await tap(refused.getByRole("button", { name: "Probeer opnieuw" }));
  await expect(refused).toBeVisible();
  expect(await sideways(page)).toBe(0);

  const field = page.getByLabel("Ticketnummer of naam");
  await tap(field);
  await field.fill("wouters");
  const letIn = page.getByRole("button", { name: "Tafel 4, stoel E van Els Wouters binnenlaten" });
  await expect(letIn).toBeVisible();
  expect(await sideways(page)).toBe(0);
  const welcome = await resultOf(page, letIn);
  expect(welcome).toMatchObject({ kind: "ok", text: "Succes Tafel 4, stoel E Els Wouters", fills: true, sideways: 0 });
  expect(welcome.seatSize).toBeGreaterThanOrEqual(BIG);
  expect(welcome.background.green).toBeGreaterThan(2 * welcome.background.red);
  await expect(page.getByText("1 van 2 binnen")).toBeVisible();
  await expect(seat(hall.page, "T4-E")).toHaveAttribute("data-state", "scanned");

  await field.fill("2000000000-T4-D");
  const unknown = await resultOf(page, page.getByRole("button", { name: "Binnenlaten", exact: true }));
  expect(unknown).toMatchObject({
    kind: "refused",
    text: "Fout Tafel 4, stoel D Onbekend ticket: dit nummer bestaat niet.",
    fills: true,
    sideways: 0,
  });
  expect(unknown.seatSize).toBeGreaterThanOrEqual(BIG);
  expect(unknown.background.red).toBeGreaterThan(2 * unknown.background.green);
  await expect(page.getByText("1 van 2 binnen")).toBeVisible();
  await expect(hall.page.getByText("Aantal gescande stoelen: 1")).toBeVisible();
  await expect(seat(hall.page, "T4-D")).toHaveAttribute("data-state", "expected");
  for (const each of [page, hall.page]) expect(await sideways(each)).toBe(0);
  await scanner.context.close();
  await hall.context.close();
});
