import type { DoorDevice, NewDoorDevice } from "@podium/shared/contracts/door-devices";
import { describe, expect } from "vitest";
import { call, claimsOf, makeShow, makeUser, proveNow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { connect } from "#test/screens.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const DAY = 24 * 3600;
const later = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const codeOf = ({ pairingUrl }: NewDoorDevice): string => new URL(pairingUrl).hash.replace("#token=", "");

const test = apiTest({ listen: true, clock })
  .extend("second", { scope: "file" }, appBeside({ listen: true, clock }))
  .extend("make", { scope: "file" }, ({ admin, podium }) => async (body: { name?: string; until?: string } = {}) => {
    await proveNow(podium, admin);
    const form = { name: "Ingang 1", until: later(8 * 3600), ...body };
    const response = await admin.call("POST", "/api/admin/door-devices", form);
    return { status: response.statusCode, made: response.json<NewDoorDevice>() };
  })
  .extend("pair", { scope: "file" }, ({ podium }) => async (code: string) => {
    const response = await call(podium, "POST", "/api/door/pair", { body: { code } });
    const { token = "", code: error } = response.json<{ token?: string; code?: string }>();
    return { status: response.statusCode, token, error };
  })
  .extend("paired", { scope: "file" }, ({ make, pair }) => async () => {
    const { made } = await make();
    return { id: made.id, token: (await pair(codeOf(made))).token };
  })
  .extend("listed", { scope: "file" }, ({ admin }) => async (id: number): Promise<DoorDevice | undefined> => {
    const devices = (await admin.call("GET", "/api/admin/door-devices")).json<DoorDevice[]>();
    return devices.find((device) => device.id === id);
  });

const status = async (app: TestApp, token: string, url = "/api/door/device"): Promise<number> =>
  (await call(app, "GET", url, { token })).statusCode;
const PAIRING_EXPIRED = { status: 410, token: "", error: "PAIRING_EXPIRED" };

describe("a device of the entrance", () => {
  test("is made with a name and an end, becomes a phone's by its link, and may what DOOR may until then", async ({
    podium,
    make,
    pair,
    listed,
  }) => {
    const { id: showId } = await makeShow(podium, { dateTime: later(3600) });
    const until = later(3600);
    const { status: created, made } = await make({ name: " Ingang links ", until });
    expect(created).toBe(201);
    expect(Object.keys(made).toSorted()).toEqual(["id", "pairBefore", "pairingUrl"]);
    expect(made.pairingUrl).toMatch(/\/toestel#token=[0-9A-HJKMNP-TV-Z]{28}$/);
    const waiting = { id: made.id, name: "Ingang links", until, pairBefore: made.pairBefore };
    expect(await listed(made.id)).toEqual({ ...waiting, state: "waiting", device: null, lastSeenAt: null });

    const { status: ok, token } = await pair(codeOf(made));
    expect(ok).toBe(200);
    const own = await call(podium, "GET", "/api/door/device", { token });
    expect(own.json()).toEqual({ name: "Ingang links", until });
    expect(await status(podium, token, `/api/reservation/show/${showId}/door`)).toBe(200);
    expect(await listed(made.id)).toMatchObject({ state: "ready", lastSeenAt: clock.now().toISOString() });

    clock.advance(3599);
    expect(await status(podium, token)).toBe(200);
    clock.advance(2);
    expect(await status(podium, token)).toBe(401);
    expect(await podium.deps.callers.findNow(claimsOf(podium, { token }))).toBeNull();
    expect(await listed(made.id)).toMatchObject({ state: "over" });
    clock.advance(DAY);
    expect(await listed(made.id)).toBeUndefined();
  });

  test("lasts seven days at most, and its end is still to come", async ({ make }) => {
    for (const [seconds, expected] of [
      [0, 400],
      [-60, 400],
      [7 * DAY + 1, 400],
      [7 * DAY, 201],
      [1, 201],
    ] as const)
      expect([seconds, (await make({ until: later(seconds) })).status]).toEqual([seconds, expected]);
  });

  test("has a name without control characters, and not an empty one", async ({ make }) => {
    for (const name of ["", "   ", "Ingang\u0000", "Ingang \u202eknil", "x".repeat(41)])
      expect([name, (await make({ name })).status]).toEqual([name, 400]);
  });

  test("is in the log when it is made, revoked, and when it signs itself out; never by its name", async ({
    podium,
    admin,
    paired,
  }) => {
    const [first, second] = [await paired(), await paired()];
    await admin.call("DELETE", `/api/admin/door-devices/${first.id}`);
    await call(podium, "DELETE", "/api/door/device", { token: second.token });
    const { items } = await podium.deps.audit.list({ search: "Toestel #", page: 1, pageSize: 200 });
    const lines = items
      .filter(({ subjectId }) => subjectId === first.id || subjectId === second.id)
      .map(({ action, subjectId, actorId, actorDeviceId }) => [action, subjectId, actorId, actorDeviceId]);
    expect(lines).toEqual([
      ["DEVICE_ENDED", second.id, null, second.id],
      ["DEVICE_ENDED", first.id, admin.id, null],
      ["DEVICE_MADE", second.id, admin.id, null],
      ["DEVICE_MADE", first.id, admin.id, null],
    ]);
    expect(items.map(({ summary }) => summary).join()).not.toContain("Ingang");
  });
});

describe("a pairing code", () => {
  test("of 140 random bits opens one device once, and only its hash is stored", async ({ podium, make, pair }) => {
    const [{ made }, other] = [await make(), await make()];
    const code = codeOf(made);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
    // Two random codes share about one character in 32.
    const same = codeOf(other.made)
      .split("")
      .filter((character, place) => character === code[place]);
    expect(same.length).toBeLessThan(14);
    const { pairingHash } = await podium.deps.database.db
      .selectFrom("doorDevices")
      .where("id", "=", made.id)
      .select("pairingHash")
      .executeTakeFirstOrThrow();
    expect(pairingHash.toString("latin1")).not.toContain(code);
    expect((await pair(code)).status).toBe(200);
    expect(await pair(code)).toEqual(PAIRING_EXPIRED);
    expect(await pair(code.replace(/^./, (first) => (first === "0" ? "1" : "0")))).toEqual(PAIRING_EXPIRED);
  });

  test("that two phones use at once is one phone's", async ({ make, pair }) => {
    const code = codeOf((await make()).made);
    const results = await Promise.all(Array.from({ length: 8 }, () => pair(code)));
    expect(results.filter(({ token }) => token !== "")).toHaveLength(1);
    expect(results.filter(({ error }) => error === "PAIRING_EXPIRED")).toHaveLength(7);
  });

  test("expires after ten minutes", async ({ make, pair, listed }) => {
    const { made } = await make();
    expect(made.pairBefore).toBe(later(600));
    clock.advance(600);
    expect(await pair(codeOf(made))).toEqual(PAIRING_EXPIRED);
    expect(await listed(made.id)).toMatchObject({ state: "over" });
  });

  test("may be typed as one reads it: in groups, in small letters, with an O for a zero", async ({ make, pair }) => {
    const code = codeOf((await make()).made);
    const typed = code
      .replaceAll(/(.{4})(?=.)/g, "$1-")
      .toLowerCase()
      .replaceAll("0", "o")
      .replaceAll("1", "l");
    expect((await pair(` ${typed} `)).status).toBe(200);
  });

  test("may be copied from a chat, with its marks of direction", async ({ make, pair }) => {
    expect((await pair(`\u2068${codeOf((await make()).made)}\u2069\u200b`)).status).toBe(200);
  });

  test("of a revoked device opens nothing", async ({ admin, make, pair }) => {
    const { made } = await make();
    await admin.call("DELETE", `/api/admin/door-devices/${made.id}`);
    expect(await pair(codeOf(made))).toEqual(PAIRING_EXPIRED);
  });

  test("of a device that is revoked in that very moment leaves no session behind", async ({
    podium,
    admin,
    make,
    pair,
  }) => {
    for (let round = 0; round < 5; round++) {
      const { made } = await make();
      const [{ token }] = await Promise.all([
        pair(codeOf(made)),
        admin.call("DELETE", `/api/admin/door-devices/${made.id}`),
      ]);
      if (token === "") continue;
      expect(await podium.deps.callers.findNow(claimsOf(podium, { token }))).toBeNull();
    }
  });
});

describe("revoking a device", () => {
  test("ends it at once on every process, with its sockets", async ({ podium, second, admin, paired }) => {
    const { id, token } = await paired();
    for (const app of [podium, second]) expect(await status(app, token)).toBe(200);
    const open = [await connect(podium.url, token), await connect(second.url, token)];
    const closed = open.map((socket) => new Promise((done) => socket.on("disconnect", done)));
    expect((await admin.call("DELETE", `/api/admin/door-devices/${id}`)).statusCode).toBe(204);
    expect(await status(podium, token)).toBe(401);
    await expect.poll(() => status(second, token), { interval: 5 }).toBe(401);
    await Promise.all(closed);
    for (const socket of open) socket.close();
    expect((await admin.call("DELETE", `/api/admin/door-devices/${id}`)).statusCode).toBe(404);
  });

  test("ends no other device", async ({ podium, admin, paired, listed }) => {
    const [revoked, stays] = [await paired(), await paired()];
    await admin.call("DELETE", `/api/admin/door-devices/${revoked.id}`);
    expect(await status(podium, stays.token)).toBe(200);
    expect([await listed(revoked.id), (await listed(stays.id))?.state]).toEqual([undefined, "ready"]);
  });

  test("is what a device may do to itself, and an account is none", async ({ podium, paired }) => {
    const { token } = await paired();
    expect((await call(podium, "DELETE", "/api/door/device", { token })).statusCode).toBe(204);
    expect(await status(podium, token)).toBe(401);
    const person = await makeUser(podium, "DOOR");
    expect(await status(podium, person.token)).toBe(404);
    expect((await person.call("DELETE", "/api/door/device")).statusCode).toBe(404);
  });
});
