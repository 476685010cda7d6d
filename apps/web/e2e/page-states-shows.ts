import { expect } from "@playwright/test";
import type { CastQuotas } from "@podium/shared/contracts/cast-quotas";
import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { HallSummary } from "@podium/shared/contracts/halls";
import { standardType } from "#test/test-show.ts";
import type { Show } from "@podium/shared/contracts/shows";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";

const AT = "2098-12-05T19:00:00.000Z";
const show: Show = {
  id: 1,
  name: "De vrek",
  dateTime: AT,
  hallPlanId: 1,
  hallName: "Parochiezaal",
  pricePerSeat: 12,
  ticketTypes: [standardType()],
  salesOpenAt: null,
  salesCloseAt: AT,
  salesOpen: true,
  transferUntil: AT,
  giveBack: "NO",
  waitingRoom: "auto",
  seatsTotal: 193,
  seatsAvailable: 150,
};
const plan = (hallPlanId: number, day: string, seats: number) => {
  return { hallPlanId, publishedAt: `2026-11-${day}T10:00:00.000Z`, seats, shows: 1 };
};
const hall = (id: number, name: string, plans: HallSummary["plans"]): HallSummary => ({
  id,
  name,
  address: null,
  seats: 193,
  hallPlanId: plans[0]?.hallPlanId ?? null,
  publishedAt: plans[0]?.publishedAt ?? null,
  draftChangedAt: "2026-11-20T10:00:00.000Z",
  hasChanges: false,
  plans,
});
/** A show on an older plan of its hall, and one in another hall. */
const inTwoHalls = {
  "/api/show": [show, { ...show, id: 2, name: "Kerst", hallPlanId: 3, hallName: "Zaal van het Sint-Voorbeeldcollege" }],
  "/api/admin/halls": [
    hall(1, "Parochiezaal", [plan(2, "20", 195), plan(1, "03", 193)]),
    hall(2, "Zaal van het Sint-Voorbeeldcollege", [plan(3, "05", 450)]),
  ],
};
const heldFor = { status: "blocked", reservationId: null } as const;
const ofPress = { reason: "press", holder: "Radio Zuid", note: "Bevestigt nog hoeveel", releaseAt: AT };
/** Seats that are held for a paper, for an actor and for nobody in particular, beside free ones. */
const blockedSeats: BoxOfficeSeat[] = [
  ...["R1-A", "R1-B", "R1-C"].map((seatId) => ({ ...heldFor, ...ofPress, seatId })),
  ...["R2-D", "R2-E"].map((seatId) => ({ ...heldFor, reason: "cast", holder: "Familie Vandenberghe", seatId })),
  { ...heldFor, reason: "Techniek", seatId: "R4-T" },
  ...["R3-A", "R3-B", "R3-C"].map((seatId) => ({ seatId, status: "available" as const, reservationId: null })),
];
const LINK = "https://podium.example/tickets?show=1#token=9tq0Hc3yYV7LrJ2mW4sXk8bZpQeUaD1nGfTiOvRhKw5";
const actor = {
  email: "",
  seats: 4,
  taken: 0,
  endsAt: AT,
  link: LINK,
  mustRenew: false,
  sentAt: null,
  mail: "none",
  inCarts: 0,
} as const;
/** One actor's family has reserved, another's link is withdrawn, and the links promise more than is held. */
const castQuotas: CastQuotas = {
  pool: 2,
  quotas: [
    {
      ...actor,
      id: 1,
      name: "Lotte Aerts",
      email: "lotte.aerts@podium.example",
      taken: 3,
      inCarts: 1,
      mail: "sent",
      sentAt: "2026-11-20T10:00:00.000Z",
      reservations: [{ id: 46, name: "Mia Aerts", seats: 2, status: "PENDING" }],
    },
    { ...actor, id: 2, name: "Bart Vandenberghe", reservations: [] },
    { ...actor, id: 3, name: "Jef Claes", link: null, reservations: [] },
  ],
};
const price = (id: number, name: string, euros: number, zoned: Array<{ zone: string; price: number }> = []) => ({
  ...standardType(euros),
  id,
  name,
  prices: [{ zone: null, price: euros }, ...zoned],
});
/** A show with ticket types, and one whose types may be copied. */
const withTypes = [
  {
    ...show,
    ticketTypes: [
      price(1, "Volwassene", 14, [{ zone: "balkon", price: 11.5 }]),
      { ...price(2, "Kind", 6), description: "Tot en met 12 jaar", maxPerReservation: 4 },
    ],
  },
  { ...show, id: 2, name: "Kerst", ticketTypes: [price(3, "Plaats", 10), price(4, "Lid", 8)] },
];

export const showStates: readonly PageState[] = [
  {
    name: "shows",
    as: "admin",
    path: "/shows-beheer",
    steps: {
      editing: press(/^Bewerken/),
      "planning with mistakes": async (page) => {
        await close(page);
        await press("Nieuwe voorstelling")(page);
        await submitEmpty(/^Plannen$/)(page);
      },
      duplicating: async (page) => {
        await close(page);
        await press(/^Dupliceren/)(page);
      },
      "a series, with what is missing": async (page) => {
        await press("Meerdere avonden")(page);
        await page.getByLabel("Of één avond").fill("2099-03-06T20:00");
        await press("Avond toevoegen")(page);
        await press("Deze dagen toevoegen")(page);
        await expect(page.getByText(/^Kies minstens één weekdag/)).toBeVisible();
        await expect(page.getByText("vr 6 mrt 2099, 20:00")).toBeVisible();
      },
      blocking: async (page) => {
        await close(page);
        await press(/^Stoelen/)(page);
        await expect(page.getByRole("dialog").locator(".hall-seat[data-state=available]").first()).toBeVisible();
      },
      "writing to who holds tickets": async (page) => {
        await close(page);
        await press(/^Bericht sturen over/)(page);
        await page.getByLabel("Onderwerp").fill("Waar u parkeert");
        await page.getByRole("textbox", { name: "Bericht" }).fill("Het dorpsplein is afgesloten.\n\nTot dan!");
        await expect(page.getByTitle("Voorbeeld van de mail")).toBeVisible();
      },
      "leaving a mail that was begun": async (page) => {
        await page.keyboard.press("Escape");
        await expect(page.getByRole("alertdialog", { name: "Uw mail weggooien?" })).toBeVisible();
      },
      deleting: async (page) => {
        await press("Weggooien")(page);
        await press(/^Verwijderen/)(page);
      },
    },
  },
  {
    name: "blocked seats",
    as: "admin",
    path: "/shows-beheer",
    responses: { "/api/show": [show], "/api/admin/shows/1/seats": blockedSeats },
    steps: {
      "held for somebody": async (page) => {
        await press(/^Stoelen/)(page);
        const blocked = page.getByRole("dialog").locator(".hall-seat[data-state=blocked]");
        await expect(blocked.first()).toBeVisible();
        await blocked.first().click();
        await page.getByRole("radio", { name: /^Wijzigen/ }).click();
        await page.getByLabel(/^Vanzelf vrijgeven op/).fill("2020-01-01T20:00");
        await press("Bewaren")(page);
        await expect(page.getByText("Kies een dag en een uur die nog moeten komen.")).toBeVisible();
      },
      "to release now": async (page) => {
        await press(/^Nu vrijgeven: Pers/)(page);
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
  },
  {
    name: "links for actors",
    as: "admin",
    path: "/shows-beheer",
    responses: {
      "/api/show": [show],
      "/api/admin/shows/1/seats": blockedSeats,
      "/api/admin/shows/1/cast-quotas": castQuotas,
    },
    steps: {
      "of a show": async (page) => {
        await press(/^Stoelen/)(page);
        await press("Links voor spelers")(page);
        await expect(page.getByText("Mia Aerts")).toBeVisible();
      },
      "to withdraw": async (page) => {
        await press(/^Intrekken van de link van Lotte Aerts/)(page);
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
      "a new one, with what is missing": async (page) => {
        await page.getByRole("alertdialog").getByRole("button", { name: "Terug" }).click();
        await press("Link voor een speler")(page);
        await submitEmpty("Link maken")(page);
      },
    },
  },
  {
    name: "links for actors, none yet",
    as: "admin",
    path: "/shows-beheer",
    responses: {
      "/api/show": [show],
      "/api/admin/shows/1/seats": blockedSeats,
      "/api/admin/shows/1/cast-quotas": { quotas: [], pool: 0 },
    },
    steps: {
      "of a show": async (page) => {
        await press(/^Stoelen/)(page);
        await press("Links voor spelers")(page);
        await expect(page.getByText("Nog geen links")).toBeVisible();
      },
    },
  },
  ...inStates("shows", "admin", "/shows-beheer", { "/api/show": [] }),
  {
    name: "shows with ticket types",
    as: "admin",
    path: "/shows-beheer",
    responses: { "/api/show": withTypes },
    shows: "vanaf",
    steps: {
      editing: async (page) => {
        await press("Bewerken De vrek")(page);
        await expect(page.getByLabel(/^Prijs in Balkon/).first()).toBeVisible();
      },
      "with mistakes": async (page) => {
        await press("Tickettype toevoegen")(page);
        await submitEmpty("Bewaren")(page);
      },
    },
  },
  {
    name: "shows in two halls",
    as: "admin",
    path: "/shows-beheer",
    responses: inTwoHalls,
    shows: "Zaal van het Sint-Voorbeeldcollege",
    steps: {
      "on an older plan": async (page) => {
        await press("Bewerken De vrek")(page);
        await expect(page.getByText("Er is een nieuwer plan van deze zaal.")).toBeVisible();
      },
      moving: async (page) => {
        await press("Zet over op het nieuwste plan")(page);
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
      "refused, as seats would go": async (page) => {
        const seats = "Rij 1, stoelen A tot D; Tafel 4, stoel E";
        const message = errorMessage("SEATS_WOULD_GO", { seats });
        await page.route("**/api/admin/shows/1", (route) =>
          route.fulfill({ status: 409, json: { statusCode: 409, code: "SEATS_WOULD_GO", message } }),
        );
        await page.getByRole("alertdialog").getByRole("button", { name: "Overzetten" }).click();
        await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
      },
    },
  },
];
