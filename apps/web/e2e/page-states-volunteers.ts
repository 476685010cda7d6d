import { expect } from "@playwright/test";
import { testTakings } from "#test/test-money.ts";
import { testReservation } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { seat } from "./hall.ts";
import type { PageScenario } from "./scenario.ts";
import { close, inStates, press, type PageState } from "./page-state.ts";
import { cashBookStates } from "./page-states-cash-book.ts";
import { handover } from "./page-states-handover.ts";
import { terminalStates } from "./page-states-terminal.ts";
import { voucherStates } from "./page-states-vouchers.ts";
import { waitingStates } from "./page-states-waiting.ts";

/** The pages on which Onthaal and Kassa see less than an administrator. */
export function volunteerStates({ checkIn, guest, paid }: PageScenario): readonly PageState[] {
  return [
    { name: "dashboard of Onthaal", as: "door", path: "/admin" },
    {
      name: "scan of Onthaal",
      as: "door",
      path: `/scan?show=${checkIn.show.id}`,
      steps: {
        "with guests of a name": async (page) => {
          await page.getByLabel("Ticketnummer of naam").fill("wouters");
          await expect(page.locator("main").getByText("Els Wouters").first()).toBeVisible();
        },
      },
    },
    {
      name: "hall follow-up of Onthaal",
      as: "door",
      path: `/zaalopvolging?show=${checkIn.show.id}`,
      shows: "Nog verwacht",
      steps: {
        "with a seat": (page) => seat(page, "R1-B").click(),
        "with the evacuation sheet": async (page) => {
          await close(page);
          await press("Ontruimingslijst")(page);
          await expect(page.getByRole("dialog").getByText("Per deel van de zaal")).toBeVisible();
        },
      },
    },
    {
      name: "scan of a cancelled show",
      as: "door",
      path: `/scan?show=${checkIn.show.id}`,
      responses: {
        [`/api/reservation/show/${checkIn.show.id}/door`]: {
          show: { ...checkIn.show, cancelled: true },
          now: new Date().toISOString(),
          tickets: [],
          moved: [],
          otherShows: [],
          conflicts: [],
        },
      },
      shows: "Deze voorstelling is afgelast.",
    },
    {
      name: "scan of Onthaal empty",
      as: "door",
      path: "/scan",
      responses: { "/api/show": [] },
      shows: "Er is nu geen voorstelling om te scannen.",
    },
    {
      name: "hall follow-up of Onthaal empty",
      as: "door",
      path: "/zaalopvolging",
      responses: { "/api/show": [] },
      shows: "U ziet de zaal hier van 36 uur voor",
    },
    { name: "dashboard of Kassa", as: "box-office", path: "/admin" },
    ...waitingStates,
    ...voucherStates,
    ...boxOfficeStates,
    { name: "reservations of Kassa", as: "box-office", path: "/reservatie-beheer" },
    { name: "reservation of Kassa", as: "box-office", path: `/reservatie-beheer?reservatie=${guest}` },
    {
      name: "reservation with a ticket handover",
      as: "box-office",
      path: `/reservatie-beheer?reservatie=${paid}`,
      responses: { [`/api/reservation/${paid}/handed-tickets`]: handover },
      steps: {
        shown: async (page) => page.getByText("Doorgegeven en teruggegeven").scrollIntoViewIfNeeded(),
      },
    },
  ];
}

const awaiting = testReservation({ id: 42, status: "CONFIRMED", cashDue: 2 });

/** Page states of the box office: the cash book, takings, and a reservation with a part still to come in cash. */
const boxOfficeStates: readonly PageState[] = [
  ...cashBookStates,
  {
    name: "takings of a play",
    as: "box-office",
    path: "/afrekening-beheer?van=play-3",
    responses: {
      "/api/admin/plays/3/takings": testTakings(),
      "/api/show": [testShow({ id: 1, playId: 3 }), testShow({ id: 2, playId: 3 })],
    },
    shows: "Zonder wat afgelast is",
  },
  ...inStates(
    "takings of a play",
    "box-office",
    "/afrekening-beheer?van=play-3",
    { "/api/admin/plays/3/takings": testTakings({ evenings: [] }) },
    "er is niets af te rekenen",
  ),
  ...terminalStates,
  {
    name: "reservation with a part to come in cash",
    as: "box-office",
    path: "/reservatie-beheer?reservatie=42",
    responses: { "/api/admin/reservations/42": awaiting },
    steps: { asked: async (page) => page.getByRole("button", { name: "Ontvangen", exact: true }).click() },
  },
];
