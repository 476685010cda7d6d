import type { Cart } from "@podium/shared/contracts/seats";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { cartAtom, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { setToken } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { calls, callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { Extras } from "./extras.tsx";

const own = (count: number): Cart => {
  const cart = testCart(["R1-A"]);
  const products = count > 0 ? [{ productId: 1, name: "Drankkaart", count, price: 10 }] : [];
  return { ...cart, products, total: cart.total + 10 * count, now: new Date().toISOString() };
};

function Section() {
  const cart = useAtomValue(cartAtom);
  return cart && <Extras cart={cart} framed />;
}

function open(sells: boolean, left: number | null = 3): void {
  setToken("token");
  setCart(own(0));
  const { showId } = own(0);
  respond("listShows", [testShow({ id: showId, ...(sells && { sellsProducts: true }) })]);
  respond("listProducts", [{ id: 1, name: "Drankkaart", price: 10, vatRate: 21, left, sellUntil: null }]);
  renderScreen(<Section />);
}

const more = () => screen.findByRole("button", { name: "Eén Drankkaart meer" });

it("asks and draws nothing for a show that sells nothing else", async () => {
  open(false);
  await expect.poll(() => callsOf("listShows").length).toBe(1);
  expect([calls.length, screen.queryByText("Iets erbij?")]).toEqual([1, null]);
});

it("chooses nothing beforehand, and says how many are chosen", async () => {
  open(true);
  const chosen = own(1);
  respond("setCartProduct", { ...chosen, gift: 0, products: chosen.products ?? [] });
  const group = await screen.findByRole("group", { name: "Drankkaart" });
  expect(within(group).getByText("0 gekozen")).toBeDefined();
  await userEvent.click(await more());
  await expect.poll(() => callsOf("setCartProduct").map(({ body }) => body)).toEqual([{ productId: 1, count: 1 }]);
  expect(await within(group).findByText("1 gekozen")).toBeDefined();
});

it("goes back to what is in the cart when the server refuses, and says why", async () => {
  open(true);
  respond("setCartProduct", () => refusal("SOLD_OUT"));
  respond("getCart", own(0));
  await userEvent.click(await more());
  expect((await screen.findByRole("alert")).textContent).toContain("Pas uw keuze aan.");
  expect(await screen.findByText("0 gekozen")).toBeDefined();
});

it("says what is sold out, and offers no choice of it", async () => {
  open(true, 0);
  expect(await screen.findByText("Uitverkocht")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
