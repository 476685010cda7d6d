import { screen, within } from "@testing-library/react";
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
    { seatId: "R1-C", status: "blocked", reservationId: null, reason: "press", holder: "Radio Zuid" },
  ]);
  respond("blockSeats", { seatIds: [] });
  respond("unblockSeats", { seatIds: [] });
  respond("holdBlockedSeats", { seatIds: [] });
  renderScreen(<BlockedSeatsDialog show={testShow()} onClose={() => undefined} onSaved={() => undefined} />);
  await expect.poll(() => chair("R1-A").getAttribute("data-state")).toBe("available");
});

it("blocks what is free of a whole row for one holder until a moment, and asks for a reason first", async () => {
  await userEvent.click(screen.getByLabelText("Hele rij of tafel kiezen"));
  await userEvent.click(await screen.findByRole("option", { name: /^Rij 1 \(2 vrij\)$/ }));
  await save();
  expect(await screen.findByText("Vul in waarvoor de stoelen zijn.")).toBeDefined();
  expect(callsOf("blockSeats")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Eregasten" }));
  await fill(screen.getByLabelText("Reden"), "Eregasten van de gemeente");
  await fill(screen.getByLabelText(/^Vanzelf vrijgeven op/), "2020-01-01T20:00");
  await save();
  expect(await screen.findByText("Kies een dag en een uur die nog moeten komen.")).toBeDefined();
  expect(callsOf("blockSeats")).toEqual([]);
  await fill(screen.getByLabelText(/^Vanzelf vrijgeven op/), "2099-03-06T20:00");
  await fill(screen.getByLabelText(/^Voor wie/), "Burgemeester");
  await save();
  await expect
    .poll(() => callsOf("blockSeats").map(({ body }) => body))
    .toEqual([
      {
        seatIds: ["R1-A", "R1-B"],
        reason: "Eregasten van de gemeente",
        holder: "Burgemeester",
        releaseAt: "2099-03-06T19:00:00.000Z",
      },
    ]);
});

it("says why seats are blocked, and asks for no reason to release them", async () => {
  expect(screen.getByRole("region", { name: "Nu geblokkeerd" }).textContent).toContain(
    "Pers, Radio Zuid: Rij 1, stoel C",
  );
  await userEvent.click(chair("R1-C"));
  expect(screen.queryByLabelText("Reden")).toBeNull();
  await save();
  await expect.poll(() => callsOf("unblockSeats").map(({ body }) => body)).toEqual([{ seatIds: ["R1-C"] }]);
});

it("changes only what was typed of blocked seats, which stay blocked, beside seats that are blocked at that moment", async () => {
  await userEvent.click(chair("R1-C"));
  await userEvent.click(screen.getByRole("radio", { name: /^Wijzigen/ }));
  expect(screen.getByLabelText("Reden")).toHaveProperty("value", "Pers");
  await fill(screen.getByLabelText("Reden"), "");
  await save();
  expect(await screen.findByText("Vul in waarvoor de stoelen zijn.")).toBeDefined();
  await userEvent.click(chair("R1-A"));
  await userEvent.click(screen.getByRole("button", { name: "Partner" }));
  await save();
  await expect
    .poll(() => callsOf("holdBlockedSeats").map(({ body }) => body))
    .toEqual([{ seatIds: ["R1-C"], reason: "partner", onlyBlocked: true }]);
  expect(callsOf("blockSeats").map(({ body }) => body)).toEqual([
    { seatIds: ["R1-A"], reason: "partner", holder: "Radio Zuid" },
  ]);
  expect(callsOf("unblockSeats")).toEqual([]);
});

it("releases the seats of one holder now, after a question that names them", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Nu vrijgeven: Pers, Radio Zuid" }));
  const question = await screen.findByRole("alertdialog", { name: "Deze plaats nu vrijgeven?" });
  expect(question.textContent).toContain("Rij 1, stoel C (Pers, Radio Zuid)");
  expect(callsOf("unblockSeats")).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Nu vrijgeven" }));
  await expect.poll(() => callsOf("unblockSeats").map(({ body }) => body)).toEqual([{ seatIds: ["R1-C"] }]);
});

it("says beside the hall's follow-up for what seats are blocked, and nothing where none is", async () => {
  const { unmount } = renderScreen(<BlockedOfShow showId={1} hallPlanId={1} />);
  expect(await screen.findAllByText("Pers, Radio Zuid")).not.toEqual([]);
  unmount();
  respond("listBoxOfficeSeats", [{ seatId: "R1-A", status: "available", reservationId: null }]);
  const { container } = renderScreen(<BlockedOfShow showId={1} hallPlanId={1} />);
  await expect.poll(() => callsOf("listBoxOfficeSeats").length).toBe(3);
  expect(container.textContent).toBe("");
});
