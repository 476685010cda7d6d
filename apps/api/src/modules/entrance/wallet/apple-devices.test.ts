import { Writable } from "node:stream";
import { describe, expect } from "vitest";
import { readPass, unpack } from "#test/apple-passes.ts";
import { form } from "#test/changed-shows.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { startFakeApns } from "#test/fake-apns.ts";
import { apiTest, started } from "#test/fixtures.ts";
import { appleSettings, PASS_TYPE } from "#test/pass-certificate.ts";

const clock = createFakeClock();
const logged: string[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(chunk.toString());
    done();
  },
});
const env = { ...appleSettings(), PUBLIC_URL: "https://podium.test", LOG_LEVEL: "info" };
const SERVICE = "/api/wallet/apple/v1";

const test = apiTest()
  .extend("apns", { scope: "file" }, async ({}, { onCleanup }) => {
    const apns = await startFakeApns();
    onCleanup(() => apns.close());
    return apns;
  })
  .extend("podium", { scope: "file" }, ({ apns }, cleanup) =>
    started({ clock, env, logTo, walletServers: { apns: apns.servers } }, cleanup),
  )
  .extend("phone", { scope: "file" }, ({ podium, scenario }) => async (seatIds = ["R1-A"]) => {
    const paid = await scenario.paid(seatIds, { giveBack: "MONEY" });
    const { url } = await paid.owner.api.addToWallet({ params: { id: paid.id }, body: { wallet: "APPLE" } });
    const download = (await podium.app.inject(url)).rawPayload;
    // The first pass, when the bundle has several.
    const { pass } = readPass(seatIds.length === 1 ? download : ([...unpack(download).values()][0] ?? download));
    const { serialNumber: serial, authenticationToken: token = "" } = pass;
    const deviceId = `device${paid.id}`;
    const pushToken = `push${paid.id}`;
    const send = (method: "GET" | "POST" | "DELETE", path: string, headers: object = {}, payload?: object) =>
      podium.app.inject({
        method,
        url: `${SERVICE}/${path}`,
        headers: { authorization: `ApplePass ${token}`, ...headers },
        ...(payload && { payload }),
      });
    const registration = `devices/${deviceId}/registrations/${PASS_TYPE}`;
    return {
      ...paid,
      serial,
      token,
      pushToken,
      send,
      register: (headers = {}) => send("POST", `${registration}/${serial}`, headers, { pushToken }),
      unregister: () => send("DELETE", `${registration}/${serial}`),
      changed: async (since = "") => {
        const response = await send("GET", `${registration}?passesUpdatedSince=${since}`);
        return response.statusCode === 204 ? null : response.json<{ serialNumbers: string[]; lastUpdated: string }>();
      },
      latest: (headers = {}) => send("GET", `passes/${PASS_TYPE}/${serial}`, headers),
      move: (to: string[]) => scenario.boxOffice(paid.id, "move", { seatIds: to }),
    };
  });

describe("a pass whose seat moves", () => {
  test("is pushed to the phones that have it, which fetch the new one: another seat, another code", async ({
    podium,
    phone,
    apns,
  }) => {
    const ann = await phone();
    expect((await ann.register()).statusCode).toBe(201);
    const before = await ann.changed();
    expect(before?.serialNumbers).toEqual([ann.serial]);
    const seen = (await ann.latest()).headers["last-modified"];
    expect((await ann.latest({ "if-modified-since": seen })).statusCode).toBe(304);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([]);

    await ann.move(["T4-E"]);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([
      {
        path: `POST /3/device/${ann.pushToken}`,
        topic: PASS_TYPE,
        body: "{}",
        certificate: `Pass Type ID: ${PASS_TYPE}`,
      },
    ]);
    const after = await ann.changed(before?.lastUpdated);
    expect(after?.serialNumbers).toEqual([ann.serial]);
    expect(await ann.changed(after?.lastUpdated)).toBeNull();
    const response = await ann.latest({ "if-modified-since": seen });
    const { fields, code } = readPass(response.rawPayload);
    expect(fields).toMatchObject({ row: "Tafel 4", seat: "E" });
    expect(code).toBe((await ann.owner.api.getTickets({ params: { id: ann.id } })).qrContents?.[0]);
    // A change is pushed only once.
    clock.advance(3600);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([]);
  });

  test("is in the language of its guest by then; that alone is no change", async ({ podium, phone, apns }) => {
    const eve = await phone();
    await eve.register();
    const seen = (await eve.latest()).headers["last-modified"];
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ language: "fr" }).where("id", "=", eve.owner.id).execute();
    clock.advance(2);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([]);
    expect((await eve.latest({ "if-modified-since": seen })).statusCode).toBe(304);
    await eve.move(["T4-E"]);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toHaveLength(1);
    const { pass } = readPass((await eve.latest({ "if-modified-since": seen })).rawPayload);
    expect(pass.description).toMatch(/^Billet pour /);
  });

  test("is pushed by one of two processes that look at once", async ({ podium, phone, apns }) => {
    const ann = await phone();
    await ann.register();
    await ann.move(["T4-E"]);
    await Promise.all([podium.deps.walletUpdates.sweep(), podium.deps.walletUpdates.sweep()]);
    expect(apns.taken()).toHaveLength(1);
  });

  test("is tried again when Apple is away, until it is notified", async ({ podium, phone, apns }) => {
    const ann = await phone();
    await ann.register();
    await ann.move(["T4-E"]);
    apns.refuse({ status: 503, reason: "ServiceUnavailable" });
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toHaveLength(1);
    apns.refuse(undefined);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([]);
    clock.advance(31);
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toHaveLength(1);
  });

  test("is forgotten of a phone that Apple knows no longer", async ({ podium, phone, apns }) => {
    const ann = await phone();
    await ann.register();
    await ann.move(["T4-E"]);
    apns.refuse({ status: 410, reason: "Unregistered" });
    await podium.deps.walletUpdates.sweep();
    apns.refuse(undefined);
    expect(await ann.changed()).toBeNull();
    await ann.move(["T4-D"]);
    apns.taken();
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([]);
  });
});

test("a pass is void, and says so, once its ticket is given up or its reservation cancelled", async ({
  podium,
  phone,
  scenario,
  apns,
}) => {
  const [given, cancelled] = [await phone(["R1-A", "R1-B"]), await phone(["R1-A"])];
  await given.register();
  await cancelled.register();
  apns.taken();
  await scenario.boxOffice(given.id, "give-up", { seatIds: ["R1-A"] });
  await scenario.boxOffice(cancelled.id, "cancel", { reason: "Ziek" });
  await podium.deps.walletUpdates.sweep();
  const notified = new Set(apns.taken().map(({ path }) => path));
  expect(notified).toEqual(new Set([given, cancelled].map(({ pushToken }) => `POST /3/device/${pushToken}`)));
  for (const { latest } of [given, cancelled]) {
    const { pass, fields, code } = readPass((await latest()).rawPayload);
    expect([pass.voided, fields.seat, code]).toEqual([true, "Vervallen", undefined]);
  }
});

test("a pass of a ticket that was given back is void, and valid again with the same code once it is restored", async ({
  podium,
  phone,
  apns,
}) => {
  const ann = await phone();
  await ann.register();
  const params = { id: ann.id };
  const { seats, qrContents } = await ann.owner.api.getTickets({ params });
  const notified = async () => {
    apns.taken();
    await podium.deps.walletUpdates.sweep();
    return apns.taken().map(({ path }) => path);
  };
  const shown = async () => readPass((await ann.latest()).rawPayload);
  await ann.owner.api.giveBackTickets({ params, body: { ticketIds: seats.map(({ id }) => id) } });
  expect(await notified()).toEqual([`POST /3/device/${ann.pushToken}`]);
  expect(await shown()).toMatchObject({ pass: { voided: true }, fields: { seat: "Vervallen" } });

  const { returned } = await ann.owner.api.getHandedTickets({ params });
  await ann.owner.api.keepReturnedTicket({ params, body: { returnedId: returned[0]?.id ?? 0 } });
  expect(await notified()).toEqual([`POST /3/device/${ann.pushToken}`]);
  const restored = await shown();
  expect([restored.pass.voided, restored.fields.seat, restored.code]).toEqual([undefined, "A", qrContents?.[0]]);
  // The ticket has its own pass again: adding it to a wallet makes no second one.
  const { url } = await ann.owner.api.addToWallet({ params, body: { wallet: "APPLE" } });
  expect(readPass((await podium.app.inject(url)).rawPayload).pass.serialNumber).toBe(ann.serial);
});

test("a pass of a show that is cancelled is void, is pushed, and says so, though its reservation stays paid", async ({
  podium,
  phone,
  admin,
  apns,
}) => {
  const ann = await phone();
  await ann.register();
  apns.taken();
  await admin.api.cancelShow({ params: { id: ann.show.id }, body: form() });
  await podium.deps.walletUpdates.sweep();
  expect(apns.taken().map(({ path }) => path)).toEqual([`POST /3/device/${ann.pushToken}`]);
  const { pass, fields, code } = readPass((await ann.latest()).rawPayload);
  expect([pass.voided, fields.seat, code]).toEqual([true, "Afgelast", undefined]);
  expect((await ann.owner.api.getTickets({ params: { id: ann.id } })).status).toBe("CONFIRMED");
});

describe("a device", () => {
  test("without the pass's own token gets, registers and unregisters nothing", async ({ phone }) => {
    const [ann, bob] = [await phone(), await phone()];
    await ann.register();
    for (const authorization of [
      "",
      "ApplePass",
      `ApplePass ${bob.token}`,
      `Bearer ${ann.token}`,
      `ApplePass ${ann.token}A`,
    ]) {
      expect((await ann.latest({ authorization })).statusCode).toBe(401);
      expect((await ann.register({ authorization })).statusCode).toBe(401);
    }
    expect((await ann.send("GET", `passes/pass.of.another/${ann.serial}`)).statusCode).toBe(404);
  });

  test("that registers again gets 200, with the address it has now; and nothing once it has removed the pass", async ({
    podium,
    phone,
    apns,
  }) => {
    const ann = await phone();
    expect([(await ann.register()).statusCode, (await ann.register()).statusCode]).toEqual([201, 200]);
    expect((await ann.unregister()).statusCode).toBe(200);
    await ann.move(["T4-E"]);
    apns.taken();
    await podium.deps.walletUpdates.sweep();
    expect(apns.taken()).toEqual([]);
    expect(await ann.changed()).toBeNull();
  });

  test("may report what went wrong: that is in the log, without a token", async ({ podium, phone }) => {
    const ann = await phone();
    const said = `Web service error for ${PASS_TYPE}: ApplePass ${ann.token} was refused`;
    expect((await ann.send("POST", "log", {}, { logs: [said] })).statusCode).toBe(200);
    await ann.register();
    await podium.app.inject(`${SERVICE}/passes/${PASS_TYPE}/${ann.serial}`);
    const log = logged.join("");
    expect(log).toContain("Web service error");
    expect(log).not.toContain(ann.token);
    expect(log).not.toContain(ann.pushToken);
  });
});
