import type { Reservation } from "@podium/shared/contracts/reservations";
import { testPlan } from "#test/hall-seats.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MyReservations } from "#modules/buy/reservations/components/my-reservations.tsx";
import { LatestReservation } from "#modules/buy/reservations/components/latest-reservation.tsx";
import { ReservationHeader } from "#modules/buy/reservations/components/reservation-header.tsx";
import { Transfer } from "#modules/buy/payments/transfer.tsx";
import { resetCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testReservation } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { ConfirmPage } from "./confirm.tsx";
import { TicketsPage } from "./tickets.tsx";

const venue = { name: "Sporthal", address: "Sportlaan 3, Ginder" };
const THERE = "Sporthal, Sportlaan 3, Ginder";
const HOME = "Parochiezaal, Kerkstraat 1, Voorbeeldgem";
const at = (more: { venue?: typeof venue }): Reservation => {
  const reservation = testReservation();
  return { ...reservation, show: { ...reservation.show, ...more } };
};

beforeEach(() => {
  respond("getSite", testSite());
  setToken("token");
  setUser(testUser());
});
afterEach(() => {
  resetCart();
  signOut();
});

const pages = {
  "the tickets": (reservation: Reservation) => <ReservationHeader reservation={reservation} />,
  "the latest reservation": (reservation: Reservation) => {
    respond("getMyLatestReservation", reservation);
    return <LatestReservation />;
  },
  "the payment": (reservation: Reservation) => (
    <Transfer
      details={{
        reservation,
        amount: 24,
        payBefore: reservation.expiresAt,
        payWithinDays: 3,
        inTime: true,
        iban: "BE71096123456769",
        bic: "GKCCBEBB",
        beneficiary: "De Voorbeeldspelers",
        reference: "Tickets",
        epc: null,
      }}
    />
  ),
};

it.each(Object.entries(pages))("%s say where the show is, elsewhere and at home", async (_, draw) => {
  const { unmount } = renderScreen(draw(at({ venue })));
  expect(await screen.findByText(THERE)).toBeDefined();
  unmount();
  renderScreen(draw(at({})));
  expect(await screen.findByText(HOME)).toBeDefined();
});

it("the confirmation says where the show of the cart is", async () => {
  respond("listShows", [testShow({ venue })]);
  respond("getCart", testCart(["R1-A"]));
  renderScreen(<ConfirmPage />);
  expect(await screen.findByText(THERE)).toBeDefined();
});

it("a list of reservations says where each show is once one of them is elsewhere", async () => {
  respond("listMyReservations", [{ ...at({ venue }), id: 8 }, at({})]);
  const { unmount } = renderScreen(<MyReservations />);
  expect(await screen.findByText(THERE)).toBeDefined();
  expect(screen.getByText(HOME)).toBeDefined();
  unmount();
  respond("listMyReservations", [at({})]);
  renderScreen(<MyReservations />);
  await screen.findByText("De vrek");
  expect(screen.queryByText(HOME)).toBeNull();
});

it("so does the choice of a show", async () => {
  signOut();
  respond("listShows", [testShow(), testShow({ id: 2, venue })]);
  respond("getFreeSeats", { packed: "" });
  respond("getHallPlan", testPlan);
  renderScreen(<TicketsPage />);
  expect(await screen.findByText(HOME)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Volgende voorstelling" }));
  expect(await screen.findByText(THERE)).toBeDefined();
});
