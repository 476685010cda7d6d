import { expect } from "@playwright/test";
import type { NewsletterSubscriber } from "@podium/shared/contracts/newsletter";
import type { Site } from "@podium/shared/contracts/site";
import { close, inStates, nothing, press, type PageState, submitEmpty } from "./page-state.ts";

const site: Site = {
  societyName: "Toneelkring De Kroon",
  societyEmail: "info@podium.example",
  venueName: "Zaal De Kroon",
  venueAddress: "Dorpsplein 1, 9000 Gent",
  newsletter: true,
  doorsOpenMinutes: 60,
  paymentMethods: ["MANUAL"],
  minimumOnline: 0,
  wallets: [],
  cartHoldSeconds: 900,
  paymentWindowSeconds: 604_800,
};

const subscriber = (id: number, email: string, language: "nl" | "fr"): NewsletterSubscriber => ({
  id,
  email,
  language,
  consent: "Ik wil de nieuwsbrief van Toneelkring De Kroon per e-mail krijgen. Ik kan mij altijd uitschrijven.",
  askedAt: "2026-11-20T18:00:00.000Z",
  confirmedAt: "2026-11-20T18:05:00.000Z",
  leavePage: "https://podium.example/nieuwsbrief/uitschrijven#token=abc",
  leaveAddress: "https://podium.example/api/newsletter/leave/abc",
});
const items = [
  subscriber(2, "een.heel.lang.adres.van.iemand@een-lang-domein.example", "fr"),
  subscriber(1, "lies.wouters@podium.example", "nl"),
];

/** Page states of the newsletter: to subscribe, to confirm, to leave, and the administrator's list. */
export const newsletterStates: readonly PageState[] = [
  {
    name: "newsletter",
    as: "visitor",
    path: "/nieuwsbrief",
    responses: {
      "/api/site": site,
      "/api/newsletter": { message: "Bijna klaar. Kijk in uw mailbox en klik op de knop in onze mail." },
    },
    shows: "Ik wil de nieuwsbrief",
    steps: {
      "with mistakes": submitEmpty("Inschrijven"),
      asked: async (page) => {
        await page.getByLabel("E-mailadres").fill("lies.wouters@podium.example");
        await press("Inschrijven")(page);
        await expect(page.getByText(/Bijna klaar/)).toBeVisible();
      },
    },
  },
  { name: "newsletter off", as: "visitor", path: "/nieuwsbrief", shows: "Geen nieuwsbrief" },
  {
    name: "newsletter to confirm",
    as: "visitor",
    path: "/nieuwsbrief/bevestigen#token=abc",
    steps: { refused: press("Ja, stuur mij de nieuwsbrief") },
  },
  {
    name: "newsletter to leave",
    as: "visitor",
    path: "/nieuwsbrief/uitschrijven#token=abc",
    responses: { "/api/newsletter/leave/abc": { email: "lies.wouters@podium.example" } },
    steps: {
      left: async (page) => {
        await press("Schrijf mij uit")(page);
        await expect(page.getByText("U bent uitgeschreven")).toBeVisible();
      },
    },
  },
  {
    name: "newsletter subscribers",
    as: "admin",
    path: "/nieuwsbrief-beheer",
    responses: { "/api/admin/newsletter": { ...nothing, items, total: 2, unconfirmed: 1 } },
    shows: "lies.wouters",
    steps: {
      removing: press(/^Uitschrijven/),
      closed: close,
    },
  },
  ...inStates(
    "newsletter subscribers",
    "admin",
    "/nieuwsbrief-beheer",
    { "/api/admin/newsletter": { ...nothing, unconfirmed: 0 } },
    "Nog niemand ingeschreven",
  ),
];
