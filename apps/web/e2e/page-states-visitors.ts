import { expect, type Page } from "@playwright/test";
import { NEXT_SHOW_CARD } from "@podium/shared/site/paths";
import { inStates, press, type PageState, submitEmpty } from "./page-state.ts";

/** Presses a button whose call the server refuses, because the link has expired or was used. */
const pressAndRefuse = (name: string) => async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name }).click();
  await expect(page.getByRole("alert")).toContainText("verlopen of al gebruikt");
};

const signInWith = async (page: Page, email: string, password: string) => {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Inloggen", exact: true }).click();
};

/** Holds a seat by a call from the page, because on a phone the plan would first zoom in. */
async function holdOne(): Promise<void> {
  const headers = { authorization: `Bearer ${localStorage.getItem("podium.token")}` };
  const [show] = (await (await fetch("/api/show")).json()) as { id: number }[];
  const seats = await fetch(`/api/reservation/availableSeats/${show?.id}`);
  // The last seat is used, because the tests of other workers sell the first ones.
  const free = ((await seats.json()) as { seatId: string }[]).at(-1);
  await fetch(`/api/carts/seats/${show?.id}/${free?.seatId}`, { method: "POST", headers });
}

async function leaveSeats(): Promise<void> {
  const headers = { authorization: `Bearer ${localStorage.getItem("podium.token")}` };
  await fetch("/api/carts/remove/cart", { method: "DELETE", headers });
  localStorage.clear();
}

export const visitorStates: readonly PageState[] = [
  {
    name: "home",
    as: "visitor",
    path: "/",
    steps: {
      "in a French browser": async (page) => {
        // A mark in the session makes the added script act once, because it stays for the page states that follow.
        await page.evaluate(() => sessionStorage.setItem("test.french", ""));
        await page.addInitScript(() => {
          if (sessionStorage.getItem("test.french") === null) return;
          sessionStorage.removeItem("test.french");
          Object.defineProperty(navigator, "languages", { value: ["fr-BE"] });
          localStorage.clear();
        });
        await page.reload();
        await expect(page.getByRole("link", { name: "Lire en français" })).toBeVisible();
      },
    },
  },
  ...inStates("home", "visitor", "/", { "/api/show": [] }),
  { name: "card for other sites", as: "visitor", path: NEXT_SHOW_CARD },
  { name: "plays", as: "visitor", path: "/gespeelde-stukken" },
  { name: "play", as: "visitor", path: "/voorstelling/de-vrek-van-vlierbeke", shows: /plaatsen/ },
  { name: "play that is not there", as: "visitor", path: "/voorstelling/bestaat-niet" },
  { name: "plays of a decade", as: "visitor", path: "/gespeelde-stukken?vanaf=2010" },
  {
    name: "tickets",
    as: "visitor",
    path: "/tickets",
    steps: {
      "as a list": async (page) => {
        await press("Lijst")(page);
        await expect(
          page
            .getByRole("group", { name: /^Zaalplan van/ })
            .getByRole("list")
            .first(),
        ).toBeVisible();
      },
      "with a lost connection": async (page) => {
        // The network is really off: after the event alone, the page would reconnect before the check.
        await page.context().setOffline(true);
        await expect(page.getByText("Verbinding verbroken, opnieuw verbinden…")).toBeVisible();
      },
    },
  },
  ...inStates("tickets", "visitor", "/tickets", { "/api/show": [] }, "geen voorstelling gepland"),
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
  {
    name: "login",
    as: "visitor",
    path: "/login",
    steps: {
      "after the session ended": async (page) => {
        await page.evaluate(() => localStorage.setItem("podium.token", "of-a-session-that-ended"));
        await page.goto("/account");
        await expect(page.getByText("U bent uitgelogd")).toBeVisible();
      },
    },
  },
  {
    name: "login refused",
    as: "visitor",
    path: "/login",
    steps: {
      refused: async (page) => {
        await signInWith(page, "niemand@voorbeeld.example", "verkeerd");
        await expect(page.getByText("Login mislukt: controleer je gegevens.")).toBeVisible();
      },
    },
  },
  {
    name: "login with a second step",
    as: "visitor",
    path: "/login",
    responses: { "/api/auth/signin": { challenge: "vraag", methods: ["PASSKEY", "TOTP", "RECOVERY"] } },
    steps: {
      asked: async (page) => {
        await signInWith(page, "iemand@voorbeeld.example", "een goed wachtwoord");
        await expect(page.getByRole("heading", { name: "Nog één stap" })).toBeVisible();
      },
      "without a code": submitEmpty("Inloggen met deze code"),
      "with a recovery code": press("Gebruik een herstelcode"),
    },
  },
  { name: "register", as: "visitor", path: "/register", steps: { "with mistakes": submitEmpty("Registreren") } },
  {
    name: "register with a known address",
    as: "visitor",
    path: "/register",
    steps: {
      refused: async (page) => {
        await page.route("**/api/user/register", (route) =>
          route.fulfill({ status: 409, json: { statusCode: 409, code: "EMAIL_TAKEN", message: "" } }),
        );
        const typed = { Voornaam: "Rosa", Achternaam: "Maes", "E-mailadres": "rosa@voorbeeld.example" };
        const rest = { Telefoon: "0470112233", Wachtwoord: "een lange zin", "Herhaal wachtwoord": "een lange zin" };
        for (const [label, text] of Object.entries({ ...typed, ...rest }))
          await page.getByLabel(label, { exact: true }).fill(text);
        await page.getByRole("main").getByRole("button", { name: "Registreren" }).click();
        await expect(page.getByText("U hebt al een account")).toBeInViewport();
      },
    },
  },
  { name: "forgotten password", as: "visitor", path: "/wachtwoord-vergeten" },
  {
    name: "pairing a device",
    as: "visitor",
    path: "/toestel#token=VERLOPEN",
    steps: {
      "with an old code": async (page) => {
        await press("Dit toestel gebruiken aan de ingang")(page);
        await expect(page.getByText("Koppelen lukte niet.")).toBeVisible();
      },
    },
  },
  {
    name: "pairing a device by hand",
    as: "visitor",
    path: "/toestel",
    steps: { "without a code": submitEmpty("Dit toestel gebruiken aan de ingang") },
  },
  {
    name: "device that was removed",
    as: "visitor",
    path: "/toestel",
    steps: {
      "on the scan page": async (page) => {
        const until = new Date(Date.now() + 3600_000).toISOString();
        await page.evaluate(
          (text) => localStorage.setItem("podium.entrance", text),
          JSON.stringify({ name: "Ingang 1", until, over: true }),
        );
        await page.goto("/scan");
        await expect(page.getByText("Dit toestel werd afgemeld")).toBeVisible();
      },
      closed: async (page) => {
        await press("Naar de site")(page);
        await expect(page.getByText("Dit toestel werd afgemeld")).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      },
    },
  },
  { name: "new password", as: "visitor", path: "/wachtwoord-herstellen#token=abc" },
  {
    name: "sign-in link",
    as: "visitor",
    path: "/inloglink",
    steps: { "with mistakes": submitEmpty("Stuur mij een inloglink") },
  },
  {
    name: "opened sign-in link",
    as: "visitor",
    path: "/inloglink#token=abc",
    steps: { expired: pressAndRefuse("Inloggen") },
  },
  {
    name: "without a password",
    as: "visitor",
    // The page's old address redirects to the seats.
    path: "/verder-zonder-wachtwoord",
    shows: "Verder zonder wachtwoord",
    steps: {
      "choosing seats": async (page) => {
        await press("Verder zonder wachtwoord")(page);
        await expect(page.getByText("Inloggen vereist")).toHaveCount(0);
        await expect(page.getByRole("button", { name: "Kies voor mij" })).toBeVisible();
        await page.evaluate(holdOne);
      },
      "the one form": async (page) => {
        await page.goto("/confirm");
        await page.getByRole("radio", { name: /Bancontact/ }).click();
        await page.getByRole("checkbox").first().click();
        await press("Bevestigen en betalen")(page);
        await expect(page.getByLabel("Voornaam")).toBeFocused();
      },
      "of a known address": async (page) => {
        await page.getByLabel("Voornaam").fill("Rosa");
        await page.getByLabel("Achternaam").fill("Maes");
        await page.getByLabel("E-mailadres").fill("an.peeters@podium.example");
        await page.getByLabel("Telefoon").fill("0470998877");
        await press("Bevestigen en betalen")(page);
        await expect(page.getByText(/U hebt al een account met dit e-mailadres/)).toBeVisible();
      },
      "without an account": async (page) => {
        await page.goto("/account");
        await expect(page.getByText("U kiest stoelen zonder in te loggen.")).toBeVisible();
      },
      "no more": async (page) => {
        // The page states that follow need a visitor without seats.
        await page.evaluate(leaveSeats);
        await page.goto("/tickets");
        await expect(page.getByText("Inloggen vereist")).toBeVisible();
      },
    },
  },
  {
    name: "verified address",
    as: "visitor",
    path: "/email-bevestigen#token=abc",
    steps: { expired: pressAndRefuse("Bevestig mijn e-mailadres") },
  },
  { name: "incomplete link", as: "visitor", path: "/email-bevestigen" },
  {
    name: "undone address",
    as: "visitor",
    path: "/email-terugzetten#token=abc",
    steps: { expired: pressAndRefuse("Maak ongedaan") },
  },
  {
    name: "undone second step",
    as: "visitor",
    path: "/tweede-stap-terugzetten#token=abc",
    steps: { expired: pressAndRefuse("Maak ongedaan") },
  },
  { name: "privacy", as: "visitor", path: "/privacy" },
  { name: "terms", as: "visitor", path: "/voorwaarden" },
  { name: "accessibility statement", as: "visitor", path: "/toegankelijkheid" },
  { name: "unknown page", as: "visitor", path: "/bestaat-niet" },
  { name: "payment return", as: "visitor", path: "/payments/callback" },
];
