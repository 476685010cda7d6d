import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { BlockedOfShow } from "./blocked-list.tsx";
import { BlockedSeatsDialog } from "./blocked-seats-dialog.tsx";

const chair = (id: string) => document.querySelector(`.hall-seat[data-seat="${id}"]`) ?? document.body;
const save = () => userEvent.click(screen.getByRole("button", { name: "Bewaren" }));

beforeEach(async () => {
  respond("getHallPlan", testPlan);
  respond("listBoxOfficeSeats", [
    { seatId: "R1-A", status: "available", reservationId: null },
    { seatId: "R1-B", status: "available", reservationId: null },
    { seatId: "R1-C", status: "blocked", reservationId: null, reason: "Pers" },
  ]);
  respond("blockSeats", { seatIds: [] });
  respond("unblockSeats", { seatIds: [] });
  respond("changeBlockReason", { seatIds: [] });
  renderScreen(<BlockedSeatsDialog show={testShow()} onClose={() => undefined} onSaved={() => undefined} />);
  await expect.poll(() => chair("R1-A").getAttribute("data-state")).toBe("available");
});

it("blocks what is free of a whole row with one reason, and asks for it first", async () => {
  await userEvent.click(screen.getByLabelText("Hele rij of tafel kiezen"));
  await userEvent.click(await screen.findByRole("option", { name: /^Rij 1 \(2 vrij\)$/ }));
  await save();
  expect(await screen.findByText("Vul in waarvoor de stoelen zijn.")).toBeDefined();
  expect(callsOf("blockSeats")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Eregasten" }));
  await fill(screen.getByLabelText("Reden"), "Eregasten van de gemeente");
  await save();
  await expect
    .poll(() => callsOf("blockSeats").map(({ body }) => body))
    .toEqual([{ seatIds: ["R1-A", "R1-B"], reason: "Eregasten van de gemeente" }]);
});

it("says why seats are blocked, and asks for no reason to release them", async () => {
  expect(screen.getByRole("region", { name: "Nu geblokkeerd" }).textContent).toContain("Pers: Rij 1, stoel C");
  await userEvent.click(chair("R1-C"));
  expect(screen.queryByLabelText("Reden")).toBeNull();
  await save();
  await expect.poll(() => callsOf("unblockSeats").map(({ body }) => body)).toEqual([{ seatIds: ["R1-C"] }]);
});

it("gives blocked seats another reason while they stay blocked, with those that are blocked at that moment", async () => {
  await userEvent.click(chair("R1-C"));
  await userEvent.click(screen.getByRole("radio", { name: /^Andere reden/ }));
  await save();
  expect(await screen.findByText("Vul in waarvoor de stoelen zijn.")).toBeDefined();
  await userEvent.click(chair("R1-A"));
  await userEvent.click(screen.getByRole("button", { name: "Eregasten" }));
  await save();
  await expect
    .poll(() => callsOf("changeBlockReason").map(({ body }) => body))
    .toEqual([{ seatIds: ["R1-C"], reason: "Eregasten" }]);
  expect(callsOf("blockSeats").map(({ body }) => body)).toEqual([{ seatIds: ["R1-A"], reason: "Eregasten" }]);
  expect(callsOf("unblockSeats")).toEqual([]);
});

it("says beside the hall's follow-up for what seats are blocked, and nothing where none is", async () => {
  const { unmount } = renderScreen(<BlockedOfShow showId={1} hallPlanId={1} />);
  expect(await screen.findAllByText("Pers")).not.toEqual([]);
  unmount();
  respond("listBoxOfficeSeats", [{ seatId: "R1-A", status: "available", reservationId: null }]);
  const { container } = renderScreen(<BlockedOfShow showId={1} hallPlanId={1} />);
  await expect.poll(() => callsOf("listBoxOfficeSeats").length).toBe(3);
  expect(container.textContent).toBe("");
});
