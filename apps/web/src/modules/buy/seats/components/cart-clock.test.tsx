import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testCart } from "#test/test-cart.ts";
import { CartClock } from "./cart-clock.tsx";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-03-01T12:00:00.000Z");
});

afterEach(() => {
  vi.useRealTimers();
  act(resetCart);
});

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

it("counts down by the second: green above 600 s, yellow above 300 s and red otherwise", () => {
  setCart(testCart(["R1-A"]));
  render(<CartClock />);
  const clock = screen.getByRole("timer");
  const shown = () => [clock.textContent, /text-(success|warning|danger)/.exec(clock.className)?.[1]];
  expect(shown()).toEqual(["15:00", "success"]);
  pass(299_000);
  expect(shown()).toEqual(["10:01", "success"]);
  pass(1000);
  expect(shown()).toEqual(["10:00", "warning"]);
  pass(299_000);
  expect(shown()).toEqual(["05:01", "warning"]);
  pass(1000);
  expect(shown()).toEqual(["05:00", "danger"]);
});

it("says that the cart has expired at 0, and stops", () => {
  setCart(testCart(["R1-A"]));
  render(<CartClock />);
  pass(900_000);
  expect(screen.getByText("Cart verlopen")).toBeTruthy();
  pass(60_000);
  expect(screen.getByText("Cart verlopen")).toBeTruthy();
});

it("shows nothing without a cart", () => {
  const { container } = render(<CartClock />);
  expect(container.textContent).toBe("");
});
