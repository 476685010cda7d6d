import { expect, it, vi } from "vitest";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, respond } from "#test/network.ts";
import { testShow } from "#test/test-show.ts";

it("asks for the shows, the plan and the free seats of its address while its code loads, before anything is drawn", async () => {
  respond("listShows", [testShow({ id: 1 }), testShow({ id: 2, hallPlanId: 7 })]);
  respond("getHallPlan", testPlan);
  respond("getFreeSeats", { packed: "" });
  vi.stubGlobal("location", new URL("http://localhost/tickets?show=2"));
  await import("./tickets.tsx");
  await expect.poll(() => callsOf("getHallPlan").map(({ path }) => path)).toEqual(["/api/hall-plans/7?packed=true"]);
  await expect
    .poll(() => callsOf("getFreeSeats").map(({ path }) => path))
    .toEqual(["/api/reservation/availableSeats/2/packed"]);
  expect(callsOf("listShows")).toHaveLength(1);
  expect(document.body.textContent).toBe("");
});
