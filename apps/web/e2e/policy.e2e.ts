import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { NEXT_SHOW_CARD } from "@podium/shared/site/paths";
import { reserve } from "@podium/shared/test/steps.ts";
import { expect, test } from "./test.ts";

const VISITORS = [
  "/",
  "/tickets",
  "/voorstelling/de-vrek-van-vlierbeke",
  "/contact",
  "/login",
  "/register",
  "/toestel",
  "/payments/callback",
  "/bestaat-niet",
  "/api/docs/",
];
const ADMINISTRATORS = [
  "/admin",
  "/statistics",
  "/scan",
  "/zaalopvolging",
  "/user-beheer",
  "/codes-beheer",
  "/producten-beheer",
  "/nieuwsbrief-beheer",
  "/toestellen-beheer",
  "/reservatie-beheer",
  "/reservatie-beheer/nieuw",
  "/wachtlijst-beheer",
  "/wachtkamer-beheer",
  "/cadeaubonnen-beheer",
  "/betalingen-beheer",
  "/shows-beheer",
  "/inhoud-beheer",
  "/inhoud-beheer/vereniging",
  "/inhoud-beheer/over-ons",
  "/logboek",
];

/** Collects violations of the content policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, "tellRefused");
      if (typeof report === "function") report(`${location.pathname}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return refused;
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await page.goto(path, { waitUntil: "networkidle" });
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain(`script-src 'self'${path === "/scan" ? " 'wasm-unsafe-eval'" : ""};`);
    // Includes this server's sockets; no other address could receive a token.
    expect(policy, path).toContain("connect-src 'self';");
  }
}

/** The keys that a page stores in its browser; fails when there is a cookie. */
async function storedBy(page: Page): Promise<string[]> {
  expect(await page.context().cookies()).toEqual([]);
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return names.toSorted();
}

test("the pages of visitors work under a policy without inline scripts, and store nothing, no cookie either", async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  await visit(page, VISITORS);
  expect(refused).toEqual([]);
  expect(await storedBy(page)).toEqual([]);
});

test("the pages of a member without a cart work under it without an error in the console, and store the session; tickets once they were seen", async ({
  member: { page, api },
  show,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.location().url}: ${message.text()}`);
  });
  const refused = await watchPolicy(page);
  await visit(page, ["/", "/tickets", "/account", "/confirm"]);
  expect(errors).toEqual([]);
  // The member has no reservation yet.
  await visit(page, ["/reservation-success"]);
  expect(await storedBy(page)).toEqual(["podium.token", "podium.user"]);
  const id = await reserve(api, show.id, ["R1-A"]);
  await visit(page, [`/ticketsDetail/${id}`]);
  // The page may have stored the show of the cart, if it saw the cart before the reservation.
  const stored = async () => (await storedBy(page)).filter((key) => key !== "podium.last-show");
  await expect.poll(stored).toEqual(["podium.tickets", "podium.token", "podium.user"]);
  expect(refused).toEqual([]);
});

test("the pages of administrators work under a policy without inline scripts", async ({ admin: { page } }) => {
  const refused = await watchPolicy(page);
  await visit(page, ADMINISTRATORS);
  expect(refused).toEqual([]);
});

test("the scan page is a document of its own, whichever way leads there, and also when one comes back to it", async ({
  admin: { page },
}) => {
  const mayCompile = () =>
    page.evaluate(async () => {
      // The smallest module: its magic number and version.
      const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
      return await WebAssembly.compile(module).then(
        () => true,
        () => false,
      );
    });
  const heading = page.getByRole("heading", { name: "Scan", level: 1 });

  await page.goto("/admin");
  expect(await mayCompile()).toBe(false);
  // By key: what other tests pay and reserve moves the link while a mouse presses it.
  await page.getByRole("link", { name: /^Scan/ }).press("Enter");
  await expect(heading).toBeVisible();
  expect(await mayCompile()).toBe(true);

  await page.getByRole("link", { name: "Terug" }).click();
  await expect(page).toHaveURL("/admin");
  await page.reload();
  expect(await mayCompile()).toBe(false);
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(await mayCompile()).toBe(true);
});

test("the browser lets pages copy, fill the screen, keep it on and use passkeys, and gives them no device that none uses", async ({
  admin: { page },
}) => {
  // The browser grants the permissions, so that only the site's policy could refuse.
  await page.context().grantPermissions(["clipboard-write", "screen-wake-lock"]);
  /** Tries each feature; returns the name of the browser's error, or an empty text. */
  const tried = () =>
    page.evaluate(async () => {
      const errorOf = (asked: Promise<unknown>) =>
        asked.then(
          () => "",
          (error: unknown) => (error instanceof Error ? error.name : String(error)),
        );
      return {
        copying: await errorOf(navigator.clipboard.writeText("x")),
        keepingOn: await errorOf(navigator.wakeLock.request("screen")),
        fullScreen: await errorOf(document.documentElement.requestFullscreen().then(() => document.exitFullscreen())),
      };
    });
  const allowed = (feature: string) =>
    page.evaluate((name) => {
      const policy = Reflect.get(document, "featurePolicy") as { allowsFeature: (feature: string) => boolean };
      return policy.allowsFeature(name);
    }, feature);
  for (const path of ["/admin", "/scan"]) {
    await page.goto(path);
    // Some features need a click within the last seconds.
    await expect(async () => {
      await page.getByRole("heading", { level: 1 }).click();
      expect(await tried(), path).toEqual({ copying: "", keepingOn: "", fullScreen: "" });
    }).toPass({ timeout: 30_000 });
    for (const feature of ["publickey-credentials-get", "publickey-credentials-create"])
      expect(await allowed(feature), feature).toBe(true);
    for (const feature of ["microphone", "geolocation", "payment", "usb", "serial", "clipboard-read"])
      expect(await allowed(feature), feature).toBe(false);
  }
});

test("a script that got into a page is refused by the browser", async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", `<img src="/nothing" onerror="window.injected = true">`);
  });
  await expect.poll(() => refused.filter((what) => what.startsWith("/: script-src")).length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
});

test("an administrator looks at the queue from the dashboard; who comes without the key is led back", async ({
  admin: { page },
}) => {
  await page.goto("/admin/queues");
  await expect(page).toHaveURL(/\/admin$/);
  const refused = await watchPolicy(page);
  await page.getByRole("button", { name: "Wachtrij met taken bekijken" }).click();
  await expect(page).toHaveURL(/\/admin\/queues/);
  await expect(page.getByText("podium").first()).toBeVisible();
  expect(refused).toEqual([]);
});

test("another site shows the card of the next show in a frame, which runs no script, and none of our pages", async ({
  page,
  accounts,
  baseURL,
}) => {
  const [next] = await accounts.visitor.listShows();
  const framed = (path: string) =>
    `<iframe title="${path}" src="${baseURL ?? ""}${path}" width="280" height="400"></iframe>`;
  const village = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Dorp</title>${framed(NEXT_SHOW_CARD)}${framed("/tickets")}`);
  }).listen(0, "127.0.0.1");
  await once(village, "listening");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  try {
    await page.goto(`http://localhost:${(village.address() as AddressInfo).port}/`, { waitUntil: "networkidle" });
    const card = page.frameLocator(`iframe[title="${NEXT_SHOW_CARD}"]`);
    await expect(card.getByRole("heading", { level: 1 })).toHaveText(next?.name ?? "Het doek is even dicht");
    const link = card.getByRole("link");
    await expect(link).toHaveAttribute("href", next ? new RegExp(`^http.+/tickets\\?show=${next.id}$`) : /^http/);
    // The site's own styles have loaded.
    expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe("inline-flex");
    expect(
      await link.evaluate(({ ownerDocument: { documentElement: all } }) => all.scrollWidth - all.clientWidth),
    ).toBe(0);
    expect(asked).toContain("font");
    expect(asked).not.toContain("script");
    await expect(page.frameLocator('iframe[title="/tickets"]').getByRole("heading")).toHaveCount(0);
    // Only the page that may not be framed causes an error.
    expect(errors.filter((text) => !text.includes("frame-ancestors"))).toEqual([]);
  } finally {
    village.close();
    village.closeAllConnections();
  }
});
