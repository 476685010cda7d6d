import type { RequestOf, ResponseOf } from "@podium/shared/contracts/client";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { beforeEach, describe, expect, expectTypeOf, it, onTestFinished } from "vitest";
import { calls, offline, refusal, respond } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { translation as english } from "#messages/en/site.ts";
import { choose } from "#messages/messages.ts";
import { api, ApiError } from "./api-client.ts";
import { currentToken, setToken, signOut } from "./session.ts";

beforeEach(signOut);

describe("a call", () => {
  it("fills in the parameters of the path, escaped", async () => {
    respond("addSeat", testCart([]));
    await api.addSeat({ params: { showId: 3, seatId: "R1/A" } });
    expect(calls[0]?.path).toBe("/api/carts/seats/3/R1%2FA");
  });

  it("says which language the site is read in, whatever the browser's is", async () => {
    respond("listShows", []);
    await api.listShows();
    choose("fr");
    onTestFinished(() => choose("nl"));
    await api.listShows();
    expect(calls.map(({ headers }) => headers.get("accept-language"))).toEqual(["nl", "fr"]);
  });

  it("leaves out what is not asked for in the query", async () => {
    respond("listUsers", []);
    await api.listUsers({ query: { search: "an&n", page: 2, sort: undefined } });
    expect(calls[0]?.path).toBe("/api/user/all?search=an%26n&page=2");
  });

  it("carries the token of the session, and none for a visitor", async () => {
    respond("listShows", []);
    await api.listShows();
    setToken("t1");
    await api.listShows();
    expect(calls.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer t1"]);
  });

  it("returns null for a success without a body", async () => {
    respond("removeSeat", null);
    const cart = await api.removeSeat({ params: { seatId: "R1-A" } });
    expect(cart).toBeNull();
  });
});

describe("a call that fails", () => {
  const shows = () => api.listShows();

  it("throws the server's sentence, code and fields", async () => {
    const details = [{ field: "email", message: "Vul een e-mailadres in." }];
    respond("listShows", () => refusal("INVALID_INPUT", {}, details));
    await expect(shows()).rejects.toMatchObject({
      statusCode: 400,
      code: "INVALID_INPUT",
      message: errorMessage("INVALID_INPUT"),
      details,
    });
  });

  it("says in the language of the site that the service is away, which a proxy says in Dutch", async () => {
    choose("en", english);
    onTestFinished(() => choose("nl"));
    respond("listShows", () => refusal("UNAVAILABLE"));
    await expect(shows()).rejects.toMatchObject({
      statusCode: 503,
      code: "UNAVAILABLE",
      message: english.failures.unavailable,
    });
  });

  it("has a Dutch message when a proxy responds without our error body", async () => {
    respond("listShows", () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(shows()).rejects.toMatchObject({
      statusCode: 502,
      code: "UNAVAILABLE",
      message: expect.stringContaining("niet bereikbaar"),
    });
  });

  it("reports a lost connection when there is no response", async () => {
    respond("listShows", offline);
    const error = await shows().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ statusCode: 0, code: "OFFLINE" });
  });

  it("reports a lost connection when it is lost while the response is read", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) });
    respond("listShows", () => new Response(body));
    await expect(shows()).rejects.toMatchObject({ statusCode: 0, code: "OFFLINE" });
  });

  it("ends the session on a 401", async () => {
    setToken("t1");
    respond("listShows", () => refusal("UNAUTHORIZED"));
    await expect(shows()).rejects.toThrow(errorMessage("UNAUTHORIZED"));
    expect(currentToken()).toBeNull();
  });

  it("leaves a session alone that began while the call was under way", async () => {
    setToken("t1");
    respond("listShows", () => refusal("UNAUTHORIZED"));
    const calling = shows();
    setToken("t2");
    await expect(calling).rejects.toThrow(errorMessage("UNAUTHORIZED"));
    expect(currentToken()).toBe("t2");
  });

  it("does not end the session for want of rights", async () => {
    setToken("t1");
    respond("listShows", () => refusal("FORBIDDEN"));
    await expect(shows()).rejects.toThrow(errorMessage("FORBIDDEN"));
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
