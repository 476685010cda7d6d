import type { RequestOf, ResponseOf } from "@podium/shared/contracts/client";
import { beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { api, ApiError } from "./api-client.ts";
import { currentToken, setToken, signOut } from "./session.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  signOut();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

function respond(status: number, body?: unknown): void {
  fetched.mockResolvedValue(new Response(body === undefined ? null : JSON.stringify(body), { status }));
}

function sent() {
  const [url, init = {}] = fetched.mock.calls[0] ?? [];
  return { url, headers: new Headers(init.headers) };
}

const refusal = { statusCode: 401, code: "UNAUTHORIZED", message: "U bent niet ingelogd." };

describe("a call", () => {
  it("fills in the parameters of the path, escaped", async () => {
    respond(200, {});
    await api.addSeat({ params: { showId: 3, seatId: "R1/A" } });
    expect(sent().url).toBe("/api/carts/seats/3/R1%2FA");
  });

  it("leaves out what is not asked for in the query", async () => {
    respond(200, []);
    await api.listUsers({ query: { search: "an&n", page: 2, sort: undefined } });
    expect(sent().url).toBe("/api/user/all?search=an%26n&page=2");
  });

  it("carries the token of the session, and none for a visitor", async () => {
    respond(200, []);
    await api.listShows();
    expect(sent().headers.has("authorization")).toBe(false);
    fetched.mockClear();
    respond(200, []);
    setToken("t1");
    await api.listShows();
    expect(sent().headers.get("authorization")).toBe("Bearer t1");
  });

  it("returns null for a success without a body", async () => {
    respond(204);
    const cart = await api.removeSeat({ params: { seatId: "R1-A" } });
    expect(cart).toBeNull();
  });
});

describe("a call that fails", () => {
  const shows = () => api.listShows();

  it("throws the server's sentence, code and fields", async () => {
    const details = [{ field: "email", message: "Vul een e-mailadres in." }];
    respond(400, { statusCode: 400, code: "INVALID_INPUT", message: "Niet juist.", details });
    await expect(shows()).rejects.toMatchObject({
      statusCode: 400,
      code: "INVALID_INPUT",
      message: "Niet juist.",
      details,
    });
  });

  it("has a Dutch message when a proxy responds without our error body", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(shows()).rejects.toMatchObject({
      statusCode: 502,
      code: "UNAVAILABLE",
      message: expect.stringContaining("niet bereikbaar"),
    });
  });

  it("reports a lost connection when there is no response", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const error = await shows().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ statusCode: 0, code: "OFFLINE" });
  });

  it("reports a lost connection when it is lost while the response is read", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) });
    fetched.mockResolvedValue(new Response(body));
    await expect(shows()).rejects.toMatchObject({ statusCode: 0, code: "OFFLINE" });
  });

  it("ends the session on a 401", async () => {
    setToken("t1");
    respond(401, refusal);
    await expect(shows()).rejects.toThrow(refusal.message);
    expect(currentToken()).toBeNull();
  });

  it("leaves a session alone that began while the call was under way", async () => {
    setToken("t1");
    respond(401, refusal);
    const calling = shows();
    setToken("t2");
    await expect(calling).rejects.toThrow(refusal.message);
    expect(currentToken()).toBe("t2");
  });

  it("does not end the session for want of rights", async () => {
    setToken("t1");
    respond(403, { ...refusal, statusCode: 403, code: "FORBIDDEN" });
    await expect(shows()).rejects.toThrow(refusal.message);
    expect(currentToken()).toBe("t1");
  });
});

it("is typed by the contract", () => {
  expectTypeOf<RequestOf<"addSeat">["params"]>().toEqualTypeOf<{ showId: string | number; seatId: string | number }>();
  expectTypeOf(api.listAudit).toBeCallableWith();
  // @ts-expect-error -- the parameters are required
  expectTypeOf(api.addSeat).toBeCallableWith();
  expectTypeOf<RequestOf<"validateCode">["query"]>().toEqualTypeOf<{ code: string }>();
  expectTypeOf<RequestOf<"scanSeat">>().toExtend<{ body?: object | null | undefined }>();
  expectTypeOf<ResponseOf<"removeSeat">>().extract<null>().toEqualTypeOf<null>();
});
