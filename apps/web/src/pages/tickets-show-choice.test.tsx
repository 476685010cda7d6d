import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Surroundings } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { resetCart, setCart } from "#features/seats/model/cart.atoms.ts";
import { useShowChoice } from "./tickets-show-choice.ts";

const show = testShow();

afterEach(() => resetCart());

it("asks before the cart goes, and not again by itself once the cart ended under the question", () => {
  const next = { ...show, id: 2, name: "Tartuffe" };
  const { result } = renderHook(() => useShowChoice([show, next]), { wrapper: Surroundings });
  act(() => setCart(testCart(["R1-A"])));
  act(() => result.current.choose(next));
  expect(result.current.question?.seatCount).toBe(1);

  act(() => setCart(null));
  expect(result.current.question).toBeNull();
  act(() => setCart(testCart(["R2-A"], 60)));
  expect(result.current.question).toBeNull();
});
