import type { Invitation } from "@podium/shared/contracts/invitations";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testInvitation } from "#test/test-user.ts";
import { UsersPage } from "./users.tsx";

const listed = (...items: Invitation[]) => ({ items, stayHere: false });

it("invites an administrator only once that is ticked", async () => {
  respond("listUsers", { items: [], total: 0, page: 1, pageSize: 25 });
  respond("listInvitations", listed());
  respond("invite", () => {
    respond("listInvitations", listed(testInvitation({ role: "ADMIN" })));
    return testInvitation({ role: "ADMIN" });
  });
  renderScreen(<UsersPage />);
  await userEvent.click(screen.getByRole("button", { name: "Nodig een vrijwilliger uit" }));
  await fill(screen.getByLabelText("E-mailadres"), "mia@voorbeeld.be");
  await fill(screen.getByLabelText("Voornaam"), "Mia");
  await userEvent.click(screen.getByRole("combobox", { name: "Rol" }));
  await userEvent.click(screen.getByRole("option", { name: "Admin" }));
  await userEvent.click(screen.getByRole("button", { name: "Uitnodigen" }));
  expect(await screen.findByText("Vink eerst aan dat deze persoon beheerder wordt.")).toBeDefined();
  expect(callsOf("invite")).toEqual([]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Ja, deze persoon wordt beheerder." }));
  await userEvent.click(screen.getByRole("button", { name: "Uitnodigen" }));
  expect(await screen.findByText("Mia Dierckx")).toBeDefined();
});
