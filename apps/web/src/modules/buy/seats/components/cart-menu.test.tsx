import { namedById } from "@podium/shared/halls/seat-names";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { markPending, resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { CartMenu } from "./cart-menu.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-03-01T12:00:00.000Z");
  respond("listShows", []);
});

afterEach(() => {
  act(resetCart);
  vi.useRealTimers();
});

const goOn = () => screen.queryByRole("link", { name: /Bevestig reservering$/ });

it("leads on with the number of seats and the total that the server gave, whatever is still on its way", () => {
  setCart({ ...testCart(["T3-A", "T3-B", "T3-C", "T3-D"]), total: 41.5 });
  markPending(1, namedById("T4-A"), "adding");
  renderScreen(<CartMenu />);
  expect(goOn()?.textContent?.replaceAll("\u00a0", " ")).toBe("4 stoelen · € 41,50 Bevestig reservering");
  expect(goOn()?.getAttribute("href")).toBe("/confirm");
  expect(screen.getByTestId("cart-badge").textContent).toBe("5");
});

it("names the show of its seats, which may not be the one on the page", async () => {
  respond("listShows", [testShow({ id: 1, name: "De Vrek" }), testShow({ id: 2, name: "Hamlet" })]);
  setCart(testCart(["T3-A"], 0, 2));
  renderScreen(<CartMenu />);
  expect(await screen.findByText(/^Hamlet, /)).toBeTruthy();
  expect(screen.queryByText(/De Vrek/)).toBeNull();
});

it("leads nowhere without a cart", () => {
  renderScreen(<CartMenu />);
  expect(goOn()).toBeNull();
  expect(screen.getByRole("button", { name: "Winkelwagen, 0 stoelen" }).textContent).toContain("Winkelwagen");
});

it("still opens the seats, the countdown, a button to remove each and 'Bevestig reservering'", async () => {
  setCart(testCart(["T3-A", "T3-B"]));
  renderScreen(<CartMenu />);
  await userEvent.click(screen.getByRole("button", { name: "Winkelwagen, 2 stoelen" }));
  expect(screen.getAllByRole("button", { name: /^Verwijder Tafel 3/ })).toHaveLength(2);
  expect(screen.getByRole("timer")).toBeTruthy();
  // The next step is one press away.
  expect(screen.getByRole("link", { name: /Bevestig reservering/ }).getAttribute("href")).toBe("/confirm");
});
