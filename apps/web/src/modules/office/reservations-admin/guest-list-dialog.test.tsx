import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast } from "#ui/toast.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { GuestListDialog } from "./guest-list-dialog.tsx";

const print = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("print", print);
  respond("getHallPlan", testPlan);
  respond("listShows", [testShow()]);
  respond("listReservations", [testReservation({ status: "CONFIRMED" })]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockClear();
});

async function pressPrint(): Promise<void> {
  renderScreen(<GuestListDialog onClose={() => undefined} />);
  await screen.findAllByText("Peeters An");
  await userEvent.click(screen.getByRole("button", { name: "Afdrukken" }));
}

it("prints the guest list once the log knows who exported how many guests of which show", async () => {
  const announced = pending("recordExport");
  await pressPrint();
  expect((await announced.called()).body).toEqual({ list: "gastenlijst", lines: 1, showId: 1 });
  expect(print).not.toHaveBeenCalled();
  await announced.respond(null);
  await expect.poll(() => print.mock.calls.length).toBe(1);
});

it("counts reservations, and prints who has a ticket that was passed on, and from whom", async () => {
  const seats = testSeats("R1-A", "R1-B").map((each) => ({ ...each, holder: "Rosa Maas" }));
  respond("listReservations", [testReservation({ status: "CONFIRMED", seats })]);
  renderScreen(<GuestListDialog onClose={() => undefined} />);
  const sheet = await screen.findByRole("dialog", { name: "Gastenlijst" });
  const lineOf = async (name: string) => (await within(sheet).findByText(name)).closest("tr")?.textContent;
  expect(await lineOf("Maas Rosa")).toContain("Rij 1, stoelen A en B (2)Doorgegeven door An Peeters");
  expect(await lineOf("Peeters An")).toContain("Geen plaats meer");
  expect(sheet.textContent).toContain("2 plaatsen, 1 reservering,");
});

it("prints nothing that the log does not know of, and says so", async () => {
  respond("recordExport", () => refusal("FORBIDDEN"));
  const toasted = vi.spyOn(toast, "error");
  await pressPrint();
  await expect
    .poll(() => toasted.mock.calls)
    .toEqual([["Afdrukken is niet gelukt.", { description: errorMessage("FORBIDDEN") }]]);
  expect(callsOf("recordExport")).toHaveLength(1);
  expect(print).not.toHaveBeenCalled();
});
