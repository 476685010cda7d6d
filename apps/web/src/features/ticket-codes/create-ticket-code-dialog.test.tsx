import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { callsOf, offline, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { CreateTicketCodeDialog } from "./create-ticket-code-dialog.tsx";

const nothing = (): void => undefined;
const create = () => userEvent.click(screen.getByRole("button", { name: "Aanmaken" }));
const bodies = () => callsOf("createTicketCode").map(({ body }) => body);

async function openDiscount(): Promise<void> {
  respond("listShows", [
    testShow({ id: 4, name: "De vrek" }),
    testShow({ id: 5, name: "Slisse", cancelledAt: "2026-01-20T10:00:00.000Z" }),
    testShow({ id: 6, name: "Het gezin" }),
    testShow({ id: 7, name: "Slotavond" }),
  ]);
  respond("createTicketCode", offline);
  renderScreen(<CreateTicketCodeDialog onClose={nothing} onCreated={nothing} />);
  screen.getByLabelText("Type").focus();
  await userEvent.keyboard("K");
  await screen.findByRole("group", { name: "Enkel voor deze voorstellingen" });
}

it("makes a code for the shows that are ticked, of those that still take place", async () => {
  await openDiscount();
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  expect(screen.queryByLabelText(/^Slisse/)).toBeNull();
  for (const name of [/^De vrek/, /^Het gezin/, /^Slotavond/]) await userEvent.click(screen.getByLabelText(name));
  await userEvent.click(screen.getByLabelText(/^Het gezin/));
  await create();
  await expect.poll(bodies).toEqual([{ type: "DISCOUNT", percent: 10, maxTickets: 1, showIds: [4, 7] }]);
});

it("makes a code for all shows when none is ticked, and says so beside the boxes", async () => {
  await openDiscount();
  const shows = screen.getByRole("group", { name: "Enkel voor deze voorstellingen" });
  const hint = document.getElementById(shows.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toMatch(/^Kiest u er geen, dan geldt de code voor alle voorstellingen/);
  await create();
  await expect.poll(bodies).toEqual([{ type: "DISCOUNT", percent: 10, maxTickets: 1 }]);
});
