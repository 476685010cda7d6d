import { expect } from "@playwright/test";
import type { ChoicePage } from "@podium/shared/contracts/show-changes";
import { namedById } from "@podium/shared/halls/seat-names";
import { button, close, inStates, press, type PageState } from "./page-state.ts";

type Change = ChoicePage["changes"][number];
type Asked = Change["reservations"][number];

const SHOW = { id: 1, name: "De vrek", dateTime: "2098-12-05T19:00:00.000Z" };

const asked = (id: number, more: Partial<Asked> = {}): Asked => ({
  id,
  seats: [namedById("R1-A"), namedById("R1-B")],
  amount: 24,
  onVouchers: 0,
  choice: null,
  choices: ["VOUCHER", "MONEY", "GIFT"],
  needsIban: true,
  holder: "Marleen Peeters",
  ...more,
});

const change = (reservations: Asked[], more: Partial<Change> = {}): Change => ({
  kind: "CANCELLED",
  show: SHOW,
  chooseBefore: "2098-12-04T22:59:00.000Z",
  isOpen: true,
  reservations,
  ...more,
});

/** Choices that remain open: a visitor may change them later. */
const LOOSE = { choices: ["KEEP", "VOUCHER", "MONEY"], needsIban: false } as const satisfies Partial<Asked>;
const FINAL = { choices: [] } satisfies Partial<Asked>;

// Each page state has its own address, because a page that is opened again keeps the link that it had.
let links = 0;
const choosing = (name: string, changes: Change[], shows: string, steps?: PageState["steps"]): PageState => ({
  name,
  as: "visitor",
  path: `/keuze?pagina=${++links}#token=${links}.abc`,
  responses: { "/api/choices": { changes } satisfies ChoicePage },
  shows,
  ...(steps && { steps }),
});

/** Page states of a cancelled or postponed show, for ticket holders. */
export const choiceStates: readonly PageState[] = [
  choosing("choice", [change([asked(42)])], "Wat wilt u?", {
    "of nothing": press("Bevestig mijn keuze"),
    "without an account number": async (page) => {
      await page.getByRole("radio", { name: /Mijn geld terug/ }).check();
      await press("Bevestig mijn keuze")(page);
    },
    "of a gift, asked": async (page) => {
      await page.getByRole("radio", { name: /Ik schenk/ }).check();
      await press("Bevestig mijn keuze")(page);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
    "of money, asked": async (page) => {
      await close(page);
      await page.getByRole("radio", { name: /Mijn geld terug/ }).check();
      await page.getByLabel("Rekeningnummer").fill("BE68 5390 0754 7034");
      await press("Bevestig mijn keuze")(page);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  }),
  choosing(
    "choice about another date",
    [change([asked(42, { ...LOOSE, onVouchers: 6 })], { kind: "CHANGED" })],
    "De vrek verandert",
  ),
  choosing(
    "choice of who paid nothing",
    [change([asked(42, { amount: 0, choices: ["KEEP", "GIFT"], needsIban: false })], { kind: "CHANGED" })],
    "Ik kom niet",
  ),
  choosing("choice of who gave all tickets back", [change([asked(42, { seats: [] })])], "Teruggegeven tickets"),
  choosing(
    "choices made",
    [
      change([
        asked(42, { choice: "MONEY", needsIban: false, ibanEnd: "7034" }),
        asked(43, { ...FINAL, choice: "VOUCHER", seats: [namedById("T4-C")], amount: 12 }),
        asked(44, { ...FINAL, choice: "GIFT" }),
      ]),
      change([asked(45, { ...LOOSE, choice: "KEEP" })], { kind: "CHANGED", show: { ...SHOW, id: 2, name: "Kerst" } }),
    ],
    "U koos uw geld terug.",
    {
      "another one": async (page) => {
        await press("Iets anders kiezen")(page);
        await expect(button(page, "Toch niet")).toBeVisible();
      },
    },
  ),
  choosing("choice too late", [change([asked(42)], { isOpen: false })], "De laatste dag om zelf te kiezen is voorbij."),
  choosing("nothing to choose", [], "Er valt nu niets te kiezen"),
  { name: "choice by a wrong link", as: "visitor", path: "/keuze#token=9.abc", shows: "Deze link werkt niet meer" },
  ...inStates("choice", "visitor", "/keuze").map((pageState, index) => ({
    ...pageState,
    path: `${pageState.path}?staat=${index}#token=1.abc`,
  })),
  {
    name: "account with a choice to make",
    as: "member",
    path: "/account",
    responses: { "/api/choices": { changes: [change([asked(42, LOOSE)], { kind: "CHANGED" })] } satisfies ChoicePage },
    shows: "De vrek is veranderd",
  },
];
