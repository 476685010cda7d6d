import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { UnsentMails } from "./unsent-mails.tsx";

it("names an unsent mail, and calls one that only a newer release knows a mail", async () => {
  const mail = { recipient: "mia@post.example", attempts: 1, error: "451 later", nextTryAt: null };
  const items = [
    { ...mail, id: 1, kind: "TICKETS", reservationId: 12 },
    { ...mail, id: 2, kind: "NEXT_VERSION_MAIL", reservationId: null },
  ];
  respond("listUnsentMails", { items, total: 2, stayHere: false });
  renderScreen(<UnsentMails />);
  expect((await screen.findByRole("link")).textContent).toBe("Tickets van reservering 12");
  expect(screen.getByText("Mail", { exact: true })).toBeDefined();
});

it.each([
  ["that all is sent, where there is a mail server", false, "Alle mails zijn verstuurd."],
  ["that nobody gets them, where they lie in a folder", true, /liggen in een map op de server/],
])("says %s", async (_, stayHere, words) => {
  respond("listUnsentMails", { items: [], total: 0, stayHere });
  renderScreen(<UnsentMails />);
  expect(await screen.findByText(words)).toBeDefined();
});
