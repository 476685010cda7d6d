import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { Surroundings } from "#test/render-screen.tsx";
import { calls } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { resetCart, setCart, setCartFailed } from "#modules/buy/seats/model/cart.atoms.ts";
import { rememberLastShow } from "#modules/buy/seats/model/cart.ts";
import { setToken, signOut } from "#platform/session.ts";
import { useOpenedShow, useShowChoice } from "./tickets-show-choice.ts";

const show = testShow();
const next = { ...show, id: 2, name: "Tartuffe" };
const last = { ...show, id: 3, name: "De vrek" };

afterEach(() => {
  resetCart();
  signOut();
});

/** Returns the number of the open show, if any, and functions to go elsewhere and to let a show end. */
function openTickets(address = "/tickets") {
  const { result, rerender } = renderHook(
    ({ shows }) => ({ opened: useOpenedShow(shows)?.id, navigate: useNavigate() }),
    {
      initialProps: { shows: [show, next, last] as [typeof show, ...(typeof show)[]] },
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    opened: () => result.current.opened,
    follow: (to: string) => act(async () => result.current.navigate(to)),
    rerender,
  };
}

const cartOf = (showId: number) => testCart(["R1-A"], 0, showId);

it("opens no show for a member before their cart is read, and then the cart's", () => {
  setToken("token");
  const { opened } = openTickets();
  expect(opened()).toBeUndefined();
  act(() => setCart(cartOf(2)));
  expect(opened()).toBe(2);
});

it("opens the soonest show for a member without a cart, and when the cart cannot be read", () => {
  setToken("token");
  const without = openTickets();
  act(() => setCart(null));
  expect(without.opened()).toBe(1);
  act(() => resetCart());
  const failed = openTickets();
  expect(failed.opened()).toBeUndefined();
  act(() => setCartFailed());
  expect(failed.opened()).toBe(1);
});

it("waits for no cart when the address names the show, and for nothing when nobody signed in", () => {
  expect(openTickets().opened()).toBe(1);
  setToken("token");
  expect(openTickets("/tickets?show=3").opened()).toBe(3);
  expect(openTickets("/tickets?show=99").opened()).toBeUndefined();
});

it("stays at its show when a cart for another one comes later, and when the cart ends", () => {
  setToken("token");
  const { opened } = openTickets();
  act(() => setCartFailed());
  act(() => setCart(cartOf(2)));
  expect(opened()).toBe(1);

  const other = openTickets();
  expect(other.opened()).toBe(2);
  act(() => setCart(null));
  expect(other.opened()).toBe(2);
});

it("chooses again when its show ended, and when a link without a show is followed", async () => {
  setToken("token");
  act(() => setCart(null));
  const { opened, rerender, follow } = openTickets();
  act(() => setCart(cartOf(3)));
  expect(opened()).toBe(1);
  rerender({ shows: [next, last] });
  expect(opened()).toBe(3);

  await follow("/tickets?show=2");
  expect(opened()).toBe(2);
  await follow("/tickets");
  expect(opened()).toBe(3);
});

it("opens the show of the last cart again once its time is up, also after a reload", () => {
  setToken("token");
  rememberLastShow(2);
  act(() => setCart(null));
  expect(openTickets().opened()).toBe(2);
});

it("looks at a show in which nobody can choose a seat yet, or any more, and leaves the cart as it is", () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const presale = { ...next, salesOpen: false, salesOpenAt: at(1), salesCloseAt: at(2) };
  const closed = { ...next, salesOpen: false };
  const soldOut = { ...next, seatsAvailable: 0 };
  const { result } = renderHook(() => useShowChoice([show, next], show), { wrapper: Surroundings });
  act(() => setCart(testCart(["R1-A"])));
  for (const other of [presale, closed, soldOut]) {
    act(() => result.current.choose(other));
    expect(result.current.question).toBeNull();
  }
});

it("asks before seats of another show replace the cart, which the server ends only once it gives one", () => {
  const addSeats = vi.fn<() => void>();
  const { result } = renderHook(() => useShowChoice([show, next], next), { wrapper: Surroundings });
  act(() => setCart(testCart(["R1-A"])));
  act(() => result.current.guard(addSeats));
  expect(addSeats).not.toHaveBeenCalled();
  act(() => result.current.question?.agree());
  expect(addSeats).toHaveBeenCalledOnce();
  expect([result.current.question, calls]).toEqual([null, []]);
});

it("asks before the cart goes, and not again by itself once the cart ended under the question", () => {
  const { result } = renderHook(() => useShowChoice([show, next], show), { wrapper: Surroundings });
  act(() => setCart(testCart(["R1-A"])));
  act(() => result.current.choose(next));
  expect(result.current.question?.counted).toBe("1 stoel");

  act(() => setCart(null));
  expect(result.current.question).toBeNull();
  act(() => setCart(testCart(["R2-A"], 60)));
  expect(result.current.question).toBeNull();
});
