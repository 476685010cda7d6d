import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callsOf, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testTakings } from "#test/test-money.ts";
import { testShow } from "#test/test-show.ts";
import { choiceOf, takingsOptions, takingsRows } from "./takings.ts";
import { TakingsBoard } from "./takings-board.tsx";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const print = vi.fn<() => void>();
const shows = [
  testShow({ id: 1, playId: 3, dateTime: "2099-12-04T19:00:00.000Z" }),
  testShow({ id: 2, playId: 3, dateTime: "2099-12-05T19:00:00.000Z" }),
  testShow({ id: 9, name: "Quiz", dateTime: "2020-01-05T19:00:00.000Z" }),
];

beforeEach(() => {
  vi.stubGlobal("print", print);
  respond("listShows", shows);
});
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockClear();
});

it("shows each evening's tickets by price, what is free and still due, and all evenings together", async () => {
  respond("getPlayTakings", testTakings());
  respond("getShowTakings", testTakings({ evenings: [] }));
  renderScreen(<TakingsBoard />);
  await userEvent.click(await screen.findByLabelText("Voorstelling"));
  await userEvent.click(await screen.findByRole("option", { name: /alle 2 voorstellingen samen/ }));
  const together = within(await screen.findByRole("table", { name: "Alle voorstellingen samen" }));
  const rows = together
    .getAllByRole("row")
    .map((row) => plain([...row.children].map((cell) => cell.textContent).join("|")));
  expect(rows).toEqual([
    "Prijs|Tickets|Bedrag",
    "€ 12,00|108|€ 1.296,00",
    "€ 6,00|6|€ 36,00",
    "Gratis|6|€ 0,00",
    "Kwijtgescholden|€ -4,00",
    "Samen|120|€ 1.328,00",
    "Daarvan nog te ontvangen aan de kassa|€ 24,00",
  ]);
  // On the screen, and on the paper behind it.
  expect(screen.getAllByText("193 plaatsen, waarvan 4 geblokkeerd, 63 % bezet")).toHaveLength(2);
  expect(screen.getAllByText("Deze voorstelling is afgelast.")).toHaveLength(2);
});

it("prints the statement once the log knows of it", async () => {
  const announced = pending("recordExport");
  respond("getShowTakings", testTakings({ evenings: testTakings().evenings.slice(0, 1) }));
  renderScreen(<TakingsBoard />);
  await userEvent.click(await screen.findByRole("button", { name: "Afdrukken" }));
  expect((await announced.called()).body).toEqual({ list: "afrekening", lines: 5, showId: 9 });
  expect(callsOf("getShowTakings")[0]?.path).toContain("/9/");
  expect(print).not.toHaveBeenCalled();
  await announced.respond(null);
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

it("offers plays of several evenings first, and opens with the evening that was played last", () => {
  expect(takingsOptions(shows).map(({ value }) => value)).toEqual(["play-3", "show-2", "show-1", "show-9"]);
  expect(choiceOf(shows, null, Date.parse("2026-12-01T00:00:00Z"))).toEqual({ kind: "show", id: 9 });
  expect(choiceOf(shows, null, Date.parse("2019-12-01T00:00:00Z"))).toEqual({ kind: "show", id: 9 });
  expect(choiceOf(shows, "play-3", 0)).toEqual({ kind: "play", id: 3 });
  expect(choiceOf([], null, 0)).toBeNull();
});

it("exports a row for each price, and sums that add up", () => {
  expect(takingsRows(testTakings()).slice(1, 6)).toEqual([
    ["De Vrek", "2099-12-04", "Parochiezaal", "", "12,00", "108", "1296,00"],
    ["De Vrek", "2099-12-04", "Parochiezaal", "", "6,00", "6", "36,00"],
    ["De Vrek", "2099-12-04", "Parochiezaal", "", "0,00", "6", "0,00"],
    ["De Vrek", "2099-12-04", "Parochiezaal", "", "Kwijtgescholden", "", "-4,00"],
    ["De Vrek", "2099-12-04", "Parochiezaal", "193", "Samen", "120", "1328,00"],
  ]);
  expect(takingsRows(testTakings()).map(([of]) => of)).toContain("De Vrek (afgelast)");
  expect(takingsRows(testTakings()).at(-1)).toEqual([
    "De Vrek",
    "Alle voorstellingen",
    "",
    "193",
    "Samen",
    "120",
    "1328,00",
  ]);
});
