import { afterEach, expect, it, vi } from "vitest";
import { calls, offline, respond } from "#test/network.ts";
import { testShow } from "#test/test-show.ts";
import { api } from "./api-client.ts";
import { callEarly, consumeEarly } from "./early-calls.ts";

afterEach(() => vi.useRealTimers());

const SEATS = "/api/reservation/availableSeats/{show}/packed";

it("is asked for once: the first call consumes its response, the next one asks again", async () => {
  respond("listShows", [testShow({ id: 7 })]);
  callEarly("/api/show", "");
  const [first, second] = [await api.listShows(), await api.listShows()];
  expect([first, second].map(([show]) => show?.id)).toEqual([7, 7]);
  expect(calls.map(({ path }) => path)).toEqual(["/api/show", "/api/show"]);
});

it("fills in a number of the page's address, and asks for nothing without one", async () => {
  respond("getFreeSeats", { packed: "R1 A" });
  for (const search of ["", "?show=", "?show=x/../7", "?show=0", "?show=07", "?other=7"]) callEarly(SEATS, search);
  for (const id of ["", "0", "07", "7"])
    expect(consumeEarly(`/api/reservation/availableSeats/${id}/packed`)).toBeUndefined();
  callEarly(SEATS, "?show=7");
  expect(await api.getFreeSeats({ params: { showId: 7 } })).toEqual({ packed: "R1 A" });
  expect(calls.map(({ path }) => path)).toEqual(["/api/reservation/availableSeats/7/packed"]);
});

it("says that there is no connection as any other call does, and leaves the next call its own chance", async () => {
  respond("listShows", () => offline());
  callEarly("/api/show", "");
  await expect(api.listShows()).rejects.toMatchObject({ code: "OFFLINE" });
  expect(consumeEarly("/api/show")).toBeUndefined();
});

it("is not consumed ten seconds later, when it says too little of now", () => {
  respond("listShows", []);
  for (const [seconds, isConsumed] of [
    [9, true],
    [11, false],
  ] as const) {
    callEarly("/api/show", "");
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect(consumeEarly("/api/show") !== undefined).toBe(isConsumed);
  }
});
