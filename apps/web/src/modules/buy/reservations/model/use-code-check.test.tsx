import type { Cart } from "@podium/shared/contracts/seats";
import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { calls, pending, refusal, respond, settled } from "#test/network.ts";
import { Surroundings } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { useCodeCheck } from "./use-code-check.ts";

const good: CodeValidation = { valid: true, codeType: "SPONSOR", availableTickets: 4, message: "Sponsorcode geldig." };

const TWO = ["R1-A", "R1-B"];
const NOTHING = { validating: false, validation: null, error: null };

/** A field with a code that is valid for 2 seats. */
async function validated() {
  const validating = pending("validateCode");
  const field = renderHook((cart: Cart) => useCodeCheck(cart), {
    initialProps: testCart(TWO),
    wrapper: Surroundings,
  });
  act(() => field.result.current.type("  ABCD-EFGH "));
  await act(async () => field.result.current.validate());
  await expect.poll(() => field.result.current.validating).toBe(true);
  await act(() => validating.respond(good));
  await expect.poll(() => field.result.current.validation).toEqual(good);
  return { validating, field };
}

describe("a code", () => {
  it("is trimmed", async () => {
    const { field } = await validated();
    expect(calls[0]?.path).toBe("/api/reservation/validate-code?code=ABCD-EFGH");
    expect(field.result.current.code).toBe("ABCD-EFGH");
  });

  it("is not asked about while the field is empty", async () => {
    const field = renderHook(() => useCodeCheck(testCart(TWO)), { wrapper: Surroundings });
    act(() => field.result.current.type("   "));
    await act(async () => field.result.current.validate());
    expect(calls).toHaveLength(0);
    expect(field.result.current.code).toBeNull();
  });

  it("says why the server could not check it", async () => {
    respond("validateCode", () => refusal("TOO_MANY_REQUESTS"));
    const field = renderHook(() => useCodeCheck(testCart(TWO)), { wrapper: Surroundings });
    act(() => field.result.current.type("ABCD"));
    await act(async () => field.result.current.validate());
    const message = errorMessage("TOO_MANY_REQUESTS");
    await expect.poll(() => field.result.current.error?.message).toBe(message);
  });
});

it("is validated again when a seat gets another ticket type, for what it takes off then", async () => {
  const { validating, field } = await validated();
  const cart = testCart(TWO, 5);
  field.rerender({ ...cart, lines: cart.lines.map((line) => ({ ...line, ticketTypeId: 2, price: 6 })) });
  await expect.poll(() => field.result.current).toMatchObject({ validating: true, validation: null });
  await act(() => validating.respond({ ...good, total: 3 }));
  await expect.poll(() => field.result.current.validation?.total).toBe(3);
});

describe("the validation of a code is forgotten", () => {
  it("when the field is emptied", async () => {
    const { field } = await validated();
    act(() => field.result.current.type(""));
    await expect.poll(() => field.result.current).toMatchObject(NOTHING);
  });

  it("when another code is typed", async () => {
    const { field } = await validated();
    act(() => field.result.current.type("ABCD-EFGHI"));
    await expect.poll(() => field.result.current).toMatchObject(NOTHING);
  });

  it.each([
    ["the number of seats changes", ["R1-A", "R1-B", "R1-C"]],
    ["as many other seats are chosen", ["R1-A", "R1-C"]],
  ])("for good when %s", async (_, others) => {
    const { field } = await validated();
    field.rerender(testCart(others));
    await expect.poll(() => field.result.current).toMatchObject(NOTHING);
    field.rerender(testCart(TWO));
    await settled();
    expect(field.result.current).toMatchObject(NOTHING);
  });

  it("not when the same cart is read again", async () => {
    const { field } = await validated();
    field.rerender(testCart(TWO, 5));
    await settled();
    expect(field.result.current.validation).toEqual(good);
  });

  it("also when the response arrives only then", async () => {
    const { validating, field } = await validated();
    await act(async () => field.result.current.validate());
    act(() => field.result.current.type(""));
    await act(() => validating.respond(good));
    await expect.poll(() => field.result.current).toMatchObject(NOTHING);
  });
});
