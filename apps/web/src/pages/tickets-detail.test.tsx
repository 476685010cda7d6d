import type { Tickets } from "@podium/shared/contracts/tickets";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offline, pending, refusal, respond } from "#test/network.ts";
import { testReservation } from "#test/test-reservation.ts";
import { testUser } from "#test/test-user.ts";
import { clearStoredTickets } from "#app/clear-on-leaving.ts";
import { forgetOldTickets, storeTickets, storedTickets } from "#entities/reservations/stored-tickets.ts";
import { queryClient } from "#platform/query-client.ts";
import { learnServerTime } from "#platform/server-clock.ts";
import { replaceToken, setToken, setUser, signOut } from "#platform/session.ts";
import { readStored, TICKETS_KEY } from "#platform/storage.ts";
import { TicketsDetailPage } from "./tickets-detail.tsx";

const restored = queryClient.getDefaultOptions();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();

function tickets(change: Partial<Tickets> = {}): Tickets {
  const show = { id: 1, name: "De vrek", dateTime: hoursAgo(1) };
  return { ...testReservation({ status: "CONFIRMED", show }), qrCodes: ["data:,first", "data:,second"], ...change };
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  pending("getSite");
  respond("listMyReservations", []);
  respond("getHandedTickets", { giveBack: "NO", canPassOn: false, passed: [], returned: [] });
  setToken("token");
  setUser(testUser());
});
afterEach(() => {
  signOut();
  queryClient.setDefaultOptions(restored);
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/ticketsDetail/7"]}>
        <Routes>
          <Route path="/ticketsDetail/:id" element={<TicketsDetailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const codes = () => screen.queryAllByRole("img", { name: /^QR-code/ }).map((image) => image.getAttribute("src"));

it("shows tickets that were seen once, with their codes, when the server cannot be reached, and says so", async () => {
  respond("getTickets", tickets());
  const seen = open();
  await expect.poll(codes).toHaveLength(2);
  seen.unmount();

  queryClient.clear();
  respond("getTickets", offline);
  open();
  expect(await screen.findByText(/Er is nu geen verbinding\. Dit zijn uw tickets zoals ze waren op/)).toBeTruthy();
  expect(codes()).toEqual(["data:,first", "data:,second"]);
});

it("shows no stored ticket that the server refuses", async () => {
  storeTickets(tickets());
  respond("getTickets", () => refusal("RESERVATION_NOT_FOUND"));
  open();
  expect(await screen.findByRole("button", { name: "Probeer opnieuw" })).toBeTruthy();
  expect(codes()).toEqual([]);
});

it("forgets stored tickets when one signs out", () => {
  clearStoredTickets(Promise.resolve());
  storeTickets(tickets());
  expect(readStored(TICKETS_KEY)).toContain("data:,first");
  signOut();
  expect(readStored(TICKETS_KEY)).toBeNull();
});

it("keeps the tickets of whose password changed, and forgets them when somebody else signs in", () => {
  clearStoredTickets(Promise.resolve());
  storeTickets(tickets());
  replaceToken("after a new password");
  expect(storedTickets("7")?.tickets.id).toBe(7);
  setToken("of somebody else");
  setUser(testUser({ id: 99 }));
  expect(readStored(TICKETS_KEY)).toBeNull();
});

it("stores a user's own tickets only, and none of a show that is over for a day", () => {
  storeTickets(tickets({ user: { ...tickets().user, id: 99 } }));
  storeTickets(tickets({ id: 8, show: { ...tickets().show, dateTime: hoursAgo(25) } }));
  expect(readStored(TICKETS_KEY)).toBeNull();
  storeTickets(tickets());
  forgetOldTickets();
  expect(storedTickets("7")?.tickets.id).toBe(7);
});

it("forgets the tickets of a show a day after it as soon as the server gave its time, and none by its own", async () => {
  storeTickets(tickets({ show: { ...tickets().show, dateTime: hoursAgo(23) } }));
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 3600_000);
  forgetOldTickets();
  expect(readStored(TICKETS_KEY)).not.toBeNull();
  let resolveFirst = (): void => undefined;
  clearStoredTickets(new Promise<void>((resolve) => (resolveFirst = resolve)));
  learnServerTime({ serverTime: Date.now(), resolution: 0, sentAt: Date.now(), receivedAt: Date.now() });
  resolveFirst();
  await expect.poll(() => readStored(TICKETS_KEY)).toBeNull();
  now.mockRestore();
});
