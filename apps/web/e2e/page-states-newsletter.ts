import { expect } from "@playwright/test";
import type { NewsletterSubscriber } from "@podium/shared/contracts/newsletter";
import { close, inStates, nothing, press, type PageState } from "./page-state.ts";

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

/** Page states of the newsletter; the page to subscribe is in newsletter.e2e.ts, since a society turns it on. */
export const newsletterStates: readonly PageState[] = [
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
