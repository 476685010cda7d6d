import { expect, type Page } from "@playwright/test";
import { seat } from "./hall.ts";
import type { PageScenario } from "./scenario.ts";
import type { Users } from "./users.ts";

export type Role = "visitor" | "member" | "admin";

/** The API's responses while a page opens: none, an error, or these bodies by path. */
export type Responses = "never" | "refusal" | Readonly<Record<string, unknown>>;

/** A page in one state, and the steps that follow. */
export interface Scene {
  name: string;
  as: Role;
  path: string;
  responses?: Responses;
  steps?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

/** A visitor has the test's own page. */
export async function openAs(
  role: Role,
  { page, users, scenario }: { page: Page; users: Pick<Users, "open" | "admin">; scenario: PageScenario },
): Promise<Page> {
  if (role === "visitor") return page;
  return (role === "member" ? await users.open(scenario.member) : await users.admin()).page;
}

/** Session and site facts stay real. */
async function setResponses(page: Page, responses: Responses | undefined): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (responses === undefined) return;
  await page.route(/\/api\/(?!auth\/me|site)/, async (route) => {
    if (responses === "never") return;
    if (responses === "refusal") {
      const message = "Er ging iets mis op de server. Probeer het straks opnieuw.";
      await route.fulfill({ status: 429, json: { statusCode: 429, code: "TOO_MANY_REQUESTS", message } });
      return;
    }
    const { pathname } = new URL(route.request().url());
    if (pathname in responses) await route.fulfill({ json: responses[pathname] });
    else await route.continue();
  });
}

/** Resolves once the page has rendered, and loaded unless it never does. */
export async function openScene(page: Page, scene: Scene): Promise<void> {
  await setResponses(page, scene.responses);
  await page.goto(scene.path);
  await expect(page.locator("form[inert]")).toHaveCount(0);
  if (scene.responses === "never") {
    // The page's own chunk is loaded, only the data is missing.
    await expect(page.getByText("Pagina laden…")).toHaveCount(0);
    return;
  }
  const loading = page.locator("main [role=status]").filter({ hasText: /laden|Loading|geduld/ });
  await expect(loading).toHaveCount(0);
  await expect(page.locator("main :is(h1, h2)").first()).toBeVisible();
}

/** Resolves once no colour changes any more; the page prefers reduced motion. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moves = document.getAnimations().some(({ playState }) => playState === "running");
    return !moves && document.querySelector("button[aria-busy=true]") === null;
  });
}

export async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await untilSettled(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
/** Until the button, which is paler while the form checks itself, has its own colours again. */
const submitEmpty = (name: string) => async (page: Page) => {
  await press(name)(page);
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
};
const close = (page: Page) => page.keyboard.press("Escape");

function inStates(name: string, as: Role, path: string, empty?: Responses): Scene[] {
  const states: Scene[] = [
    { name: `${name} loading`, as, path, responses: "never" },
    { name: `${name} failed`, as, path, responses: "refusal" },
  ];
  return empty === undefined ? states : [...states, { name: `${name} empty`, as, path, responses: empty }];
}

const nothing = { items: [], total: 0, page: 1, pageSize: 25 };

export function scenes({ show, paid, unpaid }: PageScenario): readonly Scene[] {
  return [
    { name: "home", as: "visitor", path: "/" },
    ...inStates("home", "visitor", "/", { "/api/show": [] }),
    { name: "plays", as: "visitor", path: "/gespeelde-stukken" },
    { name: "plays of a decade", as: "visitor", path: "/gespeelde-stukken?vanaf=2010" },
    {
      name: "tickets",
      as: "visitor",
      path: "/tickets",
      steps: {
        "as a list": async (page) => {
          await press("Eerst rondkijken")(page);
          await press("Lijst")(page);
        },
      },
    },
    ...inStates("tickets", "visitor", "/tickets", { "/api/show": [] }),
    { name: "about", as: "visitor", path: "/over-ons" },
    {
      name: "contact",
      as: "visitor",
      path: "/contact",
      steps: { "with mistakes": submitEmpty("Verstuur") },
    },
    {
      name: "contact sent",
      as: "visitor",
      path: "/contact",
      responses: { "/api/contact": {} },
      steps: {
        thanks: async (page) => {
          await page.getByLabel("Naam").fill("Rosa Maes");
          await page.getByLabel("E-mail").fill("rosa@voorbeeld.example");
          await page.getByRole("textbox", { name: "Bericht" }).fill("Mag mijn kleinkind op de schoot?");
          await press("Verstuur")(page);
          await expect(page.getByRole("textbox", { name: "Bericht" })).toHaveCount(0);
        },
      },
    },
    { name: "login", as: "visitor", path: "/login" },
    {
      name: "login refused",
      as: "visitor",
      path: "/login",
      steps: {
        refused: async (page) => {
          await page.getByLabel("E-mailadres").fill("niemand@voorbeeld.example");
          await page.getByLabel("Wachtwoord", { exact: true }).fill("verkeerd");
          await page.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
          await expect(page.getByText("Login mislukt: controleer je gegevens.")).toBeVisible();
        },
      },
    },
    { name: "register", as: "visitor", path: "/register", steps: { "with mistakes": submitEmpty("Registreren") } },
    { name: "forgotten password", as: "visitor", path: "/wachtwoord-vergeten" },
    { name: "new password", as: "visitor", path: "/wachtwoord-herstellen?token=abc" },
    { name: "privacy", as: "visitor", path: "/privacy" },
    { name: "terms", as: "visitor", path: "/voorwaarden" },
    { name: "unknown page", as: "visitor", path: "/bestaat-niet" },
    { name: "payment return", as: "visitor", path: "/payments/callback" },

    {
      name: "member tickets",
      as: "member",
      path: "/tickets",
      steps: {
        "with an open cart": async (page) => {
          await expect(seat(page, "T13-A")).toHaveAttribute("data-state", "mine");
          await press(/^Winkelwagen/)(page);
        },
        "with a proposal": async (page) => {
          await close(page);
          await press("Kies voor mij")(page);
          await expect(page.getByText("Voorstel:")).toBeVisible();
        },
      },
    },
    { name: "account", as: "member", path: "/account" },
    ...inStates("account", "member", "/account", { "/api/reservation/my-reservations": [] }),
    { name: "confirm", as: "member", path: "/confirm" },
    { name: "reservation success", as: "member", path: "/reservation-success" },
    ...inStates("reservation success", "member", "/reservation-success"),
    { name: "tickets paid", as: "member", path: `/ticketsDetail/${paid}` },
    { name: "tickets unpaid", as: "member", path: `/ticketsDetail/${unpaid}` },
    ...inStates("tickets paid", "member", `/ticketsDetail/${paid}`),
    { name: "payment", as: "member", path: `/payment/${unpaid}` },
    ...inStates("payment", "member", `/payment/${unpaid}`),

    { name: "admin", as: "admin", path: "/admin" },
    { name: "statistics", as: "admin", path: "/statistics" },
    ...inStates("statistics", "admin", "/statistics"),
    {
      name: "scan",
      as: "admin",
      path: `/scan?show=${show.id}`,
      steps: {
        "of an unpaid ticket": async (page) => {
          await page.getByLabel("Ticketnummer of naam").fill(`${unpaid}-R2-F`);
          await page.keyboard.press("Enter");
          await expect(page.getByRole("button", { name: "Nu contant betaald" })).toBeVisible();
          await expect(page.locator("[data-result]")).toHaveCount(0);
        },
      },
    },
    { name: "hall follow-up", as: "admin", path: "/zaalopvolging" },
    ...inStates("hall follow-up", "admin", "/zaalopvolging", { "/api/show": [] }),
    {
      name: "users",
      as: "admin",
      path: "/user-beheer",
      steps: {
        editing: press(/^Edit/),
        deleting: async (page) => {
          await close(page);
          await page
            .getByRole("button", { name: /^Delete/ })
            .last()
            .click();
        },
      },
    },
    ...inStates("users", "admin", "/user-beheer", { "/api/user/all": nothing }),
    {
      name: "codes",
      as: "admin",
      path: "/codes-beheer",
      steps: { creating: press("Nieuwe Code") },
    },
    ...inStates("codes", "admin", "/codes-beheer", { "/api/admin/ticket-codes": [] }),
    {
      name: "reservations",
      as: "admin",
      path: "/reservatie-beheer",
      steps: {
        "QR codes": async (page) => {
          await page.getByRole("searchbox").fill(show.name);
          // Rows of the search before this one are dimmed.
          await expect(page.getByText("1–2 van 2", { exact: true })).toBeVisible();
          await press(/^Bekijk QR Codes/)(page);
        },
      },
    },
    ...inStates("reservations", "admin", "/reservatie-beheer", { "/api/admin/reservations": nothing }),
    { name: "payments", as: "admin", path: "/betalingen-beheer" },
    ...inStates("payments", "admin", "/betalingen-beheer", { "/api/admin/payments": nothing }),
    {
      name: "shows",
      as: "admin",
      path: "/shows-beheer",
      steps: { editing: press(/^Bewerken/) },
    },
    ...inStates("shows", "admin", "/shows-beheer", { "/api/show": [] }),
  ];
}
