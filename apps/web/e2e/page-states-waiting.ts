import { expect } from "@playwright/test";
import type { WaitingList, WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { namedById } from "@podium/shared/halls/seat-names";
import { standardType, testShow } from "#test/test-show.ts";
import { inHours, type PageScenario } from "./scenario.ts";
import { close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";

const AT = "2026-11-20T19:00:00.000Z";
const SOON = inHours(20);
const PATH = "/wachtlijst-beheer";

const show = testShow({
  dateTime: "2098-12-05T19:00:00.000Z",
  ticketTypes: [standardType(14), { ...standardType(6), id: 2, name: "Kind" }],
  seatsAvailable: 0,
});

function person(id: number, name: string, isGuest: boolean, more: Partial<WaitingPerson>): WaitingPerson {
  const [firstname = "", lastname = ""] = name.split("|");
  const email = isGuest ? "" : `${firstname.toLowerCase()}.van.nieuwenhuyse@gemeente.voorbeeld.example`;
  const user = { id, firstname, lastname, email, number: "+32470112233", isGuest };
  return { id, user, seats: 2, together: true, joinedAt: AT, position: null, offer: null, ...more };
}

const offer = (id: number, seatIds: readonly string[]) => ({
  id,
  seats: seatIds.map((seatId) => namedById(seatId)),
  price: 12 * seatIds.length,
  madeAt: AT,
  expiresAt: SOON,
});

const list: WaitingList = {
  now: AT,
  people: [
    person(1, "Rosa|Maas", true, { offer: offer(1, ["R2-A", "R2-B"]) }),
    person(2, "Annemarie|Van Nieuwenhuyse-Callebaut", false, { seats: 1, offer: offer(2, ["T4-E"]) }),
    person(3, "Godelieve|D'Hondt", false, { position: 1, seats: 6 }),
    person(4, "Wout|Van den Eynde", true, { position: 2, together: false }),
  ],
};

const responses = {
  "/api/show": [show, { ...show, id: 2, name: "Kerst" }],
  "/api/admin/waiting-list": [{ showId: 1, waiting: 2, offered: 2 }],
  "/api/admin/shows/1/waiting-list": list,
  "/api/admin/shows/1/seats": [
    { seatId: "R1-A", status: "available", reservationId: null },
    { seatId: "R1-B", status: "blocked", reservationId: null },
    { seatId: "R1-C", status: "reserved", reservationId: 7 },
  ],
};

const NOBODY = { "/api/admin/waiting-list": [], "/api/admin/shows/1/waiting-list": { now: AT, people: [] } };

/** The box office's page of waiting lists. */
export const waitingStates: readonly PageState[] = [
  {
    name: "waiting lists",
    as: "box-office",
    path: PATH,
    responses,
    shows: "Rosa Maas",
    steps: {
      "adding an entry, with mistakes": async (page) => {
        await press("Gast op de wachtlijst zetten")(page);
        await submitEmpty("Op de wachtlijst zetten")(page);
      },
      "giving places": async (page) => {
        await close(page);
        await press("Plaatsen toekennen")(page);
        await expect(page.getByRole("dialog").getByText("Overschrijving")).toBeVisible();
      },
      "taking one off": async (page) => {
        await close(page);
        await press("Verwijderen")(page);
      },
      offering: async (page) => {
        await close(page);
        await page.getByRole("button", { name: "Aanbieden" }).last().click();
        await page.locator('.hall-seat[data-seat="R1-A"]').click();
        await page.locator('.hall-seat[data-seat="R1-B"]').click();
      },
      "passing over": async (page) => {
        await page.getByRole("dialog").getByRole("button", { name: "Aanbieden" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
  },
  ...inStates("waiting lists", "box-office", PATH, { ...responses, ...NOBODY }, "Niemand wacht op deze voorstelling"),
];

const place = { seats: 2, together: true, joinedAt: AT, now: AT, position: null, offer: null };
const ofShow = (name: string) => ({ id: 1, name, dateTime: show.dateTime, pricePerSeat: 14 });
const ownPlaces = [
  { ...place, id: 1, show: ofShow("De vrek"), offer: offer(1, ["R2-A", "R2-B"]) },
  { ...place, id: 2, show: ofShow("Kerst"), position: 3 },
];

/** Page states of a member's own places on waiting lists. */
export const ownWaitingStates: readonly PageState[] = [
  {
    name: "account of one who waits",
    as: "member",
    path: "/account",
    responses: { "/api/waiting-list": ownPlaces },
    shows: "Er liggen plaatsen voor u klaar",
    steps: {
      declining: press("Niet meer nodig"),
      leaving: async (page) => {
        await page.getByRole("alertdialog").getByRole("button", { name: "Terug" }).click();
        await press("Van de wachtlijst gaan")(page);
      },
    },
  },
];

/** Page states of a sold-out show, for a visitor. */
export function soldOutStates({ soldOut: { id, name, dateTime, pricePerSeat } }: PageScenario): readonly PageState[] {
  const path = `/tickets?show=${id}`;
  const waiting = { ...place, id: 1, show: { id, name, dateTime, pricePerSeat }, position: 3 };
  return [
    {
      name: "sold out for who has not signed in",
      as: "visitor",
      path,
      shows: "Zet mij op de wachtlijst",
      steps: {
        "saying who one is": async (page) => {
          await press("Zet mij op de wachtlijst")(page);
          await expect(page.getByLabel("Voornaam")).toBeVisible();
        },
        "saying who one is, with mistakes": async (page) => {
          await submitEmpty("Verder")(page);
          // The page states that follow need a visitor without a session.
          await page.evaluate(() => localStorage.clear());
        },
      },
    },
    {
      name: "sold out",
      as: "member",
      path,
      shows: "Zet mij op de wachtlijst",
      steps: {
        "joining the waiting list": press("Zet mij op de wachtlijst"),
        "joining it, with mistakes": async (page) => {
          await page.getByLabel("Hoeveel plaatsen?").fill("0");
          await submitEmpty("Op de wachtlijst")(page);
        },
        "joining it, refused": async (page) => {
          await page.route("**/waiting-list", (route) =>
            route.request().method() === "POST"
              ? route.fulfill({
                  status: 409,
                  json: { statusCode: 409, code: "ALREADY_WAITING", message: errorMessage("ALREADY_WAITING") },
                })
              : route.fallback(),
          );
          await page.getByLabel("Hoeveel plaatsen?").fill("4");
          await page.getByRole("button", { name: "Op de wachtlijst", exact: true }).click();
          await expect(page.getByText(errorMessage("ALREADY_WAITING"))).toBeVisible();
        },
      },
    },
    {
      name: "sold out for who waits",
      as: "member",
      path,
      responses: { "/api/waiting-list": [waiting] },
      shows: "Wachtlijst: u bent nummer 3",
    },
  ];
}
