import { expect } from "@playwright/test";
import type { Chooser, ShowChangeState } from "@podium/shared/contracts/show-changes";
import { namedById } from "@podium/shared/halls/seat-names";
import { testShow } from "#test/test-show.ts";
import { close, press, type PageState } from "./page-state.ts";

const AT = "2098-12-05T19:00:00.000Z";
const show = testShow({ dateTime: AT, salesCloseAt: AT });
const moved = { ...show, told: { dateTime: "2098-11-29T19:00:00.000Z" } };
const cancelled = { ...show, salesOpen: false, cancelledAt: "2098-11-20T10:00:00.000Z" };

const chooser = (reservationId: number, more: Partial<Chooser>): Chooser => ({
  reservationId,
  name: "Annemarie Van Nieuwenhuyse-Callebaut",
  email: "annemarie@voorbeeld.be",
  number: "0470 11 22 33",
  seats: [namedById("R1-A"), namedById("R1-B")],
  amount: 24,
  choice: null,
  chosenAt: null,
  chosenBy: null,
  choices: ["VOUCHER", "MONEY", "GIFT"],
  isRefunded: false,
  voucherIds: [],
  needsIban: true,
  holder: "Marleen Peeters",
  ...more,
});
const chosen = { chosenAt: "2098-11-21T10:00:00.000Z", needsIban: false };
const state: ShowChangeState = {
  holders: {
    people: 3,
    reservations: 4,
    seats: 7,
    amount: 84,
    unpaid: 2,
    reach: 4,
    reachOfCancellation: 3,
    toCall: [
      { reservationId: 44, name: "Rosa Maas", number: "0470112233", seats: 2, isPaid: true },
      { reservationId: 45, name: "Jos Vermeulen", number: "", seats: 1, isPaid: false },
      { reservationId: 47, name: "Mia Peeters", number: "0470112244", seats: 0, isPaid: true },
    ],
    waiting: 3,
  },
  change: {
    kind: "CANCELLED",
    madeAt: "2098-11-20T10:00:00.000Z",
    chooseBefore: "2098-12-04T22:59:00.000Z",
    items: [
      chooser(42, {}),
      chooser(43, { ...chosen, name: "Wout Claes", choice: "MONEY", choices: [], isRefunded: true }),
      chooser(44, {
        ...chosen,
        name: "Rosa Maas",
        email: "",
        choice: "VOUCHER",
        voucherIds: [12],
        choices: [],
        chosenBy: "Els Wouters",
      }),
      chooser(46, { name: "Jos Vermeulen", email: "", number: "" }),
      chooser(48, { ...chosen, name: "Griet Aerts", choice: "GIFT", seats: [] }),
    ],
  },
};

/** Page states of cancelling or postponing a show, for administrators. */
export const showChangeStates: readonly PageState[] = [
  {
    name: "cancelling a show",
    as: "admin",
    path: "/shows-beheer",
    responses: { "/api/show": [show], "/api/admin/shows/1/change": { ...state, change: null } },
    shows: show.name,
    steps: {
      writing: async (opened) => {
        await press(/^Bewerken/)(opened);
        await press("Voorstelling afgelasten…")(opened);
        await expect(opened.getByText("Dit gaat over 3 mensen")).toBeVisible();
      },
      asking: press("Afgelasten…"),
    },
  },
  {
    name: "another date",
    as: "admin",
    path: "/shows-beheer",
    responses: {
      "/api/show": [moved],
      "/api/admin/shows/1/change": { ...state, change: null },
      "/api/admin/shows/1/messages/preview": { subject: "", html: "<p>Beste Els,</p>", text: "" },
    },
    shows: "Verandering melden…",
    steps: {
      writing: async (opened) => {
        await press(/^Verandering melden/)(opened);
        await expect(opened.getByText("De mail gaat naar 4 mensen, ook naar wie nog moet betalen.")).toBeVisible();
      },
      "with a mistake": async (opened) => {
        await opened.getByLabel("Kiezen kan tot en met").fill("2098-12-06");
        await press("Versturen…")(opened);
      },
      "asking nothing": async (opened) => opened.getByLabel(/^Wie betaalde, mag kiezen/).uncheck(),
      "without a mail": press("Geen mail nodig…"),
    },
  },
  {
    name: "choices about a cancelled show",
    as: "admin",
    path: "/shows-beheer",
    responses: { "/api/show": [cancelled], "/api/admin/shows/1/change": state },
    shows: "Afgelast",
    steps: {
      "who chose what": async (opened) => {
        await press(/^Keuzes/)(opened);
        await expect(opened.getByText("2 van 5 reserveringen kozen nog niet.")).toBeVisible();
      },
      "for somebody": press(/^Kies voor Annemarie/),
      "for somebody without an address": async (opened) => {
        await close(opened);
        await press("Kies voor Jos Vermeulen")(opened);
        await opened.getByRole("radio", { name: "Cadeaubon" }).check();
      },
      reminding: async (opened) => {
        await close(opened);
        await press("Herinner wie nog niet koos…")(opened);
      },
    },
  },
];
