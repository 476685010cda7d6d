import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { queryClient } from "#platform/query-client.ts";
import { learnServerTime, serverNow } from "#platform/server-clock.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { offline, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { testUser } from "#test/test-user.ts";
import { ConfirmPage } from "./confirm.tsx";

const show = testShow();
const restored = queryClient.getDefaultOptions();

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { retry: false } });
  pending("getSite");
  pending("listShows");
  respond("getCart", offline);
  // Sets the clock within the time of the carts here.
  const [now, serverTime] = [Date.now(), Date.parse(testCart([]).now)];
  learnServerTime({ serverTime, resolution: 0, sentAt: now, receivedAt: now });
  setToken("token");
  setUser(testUser());
});
afterEach(() => {
  resetCart();
  signOut();
  queryClient.setDefaultOptions(restored);
});

const open = () => renderScreen(<ConfirmPage />);

it("says what was made of a cart that ends here, as after a response that was lost", async () => {
  respond("listShows", [show]);
  respond("listMyReservations", [testReservation({ id: 42, seats: testSeats("R1-A") })]);
  setCart(testCart(["R1-A"]));
  open();
  await screen.findByRole("checkbox");
  act(() => setCart(null));
  expect(await screen.findByText("Uw reservering is gemaakt")).toBeDefined();
  expect(screen.queryByText("Geen reservering gevonden.")).toBeNull();
  expect(screen.getByRole("link", { name: "Naar deze reservering" }).getAttribute("href")).toBe("/payment/42");
});

it("says that the seats are gone of a cart that ends here and became nothing", async () => {
  respond("listShows", [show]);
  respond("listMyReservations", [testReservation({ seats: testSeats("R4-T") })]);
  setCart(testCart(["R1-A"]));
  open();
  await screen.findByRole("checkbox");
  act(() => setCart(null));
  expect(await screen.findByText(/hier of in een ander venster/)).toBeDefined();
});

it.each([
  ["a minute ago", 60_000, true],
  ["an hour ago", 3_600_000, false],
])("shows a visitor without a cart the reservation made %s (%s ms): %s", async (_when, ago, isSaid) => {
  const reservedAt = new Date(serverNow() - ago).toISOString();
  const mine = pending("listMyReservations");
  setCart(null);
  open();
  await act(() => mine.respond([testReservation({ id: 42, reservedAt })]));
  expect(await screen.findByText("U hebt nog geen stoelen gekozen.")).toBeDefined();
  expect(screen.queryByText("U maakte zonet reservering #42 voor De vrek") !== null).toBe(isSaid);
});

it("says that another window chose another show, and has that confirmed from the beginning", async () => {
  respond("listShows", [show, testShow({ id: 2, name: "Tartuffe" })]);
  setCart(testCart(["R1-A"]));
  open();
  await userEvent.click(await screen.findByRole("checkbox"));
  act(() => setCart(testCart(["R1-B"], 5, 2)));
  expect(await screen.findByText("In een ander venster koos u een andere voorstelling")).toBeDefined();
  expect(screen.getByText("Tartuffe")).toBeDefined();
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
});
