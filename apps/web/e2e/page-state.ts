import { type CDPSession, expect, type Page } from "@playwright/test";
import { fillCart, type PageScenario } from "./scenario.ts";
import { type Responses, setResponses } from "./page-responses.ts";
import type { Users } from "./users.ts";

/** Milliseconds between two checks; by default Playwright checks in each frame, which costs rendering. */
const polling = 50;

/** Selects the layer over the page; the page behind was checked before. */
export const OVER_THE_PAGE = "[role=dialog], [role=alertdialog], [data-result]";

export type Role = "visitor" | "member" | "door" | "box-office" | "admin";

/** A page in one state, and the steps that follow. */
export interface PageState {
  name: string;
  as: Role;
  path: string;
  responses?: Responses;
  /** Words that show that the page is ready, where its heading alone does not. */
  shows?: string | RegExp;
  steps?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

/** Opens a page as a role; a visitor uses the test's own page. */
export async function openAs(
  role: Role,
  { page, users, scenario }: { page: Page; users: Omit<Users, "close">; scenario: PageScenario },
): Promise<Page> {
  const open = {
    visitor: () => ({ page }),
    member: async () => {
      // Page states respond with the cart, which may have expired since the worker's first test.
      scenario.cart = await fillCart(scenario.member, scenario.show);
      return users.open(scenario.member);
    },
    door: () => users.volunteer("DOOR"),
    "box-office": () => users.volunteer("BOX_OFFICE"),
    admin: users.admin,
  };
  return (await open[role]()).page;
}

/**
 * Resolves once the page's code has loaded, and also its data if `withData`: no text says that something loads, and
 * each hall is drawn completely. All is checked in one call, because each call into the page costs a round trip.
 */
async function untilThere(page: Page, { withData }: { withData: boolean }): Promise<void> {
  await page.waitForFunction(
    (isWithData) => {
      // A page that was prerendered for another address, such as the not-found page, must be gone.
      if (document.querySelector("#root > [data-outdated], form[inert]")) return false;
      // The heading is found by its tag, because an open dialog hides its role.
      if (!document.querySelector("main :is(h1, h2)")?.checkVisibility({ visibilityProperty: true })) return false;
      if (!isWithData) return true;
      const saysSo = /laden|geduld|Loading|Chargement|Un instant|One moment/;
      const statuses = [...document.querySelectorAll("main [role=status]")];
      if (statuses.some(({ textContent }) => saysSo.test(textContent))) return false;
      const shown = [...document.body.children].filter(({ localName }) => localName !== "script");
      if (shown.some(({ textContent }) => /Stoelen laden…|Chargement des places…|Loading seats…/.test(textContent)))
        return false;
      return [...document.querySelectorAll(".hall-surface")].every(
        (hall) => !hall.hasAttribute("aria-busy") && hall.querySelector(".hall-seat, .hall-block") !== null,
      );
    },
    withData,
    { polling },
  );
}

/** Opens a page state; resolves once the page shows its data, that they load, or why they did not load. */
export async function openPageState(page: Page, pageState: PageState): Promise<void> {
  await page.context().setOffline(false);
  await setResponses(page, pageState.responses);
  await page.goto(pageState.path);
  await untilThere(page, { withData: pageState.responses !== "never" });
  const main = page.locator("main");
  if (pageState.responses === "refusal") await expect(main.locator("[role=alert]").first()).toBeVisible();
  if (pageState.shows !== undefined) await expect(main.getByText(pageState.shows).first()).toBeVisible();
}

/** Resolves once the prerendered page works, including a lazy form: a link followed earlier loads a new document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // React does not hydrate the HTML that a society wrote, nor the elements of a translation.
      const elements = [...document.querySelectorAll("main :not(.prose *, font, font *)")];
      const hydrated = elements.every((element) => Object.keys(element).some((key) => key.startsWith("__react")));
      const loads = /Formulier laden|Chargement du formulaire|Loading form/.test(document.body.textContent);
      return elements.length > 0 && hydrated && !loads;
    },
    undefined,
    { polling },
  );
}

/** Resolves once no colour changes any more; the page prefers reduced motion. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const moves = document.getAnimations().some(({ playState }) => playState === "running");
      // A form behind an open question stays busy until the answer, and so is not waited for.
      return !moves && document.querySelector("button[aria-busy=true]:not([aria-hidden=true] *)") === null;
    },
    undefined,
    { polling },
  );
}

const sizing = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the size of the page alone: Playwright would also resize the window, which is slow and fails in full screen. */
export async function setSize(page: Page, size: { width: number; height: number }): Promise<void> {
  const session = sizing.get(page) ?? page.context().newCDPSession(page);
  sizing.set(page, session);
  const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
  await (await session).send("Emulation.setDeviceMetricsOverride", metrics);
}

/** Resolves once the page follows: scripts have drawn for the new width, and observers of sizes have run. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  let isFollowed = false;
  while (!isFollowed) {
    // Chromium loses a size now and then: the page would never follow it.
    await setSize(page, size);
    isFollowed = await page.evaluate(async ({ width, height }) => {
      const nextFrame = () =>
        new Promise<void>((drawn) => {
          requestAnimationFrame(() => drawn());
          // Chromium on a busy machine now and then draws no frame until the page gets a size again.
          setTimeout(drawn, 5000);
        });
      // Reading the size itself would force a layout.
      const follows = () => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;
      const asked = performance.now();
      while (!follows()) {
        if (performance.now() > asked + 10_000) return false;
        await nextFrame();
      }
      // A frame updates media queries first and observers last, so this waits for two.
      await nextFrame();
      await nextFrame();
      return true;
    }, size);
  }
}

export async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await untilSettled(page);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
/** Submits an empty form, and waits for its errors: the button is paler while the form validates. */
export const submitEmpty = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.locator("[aria-invalid=true], [data-invalid] input").first()).toBeFocused();
};

/** Closes the top dialog, once it is open. Its title does not identify it: its loading state has the same title. */
export async function close(page: Page): Promise<void> {
  const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
  await expect(dialog).toBeVisible();
  const shown = await dialog.elementHandle();
  await page.keyboard.press("Escape");
  await page.waitForFunction((element) => !element?.isConnected, shown);
}

/** Closes the cart of the page Tickets, which is not a dialog. */
export async function closeCart(page: Page): Promise<void> {
  const cart = button(page, /^Winkelwagen/);
  await expect(cart).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(cart).toHaveAttribute("aria-expanded", "false");
}

/** A page while it loads, when that failed, and empty. @param shows words of the empty state */
export function inStates(name: string, as: Role, path: string, empty?: Responses, shows?: string): PageState[] {
  const states: PageState[] = [
    { name: `${name} loading`, as, path, responses: "never" },
    { name: `${name} failed`, as, path, responses: "refusal" },
  ];
  if (empty === undefined) return states;
  return [...states, { name: `${name} empty`, as, path, responses: empty, ...(shows !== undefined && { shows }) }];
}

export const nothing = { items: [], total: 0, page: 1, pageSize: 25 };

/** Resolves once the page has shown the words, which disappear after seconds: each frame is checked. */
export async function saysMeanwhile(page: Page, words: string, action: () => Promise<unknown>): Promise<void> {
  const said = page.waitForFunction((text) => document.body.innerText.includes(text), words, { timeout: 30_000 });
  await Promise.all([said, action()]);
}
