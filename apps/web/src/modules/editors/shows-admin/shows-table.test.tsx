import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { Show } from "@podium/shared/contracts/shows";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testAccount } from "#test/test-user.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { ShowsTable } from "./shows-table.tsx";

const nothing = () => undefined;

beforeEach(() => {
  setToken("token");
  setUser(testAccount({ role: "ADMIN" }));
  respond("deleteShow", () => refusal("SHOW_HAS_RESERVATIONS"));
});
afterEach(() => signOut());

async function refuse(show: Show) {
  respond("listShows", [show]);
  renderScreen(<ShowsTable planning={false} onPlanning={nothing} onSeats={nothing} />);
  await userEvent.click(await screen.findByRole("button", { name: "Verwijderen De Vrek" }));
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Verwijderen" }));
  expect(await dialog.findByText(errorMessage("SHOW_HAS_RESERVATIONS"))).toBeDefined();
  return dialog;
}

it("leads from a refused deletion to cancelling the show", async () => {
  respond("getShowChange", () => refusal("SHOW_NOT_FOUND"));
  const dialog = await refuse(testShow({ id: 6, dateTime: "2099-12-05T19:00:00.000Z" }));
  await userEvent.click(dialog.getByRole("button", { name: "Voorstelling afgelasten…" }));
  await expect.poll(() => callsOf("getShowChange").length).toBeGreaterThan(0);
  expect(screen.queryByText("Voorstelling verwijderen")).toBeNull();
});

it("leads nowhere for a show that was cancelled already", async () => {
  const dialog = await refuse(
    testShow({ dateTime: "2099-12-05T19:00:00.000Z", cancelledAt: "2026-01-01T00:00:00.000Z" }),
  );
  expect(dialog.queryByRole("button", { name: "Voorstelling afgelasten…" })).toBeNull();
});
