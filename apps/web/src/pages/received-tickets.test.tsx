import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReceivedTickets } from "@podium/shared/contracts/received-tickets";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ReceivedList } from "#modules/buy/ticket-handover/received-list.tsx";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSeats } from "#test/test-reservation.ts";
import { testSite } from "#test/test-site.ts";
import { ReceivedTicketsPage } from "./received-tickets.tsx";

const show = { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" };
const seats = testSeats("R1-A", "R1-B").map(({ price: _price, ...seat }) => seat);
const received = (change: Partial<ReceivedTickets> = {}): ReceivedTickets => ({
  id: 7,
  giver: "An Peeters",
  holder: "Rosa Maas",
  show,
  seats,
  gone: 0,
  qrContents: ["reservation:7;seat:R1-A;token:x", "reservation:7;seat:R1-B;token:y"],
  qrCodes: ["data:image/png;base64,QQ==", "data:image/png;base64,Qg=="],
  ...change,
});
const words = () => document.body.textContent.replaceAll("\u00a0", " ");
const open = () => {
  window.history.replaceState(null, "", "/gekregen-tickets#token=1.abc");
  return renderScreen(<ReceivedTicketsPage />);
};

beforeEach(() => respond("getSite", testSite()));
afterEach(() => window.history.replaceState(null, "", "/"));

it("shows each ticket with its code to who has the link, whose token is in no address", async () => {
  respond("openReceivedTickets", received());
  open();
  expect(await screen.findByAltText("QR-code voor Rij 1, stoel A")).toBeDefined();
  expect(screen.getByAltText("QR-code voor Rij 1, stoel B")).toBeDefined();
  expect(words()).toContain("An Peeters gaf u deze tickets door.");
  expect(callsOf("openReceivedTickets")[0]?.body).toEqual({ token: "1.abc" });
  expect(window.location.href).not.toContain("abc");
});

it("puts them in a calendar and a wallet by the same link", async () => {
  respond("openReceivedTickets", received());
  respond("getReceivedCalendar", () => refusal("LINK_EXPIRED"));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Zet in uw agenda" }));
  await expect.poll(() => callsOf("getReceivedCalendar").map(({ body }) => body)).toEqual([{ token: "1.abc" }]);
});

it("says plainly that a ticket was withdrawn, and shows those that were not", async () => {
  respond("openReceivedTickets", received({ seats: seats.slice(0, 1), gone: 1 }));
  const { unmount } = open();
  await screen.findByText("Eén ticket is niet meer van u");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  unmount();
  const { qrContents: _contents, qrCodes: _codes, ...none } = received({ seats: [], gone: 1 });
  respond("openReceivedTickets", none);
  open();
  await screen.findByText("Dit ticket is niet meer van u");
  expect(words()).toContain("Uw QR-code geldt niet meer aan de ingang. Vragen? Neem contact op met An Peeters.");
  expect(screen.queryByRole("button", { name: "Zet in uw agenda" })).toBe(null);
});

it("says that a show does not take place, and shows no code for it", async () => {
  const cancelled = { ...show, cancelledAt: "2026-12-01T10:00:00.000Z" };
  const { qrContents: _contents, qrCodes: _codes, ...none } = received({ show: cancelled });
  respond("openReceivedTickets", none);
  open();
  await screen.findByText("Deze voorstelling gaat niet door");
  expect(screen.queryByAltText(/QR-code/)).toBe(null);
  expect(screen.queryByRole("button", { name: "Alle tickets downloaden" })).toBe(null);
});

it("says what to do with a link that is not complete, and without one", async () => {
  respond("openReceivedTickets", () => refusal("LINK_EXPIRED"));
  const { unmount } = open();
  expect(await screen.findByText("Deze link werkt niet")).toBeDefined();
  unmount();
  window.history.replaceState(null, "", "/gekregen-tickets");
  renderScreen(<ReceivedTicketsPage />);
  expect(await screen.findByText("Druk op de knop in uw mail")).toBeDefined();
});

it("says that the list could not be loaded, and loads it on request", async () => {
  respond("listReceivedTickets", () => refusal("TOO_MANY_REQUESTS"));
  renderScreen(<ReceivedList />);
  expect((await screen.findByRole("alert")).textContent).toContain("konden niet geladen worden");
  respond("listReceivedTickets", [{ token: "1.abc", giver: "An Peeters", show, seats: seats.map(({ seat }) => seat) }]);
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByRole("link", { name: "Bekijk deze tickets" })).toBeDefined();
});

it("lists on the account page what was passed on to its address, and nothing for who got nothing", async () => {
  respond("listReceivedTickets", [{ token: "1.abc", giver: "An Peeters", show, seats: seats.map(({ seat }) => seat) }]);
  renderScreen(<ReceivedList />);
  expect((await screen.findByRole("link", { name: "Bekijk deze tickets" })).getAttribute("href")).toBe(
    "/gekregen-tickets",
  );
  expect(words()).toContain("Rij 1, stoelen A en B, van An Peeters");
});
