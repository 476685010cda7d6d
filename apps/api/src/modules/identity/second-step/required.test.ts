import { SECOND_STEP_TERM_SECONDS } from "@podium/shared/contracts/limits";
import { signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const START = new Date("2026-11-23T10:00:00Z");
const DAY = 24 * 3600;
const clock = createFakeClock(START);
const test = apiTest({ clock, env: { REQUIRE_SECOND_STEP: "ADMIN, BOX_OFFICE" } })
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  .extend(
    "volunteer",
    { scope: "file" },
    ({ podium, steps, visitor }) =>
      async (role: "ADMIN" | "BOX_OFFICE" | "DOOR") => {
        const registered = await steps.member();
        const { db } = podium.deps.database;
        const setRole = (to: "USER" | typeof role) =>
          db.updateTable("users").set({ role: to }).where("id", "=", registered.id).execute();
        await setRole(role);
        const enter = async () => withToken(podium, { ...registered, token: await signIn(visitor, registered) });
        return { ...registered, enter, setRole };
      },
  );
test.beforeEach(() => clock.set(START));

const refusal = (status: number, code: string) => ({ status, body: { code } });

describe("where a role must have a second step", () => {
  test("one has seven days from the first sign-in; then the role's calls say what to do, and the account works", async ({
    volunteer,
    steps,
  }) => {
    const person = await volunteer("ADMIN");
    const first = await person.enter();
    expect(await first.api.getSecondStep()).toMatchObject({
      advised: true,
      neededFrom: new Date(START.getTime() + SECOND_STEP_TERM_SECONDS * 1000).toISOString(),
    });
    clock.advance(7 * DAY - 1);
    const last = await person.enter();
    expect((await last.call("GET", "/api/user/all")).statusCode).toBe(200);
    clock.advance(2);
    expect((await last.call("GET", "/api/user/all")).json()).toMatchObject({
      statusCode: 403,
      code: "SECOND_STEP_NEEDED",
    });
    expect(await last.api.getProfile()).toMatchObject({ id: person.id, role: "ADMIN" });
    await steps.addPasskey(last);
    expect((await last.call("GET", "/api/user/all")).statusCode).toBe(200);
    expect(await last.api.getSecondStep()).toMatchObject({ advised: false, neededFrom: null });
  });

  test("a call that the role has not stays forbidden, and a role that need not have one continues", async ({
    volunteer,
  }) => {
    const cashier = await volunteer("BOX_OFFICE");
    await cashier.enter();
    const host = await volunteer("DOOR");
    await host.enter();
    clock.advance(7 * DAY + 1);
    const [atCash, atDoor] = [await cashier.enter(), await host.enter()];
    expect((await atCash.call("GET", "/api/user/all")).json()).toMatchObject({ code: "FORBIDDEN" });
    expect((await atCash.call("GET", "/api/admin/payments")).json()).toMatchObject({ code: "SECOND_STEP_NEEDED" });
    expect((await atDoor.call("GET", "/api/reservation/show/1/present-seat-ids")).statusCode).not.toBe(403);
  });

  test("the last second step cannot be removed; another one first", async ({ volunteer, steps }) => {
    const person = await volunteer("ADMIN");
    const caller = await person.enter();
    const { passkey } = await steps.addPasskey(caller);
    await expect(caller.api.removePasskey({ params: { id: passkey.id } })).rejects.toMatchObject(
      refusal(409, "LAST_SECOND_STEP"),
    );
    await steps.addAuthenticator(caller);
    await caller.api.removePasskey({ params: { id: passkey.id } });
    await expect(caller.api.removeAuthenticator()).rejects.toMatchObject(refusal(409, "LAST_SECOND_STEP"));
    expect(await caller.api.getSecondStep()).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] });
  });

  test("a user who gets the role again later has seven days again", async ({ volunteer }) => {
    const person = await volunteer("ADMIN");
    await person.enter();
    await person.setRole("USER");
    clock.advance(30 * DAY);
    await person.enter();
    await person.setRole("ADMIN");
    const again = await person.enter();
    expect((await again.call("GET", "/api/user/all")).statusCode).toBe(200);
  });
});
