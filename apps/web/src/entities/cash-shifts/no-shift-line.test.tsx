import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { openShift } from "#test/test-money.ts";
import { NoShiftLine } from "./no-shift-line.tsx";

it("says that no shift is open, where one can be opened", async () => {
  respond("listCashShifts", { own: null, shifts: [] });
  renderScreen(<NoShiftLine />);
  expect((await screen.findByRole("status")).textContent).toContain("zonder dienst");
  expect(screen.getByRole("link", { name: "Dienst openen" }).getAttribute("href")).toBe("/kassa-beheer");
});

it("says nothing while a shift is open", async () => {
  respond("listCashShifts", { own: openShift(), shifts: [] });
  renderScreen(<NoShiftLine />);
  await settled();
  expect(screen.queryByRole("status")).toBeNull();
});
