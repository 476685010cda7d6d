import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { Surroundings } from "#test/render-screen.tsx";
import { useCodeCheck } from "./use-code-check.ts";

const good = { valid: true, codeType: "SPONSOR", availableTickets: 4, message: "Sponsorcode geldig." };

/** A field with a code that is valid for 2 seats. */
async function validated() {
  const server = fakeServer();
  const field = renderHook((seats: number) => useCodeCheck(seats), { initialProps: 2, wrapper: Surroundings });
  act(() => field.result.current.type("  ABCD-EFGH "));
  await act(async () => field.result.current.validate());
  await expect.poll(() => field.result.current.check.phase).toBe("validating");
  await act(() => server.last("GET", "/api/reservation/validate-code").answer(200, good));
  await expect.poll(() => field.result.current.check).toEqual({ phase: "validated", validation: good });
  return { server, field };
}

describe("a code", () => {
  it("is trimmed", async () => {
    const { server, field } = await validated();
    expect(server.calls[0]?.path).toBe("/api/reservation/validate-code?code=ABCD-EFGH");
    expect(field.result.current.code).toBe("ABCD-EFGH");
  });

  it("is not asked about while the field is empty", async () => {
    const server = fakeServer();
    const field = renderHook(() => useCodeCheck(2), { wrapper: Surroundings });
    act(() => field.result.current.type("   "));
    await act(async () => field.result.current.validate());
    expect(server.calls).toHaveLength(0);
    expect(field.result.current.code).toBeNull();
  });

  it("says why the server could not check it", async () => {
    const server = fakeServer();
    const field = renderHook(() => useCodeCheck(2), { wrapper: Surroundings });
    act(() => field.result.current.type("ABCD"));
    await act(async () => field.result.current.validate());
    const error = { statusCode: 429, code: "TOO_MANY_REQUESTS", message: "Te veel pogingen." };
    await act(() => server.last("GET", "/api/reservation/validate-code").answer(429, error));
    await expect.poll(() => field.result.current.check).toEqual({ phase: "failed", message: "Te veel pogingen." });
  });
});

describe("what is known of a code is forgotten", () => {
  it("when the field is emptied", async () => {
    const { field } = await validated();
    act(() => field.result.current.type(""));
    await expect.poll(() => field.result.current.check.phase).toBe("none");
  });

  it("when another code is typed", async () => {
    const { field } = await validated();
    act(() => field.result.current.type("ABCD-EFGHI"));
    await expect.poll(() => field.result.current.check.phase).toBe("none");
  });

  it("when the number of seats changes", async () => {
    const { field } = await validated();
    field.rerender(3);
    await expect.poll(() => field.result.current.check.phase).toBe("none");
  });

  it("also when the response arrives only then", async () => {
    const { server, field } = await validated();
    await act(async () => field.result.current.validate());
    act(() => field.result.current.type(""));
    await act(() => server.last("GET", "/api/reservation/validate-code").answer(200, good));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await expect.poll(() => field.result.current.check.phase).toBe("none");
  });
});
