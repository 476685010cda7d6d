import type { Page } from "@playwright/test";
import { untilHydrated } from "./page-state.ts";
import { theatre } from "./other-hall.ts";
import { createShow } from "./scenario.ts";
import { expect, test } from "./test.ts";

/** Each page's path and the start of its title. */
const publicPages = [
  ["/", ""],
  ["/gespeelde-stukken", "Gespeelde stukken | "],
  ["/tickets", "Tickets | "],
  ["/over-ons", "Over ons | "],
  ["/contact", "Contact | "],
  ["/login", "Inloggen | "],
  ["/register", "Registreren | "],
  ["/privacy", "Privacy | "],
  ["/voorwaarden", "Voorwaarden | "],
  ["/toegankelijkheid", "Toegankelijkheid | "],
] as const;

test("npm start serves the Dutch site, and it is ready", async ({ page, request }) => {
  expect((await request.get("/readyz")).status()).toBe(200);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("title, description and words of every public page come with its HTML", async ({ accounts, play, request }) => {
  const { societyName } = await accounts.visitor.getSite();
  const descriptions = new Set<string>();
  for (const [path, start] of [...publicPages, [play.path, `${play.title} | `]] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<title>${start}${societyName}</title>`);
    expect(html, path).toMatch(/<h1[ >]/);
    expect(html, path).not.toContain("{{");
    descriptions.add(/name="description"\s+content="([^"]+)"/.exec(html)?.[1] ?? "");
  }
  expect(descriptions.size).toBe(publicPages.length + 1);
  expect(descriptions).toContain(play.about);
});

test("every public page names its own address, and the sitemap lists those that one may find", async ({
  play,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const fixed = [
    "/",
    "/gespeelde-stukken",
    "/tickets",
    "/over-ons",
    "/contact",
    "/privacy",
    "/voorwaarden",
    "/toegankelijkheid",
  ];
  for (const path of [...fixed, play.path]) {
    const html = await (await request.get(path)).text();
    const canonical = /<link rel="canonical" href="(https?:\/\/[^"{]+)"/.exec(html)?.[1] ?? "";
    expect(new URL(canonical).pathname).toBe(path);
    expect(html).toContain(`<meta property="og:url" content="${canonical}"`);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
  }
  expect(sitemap).not.toContain("/login");
  const [home] = /https?:[^<]+/.exec(/<loc>[^<]+/.exec(sitemap)?.[0] ?? "") ?? [];
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${home}sitemap.xml`);
  const icon = await request.get("/favicon.ico");
  expect(icon.headers()["content-type"]).toContain("icon");
});

test("the page of a play gives search engines its show, its places and its price", async ({ play, request }) => {
  const html = await (await request.get(play.path)).text();
  const [jsonLd, ...others] = html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g);
  expect(others).toEqual([]);
  const event: unknown = JSON.parse(jsonLd?.[1] ?? "");
  expect(event).toMatchObject({
    "@type": "TheaterEvent",
    name: play.title,
    description: play.about,
    eventStatus: "https://schema.org/EventScheduled",
    offers: { price: play.show.pricePerSeat, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
});

test("an unknown page or play is 404 with the site's own page", async ({ page }) => {
  for (const path of ["/voorstelling/bestaat-niet", "/bestaat-niet"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Hier speelt niets" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Naar de startpagina", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("a prerendered page hydrates in place, to the same elements as the page rendered anew", async ({ page, play }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  // Calls of the API get no response, so that both renderings have the same data.
  await page.route(/\/(?:api|socket\.io)\//, () => undefined);
  /** Lists the page's elements without what may differ: numbers in ids, order of attributes. */
  const visit = async (path: string, prepare: (html: string) => string): Promise<string[]> => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: prepare(await response.text()) });
    });
    await page.goto(path);
    await page.unroute(path);
    await untilHydrated(page);
    return page.locator("#root").evaluate((root) => {
      const ids = new Map<string, number>();
      const named = (value: string): string =>
        value.replaceAll(/_[rR]_\w+_/g, (id) => `id${ids.get(id) ?? ids.set(id, ids.size).size - 1}`);
      return [...root.querySelectorAll("*")].flatMap((element) => {
        if (element.matches("link")) return [];
        const attributes = [...element.attributes].filter(({ name }) => name !== "data-same-element");
        const written = attributes.map(({ name, value }) => `${name}="${named(value)}"`).toSorted();
        const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""));
        return [`${element.tagName} ${written.join(" ")} ${words.join("")}`];
      });
    });
  };
  const translated = ["/fr", "/fr/over-ons", "/fr/privacy", "/en/login", `/en${play.path}`];
  for (const path of [...publicPages.map(([fixed]) => fixed), play.path, ...translated]) {
    const hydrated = await visit(path, (html) => html.replace("<main ", '<main data-same-element="" '));
    await expect(page.locator("main[data-same-element]"), path).toHaveCount(1);
    const anew = await visit(path, (html) =>
      html.replace("<main ", '<main data-same-element="" ').replace(/ data-prerendered="[^"]*"/, ""),
    );
    await expect(page.locator("main[data-same-element]"), path).toHaveCount(0);
    expect(hydrated, path).toEqual(anew);
  }
  expect(complaints).toEqual([]);
});

/** Delays the scripts as a slow line would. @returns releases them */
async function holdScripts(page: Page): Promise<() => void> {
  let bring = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/\/assets\/(?:react|app)-[^/]*\.js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  return bring;
}

test("a prerendered page hydrates in place also when what it asks for comes before its scripts", async ({
  page,
  accounts,
}) => {
  await createShow(accounts);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  const bringScripts = await holdScripts(page);
  const shows = page.waitForResponse(/\/api\/show$/);
  await page.goto("/tickets", { waitUntil: "commit" });
  await page.locator("main").evaluate((main) => main.setAttribute("data-same-element", ""));
  await (await shows).finished();
  bringScripts();
  await expect(page.getByRole("group", { name: "Voorstelling kiezen" })).toBeVisible();
  await expect(page.locator("main[data-same-element]")).toHaveCount(1);
  expect(complaints).toEqual([]);
});

const WORKING_CONTROLS = ":is(button, input, select, textarea):not([inert], [inert] *)";

test("before the scripts run, buttons and forms are inert and links work; then all of them work", async ({
  accounts,
  page,
}) => {
  const { email, password } = await accounts.register();
  const bring = await holdScripts(page);
  for (const [path] of publicPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(WORKING_CONTROLS), path).toHaveCount(0);
  }
  await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto("/login");
  await page.locator('button[type="submit"]').click({ force: true });
  expect(page.url()).toMatch(/\/login$/);

  bring();
  await expect(page.locator("[inert]")).toHaveCount(0);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByLabel("Wachtwoord", { exact: true }).press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Account van Els" })).toBeVisible();
});

test("a member's page, which takes the place of the prerendered one, is inert until then too", async ({
  member: { page },
}) => {
  const bring = await holdScripts(page);
  await page.goto("/contact");
  await expect(page.locator(WORKING_CONTROLS)).toHaveCount(0);
  bring();
  await expect(page.getByLabel("Naam")).toHaveValue("Els Wouters");
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("the menu works when the page's own script never comes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.route(/\/assets\/contact-[^/]*\.js/, (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Even een black-out" })).toBeVisible();
  await page.getByRole("button", { name: "Menu openen" }).click();
  await expect(page.getByRole("button", { name: "Menu sluiten" })).toBeVisible();
});

test("when the scripts do not come at all the page says so, and its controls stay inert", async ({ page }) => {
  await page.route(/\/assets\/app-[^/]*\.js/, (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByRole("alert")).toContainText("De pagina is niet helemaal geladen");
  await expect(page.getByRole("alert").getByRole("link", { name: "Laad de pagina opnieuw." })).toBeVisible();
  await expect(page.locator(WORKING_CONTROLS)).toHaveCount(0);
});

const visits = (play: { path: string }) => [
  ...[...publicPages.map(([path]) => path), play.path].map((path) => ({ path, width: 390 })),
  ...["/", "/tickets", play.path].map((path) => ({ path, width: 1280 })),
];
/** Adds up the layout shifts that no input caused, from now on. */
const measureShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      // On a busy machine the first paint comes before the end of the document; such shifts do not count.
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const parsed = navigation?.domInteractive || Number.POSITIVE_INFINITY;
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (hadRecentInput || entry.startTime < parsed) continue;
        Object.assign(window, { moved: Number(Reflect.get(window, "moved")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "moved")));

test("nothing moves while a public page hydrates, and nothing breaks the server's policy", async ({
  page,
  accounts,
  play,
}) => {
  // A second hall makes the page Tickets name the place of each show.
  const { api } = accounts.admin;
  const { id } = await api.createHall({
    body: {
      plan: theatre("Schouwburg", { loge: "Rij BB", chairs: ["1"] }),
      address: "Lange Sportlaan 3, 9999 Voorbeelddorp",
    },
  });
  const { hallPlanId } = await api.publishHall({ params: { id }, body: {} });
  await createShow(accounts, { hallPlanId });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await measureShifts(page);
  for (const { path, width } of visits(play)) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(0.02);
  }
  expect(complaints).toEqual([]);
});

test("nothing moves when the fonts come last", async ({ page, play }) => {
  await measureShifts(page);
  for (const { path, width } of visits(play)) {
    const { promise: painted, resolve: bringFonts } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    bringFonts();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(() => document.fonts.check("1em 'Source Sans 3 Variable'"))).toBe(true);
    expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(0.02);
    await page.unrouteAll();
  }
});
