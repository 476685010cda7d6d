import type { ChoicePage } from "@podium/shared/contracts/show-changes";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LatestReservation } from "#modules/buy/reservations/components/latest-reservation.tsx";
import { OpenChoices } from "#modules/buy/show-choices/open-choices.tsx";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { TicketsDetailPage } from "./tickets-detail.tsx";

const show = { id: 1, name: "De vrek", dateTime: "2098-12-05T19:00:00.000Z", cancelledAt: "2098-11-20T10:00:00.000Z" };
const reservation = testReservation({ status: "CONFIRMED", show });
const { seats } = reservation;
type Change = ChoicePage["changes"][number];
const asked = (more: Partial<Change> = {}, choice: "KEEP" | null = null): ChoicePage => ({
  changes: [
    {
      kind: "CANCELLED",
      show,
      chooseBefore: "2098-12-04T22:59:00.000Z",
      isOpen: true,
      reservations: [
        {
          id: reservation.id,
          seats: seats.map(({ seat }) => seat),
          amount: 24,
          onVouchers: 0,
          choice,
          choices: ["VOUCHER", "MONEY", "GIFT"],
          needsIban: true,
          holder: "",
        },
      ],
      ...more,
    },
  ],
});

beforeEach(() => {
  respond("getSite", testSite());
  respond("openChoices", asked());
  respond("listMyReservations", []);
  respond("getHandedTickets", { giveBack: "NO", canPassOn: false, passed: [], returned: [] });
  setToken("token");
  setUser(testUser());
});
afterEach(() => signOut());

it("leaves nothing to print, keep or change on the tickets page, and leads to the choice", async () => {
  respond("getTickets", reservation);
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/ticketsDetail/7"]}>
        <Routes>
          <Route path="/ticketsDetail/:id" element={<TicketsDetailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("link", { name: "Maak uw keuze" })).getAttribute("href")).toBe("/keuze");
  for (const name of ["Alle tickets downloaden", "Afdrukken", "Zet in uw agenda"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("link", { name: "Andere plaatsen kiezen" })).toBeNull();
});

it("says no thanks for a reservation of it, and after the last day who helps", async () => {
  respond("getMyLatestReservation", reservation);
  respond("openChoices", asked({ isOpen: false }));
  renderScreen(<LatestReservation />);
  expect(await screen.findByText(/De laatste dag om zelf te kiezen is voorbij/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Neem contact met ons op" })).toBeTruthy();
  expect(screen.queryByText("Bedankt voor uw reservering")).toBeNull();
  expect(screen.queryByRole("button", { name: "Zet in uw agenda" })).toBeNull();
});

it("is not said of a show that moved: that leads to the choice while nothing was chosen", async () => {
  const venue = { name: "Cultuurhuis", address: "Kerkstraat 2, 9999 Voorbeelddorp" };
  respond("openChoices", asked({ kind: "CHANGED", show: { ...show, venue } }));
  const { unmount } = renderScreen(<OpenChoices />);
  // Perhaps only the place changed.
  expect(await screen.findByText(/De voorstelling is nu op vrijdag 5 december 2098.*, Cultuurhuis,/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Maak uw keuze" })).toBeTruthy();
  unmount();
  const chosen = pending("openChoices");
  renderScreen(<OpenChoices />);
  await chosen.respond(asked({ kind: "CHANGED" }, "KEEP"));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.poll(() => screen.queryByRole("link", { name: "Maak uw keuze" })).toBeNull();
});
