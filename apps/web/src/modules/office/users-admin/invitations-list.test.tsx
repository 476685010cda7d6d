import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testInvitation } from "#test/test-user.ts";
import { InvitationsList } from "./invitations-list.tsx";

const listed = (...items: ReturnType<typeof testInvitation>[]) => ({ items, stayHere: false });

it("says of each invitation when its mail left and until when it holds, and which one expired or was refused", async () => {
  respond(
    "listInvitations",
    listed(
      testInvitation(),
      testInvitation({ id: 5, email: "rik@voorbeeld.be", expired: true }),
      testInvitation({ id: 6, email: "eva@voorbeeld.be", sentAt: null, mailRefused: true }),
    ),
  );
  renderScreen(<InvitationsList />);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Kassa.*Wacht op antwoord.*Verstuurd op .*20.*; geldig tot .*27.*; door Jan Baas/),
    expect.stringMatching(/Verlopen.*verlopen op /),
    expect.stringMatching(/Mail geweigerd.*Nog niet verstuurd; geldig tot /),
  ]);
});

it("says that no mail reaches anybody where there is no mail server", async () => {
  respond("listInvitations", { ...listed(testInvitation()), stayHere: true });
  renderScreen(<InvitationsList />);
  expect(await screen.findByText(/^Er is geen mailserver ingesteld/)).toBeDefined();
  expect(screen.getByText("Mail niet verstuurd")).toBeDefined();
  expect(screen.queryByText(/Verstuurd op/)).toBeNull();
});

it("sends an invitation again, and withdraws it once that is confirmed", async () => {
  respond("listInvitations", listed(testInvitation({ expired: true })));
  respond("resendInvitation", () => {
    respond("listInvitations", listed(testInvitation()));
    return testInvitation();
  });
  respond("endInvitation", () => {
    respond("listInvitations", listed());
    return null;
  });
  renderScreen(<InvitationsList />);
  await userEvent.click(await screen.findByRole("button", { name: "Stuur opnieuw" }));
  expect(await screen.findByText("Wacht op antwoord")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Trek in" }));
  expect(callsOf("endInvitation")).toEqual([]);
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Intrekken" }));
  await expect.poll(() => screen.queryByText("Uitnodigingen")).toBeNull();
});
