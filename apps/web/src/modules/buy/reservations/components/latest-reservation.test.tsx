import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Route, Routes } from "react-router-dom";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { paths, successOf } from "#platform/paths.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { Link } from "#ui/link.tsx";
import { LatestReservation } from "./latest-reservation.tsx";

beforeEach(() => {
  setToken("token");
  setUser(testUser());
  respond("getSite", testSite());
  respond("getMyLatestReservation", testReservation({ id: 9 }));
  respond("listMyReservations", [testReservation({ id: 9 }), testReservation({ id: 7 })]);
});
afterEach(signOut);

it.each([
  ["the reservation that was just paid, though a later one was made", successOf(7), "#7"],
  ["the latest when the page is opened by itself", undefined, "#9"],
  ["the latest for a state of another page", { successOf: "7" }, "#9"],
])("shows %s", async (_name, state, number) => {
  renderScreen(
    <Routes>
      <Route
        path="/"
        element={
          <Link to={paths.reservationSuccess} state={state}>
            Verder
          </Link>
        }
      />
      <Route path={paths.reservationSuccess} element={<LatestReservation />} />
    </Routes>,
  );
  await userEvent.click(screen.getByText("Verder"));
  expect(await screen.findByText(number)).toBeTruthy();
});
