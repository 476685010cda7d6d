import { expect, type Page } from "@playwright/test";
import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingRoomEntry } from "@podium/shared/contracts/waiting-room";
import { standardType, testShow } from "#test/test-show.ts";
import { testEntry, testManagedRoom, testRehearsal, testReport, testRoom } from "#test/test-waiting-room.ts";
import { inHours, type PageScenario } from "./scenario.ts";
import { close, inStates, press, type PageState } from "./page-state.ts";

const LATER = "2098-12-05T19:00:00.000Z";
const types = [
  { ...standardType(24), id: 1, name: "Volwassene" },
  { ...standardType(12), id: 2, name: "Kind", description: "Tot en met 12 jaar" },
];

/** The newest figures there can be: those of the server's own socket are older. */
const NEWEST = { at: LATER };

const pressSeat = (refusal: RegExp) => async (page: Page) => {
  await page.locator('.hall-seat[data-state="available"]').first().click({ force: true });
  await expect(page.getByRole("alert").getByText(refusal)).toBeVisible();
};

/** A visitor's page Tickets in each phase of the waiting room. */
export function waitingRoomStates({ show }: PageScenario): readonly PageState[] {
  const path = `/tickets?show=${show.id}`;
  const opened: Show = { ...show, salesOpenAt: inHours(-0.1), waitingRoom: "on", ticketTypes: types };
  const coming: Show = { ...opened, salesOpen: false, salesOpenAt: inHours(0.2), waitingRoom: "auto" };
  const responses = (entry: Partial<WaitingRoomEntry>, of = opened) => ({
    "/api/show": [of],
    // A cart that has begun does not wait.
    "/api/carts": null,
    [`/api/show/${show.id}/waiting-room`]: testEntry({ now: new Date().toISOString(), ...entry }),
  });
  const room = testRoom({ ...NEWEST, opensAt: opened.salesOpenAt, letIn: 41, waiting: 2269 });
  const of = (
    name: string,
    shows: string,
    entry: Partial<WaitingRoomEntry>,
    more: Partial<PageState> = {},
  ): PageState => ({
    name: `waiting room ${name}`,
    as: "member",
    path,
    responses: responses({ room, ...entry }),
    shows,
    ...more,
  });
  const before = testRoom({ ...NEWEST, opensAt: coming.salesOpenAt, drawn: false, waiting: 2310 });
  return [
    of(
      "before the opening",
      "Er wachten nu 2.310 mensen.",
      {},
      {
        responses: responses({ room: before }, coming),
        steps: {
          "how the order is drawn": (page) => page.getByText("Hoe u de loting kunt nakijken").click(),
          "with a seat pressed": pressSeat(/^De verkoop is nog niet open/),
        },
      },
    ),
    of("drawing", "De volgorde wordt geloot…", { room: { ...room, drawn: false } }),
    of(
      "in line",
      "123 mensen",
      { state: "waiting", rank: 165 },
      {
        steps: {
          "with a seat pressed": pressSeat(/^U bent nog niet aan de beurt/),
          "how the order was drawn": (page) => page.getByText("Hoe u de loting kunt nakijken").click(),
        },
      },
    ),
    of("paused", "Er gaat nu even niemand binnen.", { state: "waiting", rank: 165, room: { ...room, paused: true } }),
    of("turn", "U bent aan de beurt!", { state: "in", rank: 12, until: inHours(0.08) }),
    of("turn over", "Uw beurt is voorbij", { state: "in", rank: 12, until: inHours(-0.01) }),
    of("in French", "Devant vous", { state: "waiting", rank: 165 }, { path: `/fr${path}` }),
    of("in English", "Ahead of you", { state: "waiting", rank: 165 }, { path: `/en${path}` }),
  ];
}

const managed = testManagedRoom({ room: testRoom({ ...NEWEST, letIn: 180, waiting: 2130 }) });
const of = (more: Partial<typeof managed>) => ({
  "/api/show": [testShow({ dateTime: LATER, salesOpenAt: "2026-12-01T19:00:00.000Z", salesCloseAt: LATER })],
  "/api/admin/shows/1/waiting-room": { ...managed, ...more },
});
const PATH = "/wachtkamer-beheer";

/** The organiser's page. */
export const waitingRoomAdminStates: readonly PageState[] = [
  {
    name: "organiser's waiting room",
    as: "box-office",
    path: PATH,
    responses: of({ perMinute: 120 }),
    shows: "Terug naar gewoon (60)",
    steps: { "opening for all": press("Open voor iedereen…"), "and back": close },
  },
  {
    name: "organiser's waiting room paused",
    as: "box-office",
    path: PATH,
    responses: of({ room: testRoom({ ...NEWEST, paused: true }), estimateSeconds: null }),
    shows: "Hervatten",
  },
  {
    name: "organiser's waiting room open for all",
    as: "box-office",
    path: PATH,
    responses: of({ openForAll: true, room: testRoom({ ...NEWEST, on: false, waiting: 0 }) }),
    shows: "Iedereen mag binnen",
  },
  {
    name: "organiser's waiting room off",
    as: "box-office",
    path: PATH,
    responses: of({ mode: "off", room: null }),
    shows: "staat uit",
  },
  {
    name: "organiser's waiting room with a rehearsal",
    as: "admin",
    path: PATH,
    responses: { ...of({}), "/api/admin/shows/1/rehearsals": [testRehearsal()] },
    shows: "Niemand kreeg een foutmelding.",
    steps: { "rehearsing again": press("Opening oefenen…"), "and back to the report": close },
  },
  {
    name: "organiser's waiting room while it is rehearsed",
    as: "admin",
    path: PATH,
    responses: {
      ...of({}),
      "/api/admin/shows/1/rehearsals": [
        testRehearsal({ id: 4, state: "RUNNING", endedAt: null, report: testReport({ waiting: 90, inside: 30 }) }),
        testRehearsal({ state: "FAILED", report: null }),
      ],
    },
    shows: "Stop de oefening",
  },
  ...inStates("organiser's waiting room", "box-office", PATH, { "/api/show": [] }, "Geen voorstellingen gepland"),
];
