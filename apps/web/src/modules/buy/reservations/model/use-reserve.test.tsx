import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { calls, offline, pending, refusal, respond } from "#test/network.ts";
import { Surroundings } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { useReserve, type ReserveChoice } from "./use-reserve.ts";

const choice: ReserveChoice = { ticketCode: null, vouchers: [], total: 24, paymentMethod: "MANUAL" };
const reserved = { id: 42, message: "ok", status: "PENDING", totalprice: 24 } as const;
const cart = testCart(["R1-A", "R1-B"]);

function reserving(initialProps: typeof cart | null = cart) {
  const onReserved = vi.fn<Parameters<typeof useReserve>[1]>();
  const onOtherAmount = vi.fn<() => void>();
  const hook = renderHook((live: typeof cart | null) => useReserve(live, onReserved, onOtherAmount), {
    initialProps,
    wrapper: Surroundings,
  });
  return { onReserved, onOtherAmount, hook };
}

it("sends the seats of the cart, the code, the amount that was read and the way to pay, once", async () => {
  const request = pending("reserve");
  const { onReserved, hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => hook.result.current.busy).toBe(true);
  await act(async () => hook.result.current.reserve(choice));
  await act(() => request.respond(reserved));
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: "/api/reservation/1",
    body: { seatIds: ["R1-A", "R1-B"], ticketCode: null, total: 24, paymentMethod: "MANUAL" },
  });
  expect(onReserved).toHaveBeenCalledWith(reserved, choice);
});

it("keeps the cart in view when its end arrives before the response", async () => {
  pending("reserve");
  const { hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => hook.result.current.busy).toBe(true);
  hook.rerender(null);
  expect(hook.result.current.cart?.seats).toEqual(["R1-A", "R1-B"]);
});

it("says why the server refuses and can be tried again", async () => {
  respond("reserve", () => refusal("CODE_EXHAUSTED"));
  const { hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => hook.result.current.failure).toBe("Niet genoeg tickets beschikbaar");
  await expect.poll(() => hook.result.current.busy).toBe(false);
});

it.each([
  ["AMOUNT_CHANGED", 1],
  ["VOUCHER_EMPTY", 1],
  ["TOO_MANY_UNPAID", 0],
] as const)("after %s the amount is asked for %i times", async (code, times) => {
  respond("reserve", () => refusal(code));
  const { onOtherAmount, hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => hook.result.current.failure).toBe(errorMessage(code));
  expect(onOtherAmount).toHaveBeenCalledTimes(times);
});

it.each([
  ["a response that was lost", offline],
  ["a second press after one that was lost", () => refusal("CART_MISMATCH")],
] as const)("goes on with what was made, after %s", async (_after, response) => {
  respond("reserve", response);
  respond("getMyLatestReservation", testReservation({ id: 42 }));
  const { onReserved, hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => onReserved.mock.calls[0]?.[0]).toMatchObject({ id: 42, status: "PENDING", totalprice: 24 });
  expect(hook.result.current.failure).toBeNull();
});

it.each([
  ["of other seats", { seats: testSeats("R1-A", "R1-C") }],
  ["of some of the seats", { seats: testSeats("R1-A") }],
  ["of another show", { show: { id: 2, name: "Tartuffe", dateTime: "2026-12-05T19:00:00.000Z" } }],
  ["that has ended", { status: "CANCELLED" }],
] as const)("does not count a reservation %s as the one that was made", async (_of, change) => {
  respond("reserve", () => refusal("CART_MISMATCH"));
  respond("getMyLatestReservation", testReservation(change));
  const { onReserved, hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => hook.result.current.failure).toBe(errorMessage("CART_MISMATCH"));
  expect(onReserved).not.toHaveBeenCalled();
});

it("has the specification's sentence when no response arrives", async () => {
  respond("reserve", offline);
  respond("getMyLatestReservation", offline);
  const { hook } = reserving();
  await act(async () => hook.result.current.reserve(choice));
  await expect
    .poll(() => hook.result.current.failure)
    .toBe("Er is een fout opgetreden bij het bevestigen van uw reservering. Probeer het later opnieuw.");
});

it("asks for a seat first when the cart is empty", async () => {
  const { hook } = reserving(null);
  await act(async () => hook.result.current.reserve(choice));
  await expect.poll(() => hook.result.current.failure).toBe("Selecteer eerst minimaal één stoel");
  expect(calls).toHaveLength(0);
});
