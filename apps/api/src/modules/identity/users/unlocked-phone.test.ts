import { describe, expect } from "vitest";
import { makeUser, proveNow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { profile, update } from "#test/user-management.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("administrator", ({ podium }) => makeUser(podium, "ADMIN"));

test("an administrator's address is changed by no administrator, not even by its owner in this way", async ({
  podium,
  administrator,
}) => {
  const other = await makeUser(podium, "ADMIN");
  for (const target of [administrator, other]) {
    const response = await update(administrator, profile(target, "ADMIN", { email: "dief@test.example" }));
    expect(response.json()).toMatchObject({ statusCode: 409, code: "ADMIN_ADDRESS" });
  }
  expect((await update(administrator, profile(other, "ADMIN"))).statusCode).toBe(200);
});

describe("an administrator's phone that was left unlocked", () => {
  const PROOF_NEEDED = { statusCode: 403, code: "PROOF_NEEDED" };

  test("gives nobody more rights and nobody another address: that requires a proof of the last ten minutes", async ({
    podium,
    administrator,
  }) => {
    const [thief, guest] = [await makeUser(podium), await makeUser(podium)];
    clock.advance(600);
    for (const role of ["DOOR", "BOX_OFFICE", "ADMIN"])
      expect((await update(administrator, profile(thief, role))).json()).toMatchObject(PROOF_NEEDED);
    const address = { email: "dief@test.example" };
    expect((await update(administrator, profile(guest, "USER", address))).json()).toMatchObject(PROOF_NEEDED);
    expect(await thief.api.getProfile()).toMatchObject({ role: "USER" });
    expect(await guest.api.getProfile()).toMatchObject({ email: guest.email });

    await proveNow(podium, administrator);
    expect((await update(administrator, profile(thief, "ADMIN"))).statusCode).toBe(200);
    expect((await update(administrator, profile(guest, "USER", address))).statusCode).toBe(200);
  });

  test("closes nobody's account: that too requires a proof", async ({ podium, administrator }) => {
    const guest = await makeUser(podium);
    const close = () => administrator.call("DELETE", `/api/user/${guest.id}`);
    clock.advance(600);
    expect((await close()).json()).toMatchObject(PROOF_NEEDED);
    expect(await guest.api.getProfile()).toMatchObject({ email: guest.email });

    await proveNow(podium, administrator);
    expect((await close()).statusCode).toBe(204);
  });

  test("sends no money elsewhere and makes no device: each requires a proof first", async ({
    podium,
    administrator,
  }) => {
    const fingerprint = "abc";
    const calls = [
      ["PUT", "/api/admin/refunds/1/account", { iban: "BE68539007547034", holder: "An" }],
      ["POST", "/api/admin/refund-files", { refunds: [{ paymentId: 1, fingerprint }] }],
      ["POST", "/api/admin/refunds/online", { paymentIds: [1] }],
      ["POST", "/api/admin/door-devices", { name: "Ingang", until: clock.now().toISOString() }],
    ] as const;
    const codes = async () => {
      const responses = await Promise.all(calls.map(([method, path, body]) => administrator.call(method, path, body)));
      return responses.map((response) => response.json<{ code?: string }>().code);
    };
    clock.advance(600);
    expect(await codes()).toEqual(calls.map(() => "PROOF_NEEDED"));

    await proveNow(podium, administrator);
    expect(await codes()).not.toContain("PROOF_NEEDED");
  });

  test("still removes rights and corrects a name or a number: both are put right as easily", async ({
    podium,
    administrator,
  }) => {
    const volunteer = await makeUser(podium, "BOX_OFFICE");
    clock.advance(600);
    expect((await update(administrator, profile(volunteer, "BOX_OFFICE", { firstname: "Berta" }))).statusCode).toBe(
      200,
    );
    expect((await update(administrator, profile(volunteer, "DOOR"))).statusCode).toBe(200);
    expect((await update(administrator, profile(volunteer, "BOX_OFFICE"))).json()).toMatchObject(PROOF_NEEDED);
    expect(await volunteer.api.getProfile()).toMatchObject({ role: "DOOR" });
  });
});
