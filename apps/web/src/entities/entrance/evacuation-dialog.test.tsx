import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CheckInList } from "@podium/shared/contracts/check-in";
import { evacuationList, leftCompanion, leftWheelchair, theatreSeats } from "#test/evacuation-list.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { EvacuationDialog } from "./evacuation-dialog.tsx";

const seat = theatreSeats[5] ?? "";
const sold = {
  [leftWheelchair]: { guest: "Rosa Maes", inside: true },
  [leftCompanion]: { guest: "Jef Maes" },
  [seat]: { guest: "Karel Claes", inside: true },
};

beforeEach(() => vi.setSystemTime("2026-12-05T19:05:00.000Z"));
afterEach(() => vi.useRealTimers());

function open(list: CheckInList, { reachable = true, unsent = 0 } = {}) {
  renderScreen(
    <EvacuationDialog
      list={list}
      isInside={({ scannedAt }) => scannedAt !== null}
      reachable={reachable}
      unsent={unsent}
      onClose={() => undefined}
    />,
  );
  return within(screen.getByRole("dialog", { name: "Ontruimingslijst" }));
}
const MISSING = /zonder verbinding: wat andere toestellen scanden staat er misschien niet op/;

it("names who has a wheelchair place and nobody else, not even the companion", () => {
  const dialog = open(evacuationList(sold));
  expect(dialog.getByText("Rosa Maes")).toBeTruthy();
  expect(dialog.getByText("Dichtste uitgang: Deur links op het plan")).toBeTruthy();
  expect(dialog.getByText(/^Begeleider: .*\(nog niet binnen\)$/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Jef Maes|Karel Claes/);
});

it("says how old the list is, and that other devices' scans may be missing without a network or when it is old", () => {
  const list = evacuationList(sold);
  expect(open(list).getByText("Bijgewerkt om 20:04.")).toBeTruthy();
  cleanup();
  expect(open(list, { reachable: false, unsent: 2 }).getByText(MISSING)).toBeTruthy();
  expect(screen.getAllByText(/^2 scans van dit toestel/)).not.toEqual([]);
  cleanup();
  // The device believes that it has a network, and got no list for ten minutes.
  vi.setSystemTime("2026-12-05T19:14:00.000Z");
  expect(open(list).getByText(MISSING)).toBeTruthy();
});

it("prints the whole sheet, from what is on the device", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue(undefined);
  const dialog = open(evacuationList(sold), { reachable: false });
  await userEvent.click(dialog.getByRole("button", { name: "Afdrukken" }));
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector("[data-printed-sheet]")?.textContent;
  expect(paper).toMatch(/2 bezoekers binnenvan 3 met een betaald ticket/);
  expect(paper).toMatch(MISSING);
  expect(paper).toMatch(/Rosa Maes/);
  print.mockRestore();
});

it("says that the plan has no doors, and that a hall has no wheelchair places", () => {
  expect(open(evacuationList(sold, false)).getByText(/staan geen deuren/)).toBeTruthy();
  cleanup();
  const list = { ...evacuationList({ [seat]: {} }), evacuation: { exits: [], zones: [], wheelchairPlaces: [] } };
  const dialog = open(list);
  expect(dialog.getByText("Het plan van deze zaal heeft geen rolstoelplaatsen.")).toBeTruthy();
  expect(dialog.getByText("0")).toBeTruthy();
});
