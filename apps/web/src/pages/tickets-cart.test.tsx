import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { TicketsPage } from "./tickets.tsx";

beforeEach(() => {
  respond("getSite", testSite());
  setToken("token");
  setUser(testUser());
});
afterEach(() => {
  resetCart();
  signOut();
});

it("Tickets reads a member's cart itself, as that of the bar may not have loaded, and opens its show", async () => {
  respond("listShows", [testShow({ id: 1, name: "De vrek" }), testShow({ id: 2, name: "Tartuffe" })]);
  respond("getCart", testCart(["R1-A"], 0, 2));
  respond("getFreeSeats", { packed: "" });
  respond("getHallPlan", testPlan);
  respond("listMyReservations", []);
  renderScreen(<TicketsPage />);
  expect(await screen.findByRole("heading", { name: "Tartuffe" })).toBeDefined();
  expect(callsOf("getCart")).toHaveLength(1);
});

it("Tickets says that another window chose another show, whose seats replace those that were chosen here", async () => {
  respond("listShows", [testShow({ id: 1, name: "De vrek" }), testShow({ id: 2, name: "Tartuffe" })]);
  respond("getCart", testCart(["R1-A"]));
  respond("getFreeSeats", { packed: "" });
  respond("getHallPlan", testPlan);
  respond("listMyReservations", []);
  renderScreen(<TicketsPage />);
  await screen.findByRole("heading", { name: "De vrek" });
  act(() => setCart(null));
  expect(screen.queryByText(/In een ander venster/)).toBeNull();
  act(() => setCart(testCart(["R1-B"], 5, 2)));
  expect(await screen.findByText("In een ander venster koos u een andere voorstelling")).toBeDefined();
  expect(screen.getByText("Uw stoelen voor deze voorstelling zijn weer vrij.")).toBeDefined();
});
