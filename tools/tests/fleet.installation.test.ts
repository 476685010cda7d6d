import { openScreen } from "@podium/api/test/screens.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { hold, showForm, signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { test as base } from "./fixtures.ts";
import { fleetAdmin, startFleet } from "./fleet.ts";

const test = base
  .extend("fleet", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const fleet = await startFleet(sharedFolder, { env: { CART_HOLD_SECONDS: "3" } });
    onCleanup(() => fleet.stop());
    return fleet;
  })
  .extend("token", { scope: "file" }, ({ fleet }) => signIn(apiOver(overFetch(fleet.url)), fleetAdmin))
  .extend("admin", { scope: "file" }, ({ fleet, token }) => apiOver(overFetch(fleet.url), token))
  .extend("showId", { scope: "file" }, async ({ admin }) => (await admin.createShow({ body: showForm() })).id);

describe("two web processes, a worker and Caddy", () => {
  test("respond through the proxy, which keeps the figures to itself and bodies within bounds", async ({ fleet }) => {
    const statusOf = async (path: string) => (await fetch(`${fleet.url}${path}`)).status;
    expect(await statusOf("/readyz")).toBe(200);
    for (const path of ["/metrics", "/metrics?all", "//metrics", "/%6detrics"])
      expect(await statusOf(path), path).toBe(404);
    const tooLarge = await fetch(`${fleet.url}/api/contact`, { method: "POST", body: "x".repeat(10_000_000) });
    expect(tooLarge.status).toBe(413);
  });

  test("show a hold on a screen of the other process, and its end, which is the worker's job", async ({
    fleet,
    admin,
    showId,
  }) => {
    const screens = await Promise.all(
      [fleet.url, ...fleet.web.map(({ url }) => url)].map((url) => openScreen(url, showId)),
    );
    const is = (status: string) =>
      Promise.all(screens.map((one) => one.until((all) => all.get("R1-A")?.status === status)));
    // Subscribes before the request, because on a slow machine the hold may expire before the response arrives.
    const held = is("held");
    await hold(admin, showId, ["R1-A"]);
    await held;
    await is("available");
    for (const screen of screens) screen.close();
    const ended = async (url: string) => {
      const figures = await (await fetch(`${url}/metrics`)).text();
      return Number(/podium_expiry_lateness_seconds_count\{kind="cart"\} (\d+)/.exec(figures)?.[1] ?? 0);
    };
    // Seats become free before their carts are ended and counted.
    await expect.poll(() => ended(fleet.worker.url)).toBeGreaterThan(0);
    for (const { url } of fleet.web) expect(await ended(url)).toBe(0);
  });
});
