import * as http from "node:http";
import { rooms } from "@podium/shared/contracts/realtime";
import pg from "pg";
import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { call, claimsOf, makeShow, makeUser, tokenFor } from "#test/factories.ts";
import { lockRows } from "#test/row-lock.ts";
import { connect, nextEvent, openScreen, WAIT_MS } from "#test/screens.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest({ listen: true, env: { RATE_LIMIT: "on", PUBLIC_URL: "https://podium.example" } }).extend(
  "refusedMessages",
  { scope: "file" },
  ({ podium }) =>
    async (): Promise<number> => {
      const text = await podium.deps.metrics.registry.metrics();
      return Number(/^podium_socket_messages_refused_total (\d+)/m.exec(text)?.[1] ?? 0);
    },
);

describe("a socket", () => {
  test("keeps nothing of the request that began it, with its cookies and headers", async ({ podium }) => {
    const socket = await connect(podium.url);
    const { sockets } = podium.deps.realtime.io.sockets;
    const own = [...sockets.values()].find(({ id }) => id === socket.id);
    expect([own?.conn.request, own?.handshake.headers]).toEqual([null, {}]);
    socket.disconnect();
  });

  test.for([
    ["null", null],
    ["a number", 42],
    ["an object", { a: 1 }],
    ["a list", ["x"]],
    ["empty", ""],
    ["no token", "geen token"],
    ["longer than any token", "x".repeat(2001)],
  ] as const)("whose handshake brings a token that is %s is a visitor's", async ([_name, token], { podium }) => {
    const { id } = await makeShow(podium);
    const socket = await connect(podium.url, { token });
    expect(await socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: id })).toMatchObject({ ok: true });
    const hall = await socket.timeout(WAIT_MS).emitWithAck("hall:join", { showId: id });
    expect(hall).toMatchObject({ ok: false, code: "FORBIDDEN" });
    socket.disconnect();
  });

  test.for([
    ["nl", undefined, "U hebt geen toegang tot dit onderdeel."],
    ["fr", "fr", "Vous n'avez pas accès à cette partie."],
    ["nl", "de", "U hebt geen toegang tot dit onderdeel."],
    ["nl", { fr: true }, "U hebt geen toegang tot dit onderdeel."],
    ["nl", "fr".repeat(100), "U hebt geen toegang tot dit onderdeel."],
  ] as const)("is refused in %s when its handshake asks for %j", async ([_name, language, message], { podium }) => {
    const { id } = await makeShow(podium);
    const socket = await connect(podium.url, { language });
    const hall = await socket.timeout(WAIT_MS).emitWithAck("hall:join", { showId: id });
    expect(hall).toEqual({ ok: false, code: "FORBIDDEN", message });
    socket.disconnect();
  });

  test("of a session that a reservation's mail opened gets events of that one only, without its owner's address", async ({
    podium,
    admin,
  }) => {
    const user = await makeUser(podium);
    const [one, other] = [
      await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]),
      await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]),
    ];
    const { database, sessions } = podium.deps;
    const token = await tokenFor(podium, "account", user.id);
    await database.transact((transaction) => sessions.openedByLink(transaction, claimsOf(podium, { token }), one));
    expect((await call(podium, "GET", "/api/user/sessions", { token })).statusCode).toBe(403);
    const socket = await connect(podium.url, token);
    const received: unknown[] = [];
    socket.onAny((event: string, payload: unknown) => received.push([event, payload]));
    const changed = nextEvent(socket, "reservation:changed");
    for (const id of [other, one]) await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    expect(await changed).toMatchObject({ reservation: { id: one, status: "CANCELLED" } });
    expect(JSON.stringify(received)).not.toContain(user.email);
    expect(received).toHaveLength(1);
    socket.disconnect();
  });

  test("that makes forty calls at once is served; further calls are refused and not done, and others notice nothing", async ({
    podium,
    refusedMessages,
  }) => {
    const { id } = await makeShow(podium);
    const quiet = await openScreen(podium.url, id);
    const socket = await connect(podium.url);
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: id })),
    );
    const refused = responses.filter((response) => !response.ok);
    expect(refused).toHaveLength(20);
    expect(refused[0]).toEqual({
      ok: false,
      code: "TOO_MANY_REQUESTS",
      message: "Te veel pogingen. Wacht even en probeer het dan opnieuw.",
    });
    expect(await refusedMessages()).toBe(refused.length);
    expect(quiet.socket.connected).toBe(true);
    expect((await quiet.socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: id })).ok).toBe(true);
    socket.disconnect();
    quiet.close();
  });

  test("that asks for seats with many others costs the database one query at a time, whatever shows they ask for", async ({
    podium,
  }) => {
    const shows = await Promise.all(Array.from({ length: 4 }, () => makeShow(podium)));
    const sockets = await Promise.all(Array.from({ length: 40 }, () => connect(podium.url)));
    // If the rule is broken, all of the application's connections wait, so the test uses its own.
    const outside = new pg.Pool({ connectionString: podium.deps.config.DATABASE_URL, max: 2 });
    const lock = await lockRows(outside, "lock table seats in access exclusive mode", []);
    const asked = sockets.map((socket, index) => {
      const showId = shows[index % shows.length]?.id ?? 0;
      return socket.timeout(WAIT_MS).emitWithAck("show:join", { showId });
    });
    const overHttp = shows.map(({ id }) => podium.app.inject(`/api/reservation/availableSeats/${id}`));
    const { rooms: joined } = podium.deps.realtime.io.of("/").adapter;
    try {
      await expect.poll(() => shows.map(({ id }) => joined.get(rooms.show(id))?.size)).toEqual([10, 10, 10, 10]);
      await expect.poll(lock.waiting).toBeGreaterThan(0);
      for (let look = 0; look < 5; look++) expect(await lock.waiting()).toBe(1);
    } finally {
      lock.release();
      await outside.end();
    }
    for (const response of await Promise.all(asked)) expect(response).toMatchObject({ ok: true });
    for (const response of await Promise.all(overHttp)) expect(response.json()).toHaveLength(193);
    for (const socket of sockets) socket.disconnect();
  });

  test("that does not stop is closed", async ({ podium }) => {
    const socket = await connect(podium.url);
    socket.io.reconnection(false);
    const closed = new Promise((done) => socket.once("disconnect", done));
    for (let message = 0; message < 200; message++) socket.emit("show:leave", { showId: 1 });
    expect(await closed).toBe("io server disconnect");
  });

  test("that sends something large is closed, and what it sent is never read", async ({ podium }) => {
    const socket = await connect(podium.url);
    socket.io.reconnection(false);
    const closed = new Promise((done) => socket.once("disconnect", done));
    socket.emit("show:join", { showId: 1, filler: "x".repeat(20_000) } as { showId: number }, () => undefined);
    expect(await closed).toBe("transport close");
  });

  test.for([
    null,
    7,
    "x",
    [],
    { showId: "1; drop table shows" },
    { showId: -1 },
    { showId: 1e99 },
    { showId: { $gt: 0 } },
  ] as const)("that asks nonsense (%j) gets an error and stays", async (request, { podium }) => {
    const socket = await connect(podium.url);
    const response = await socket.timeout(WAIT_MS).emitWithAck("show:join", request as { showId: number });
    expect(response).toMatchObject({ ok: false, code: "INVALID_INPUT" });
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });

  test("cannot speak for the server: nobody receives an event that it makes up", async ({ podium }) => {
    const { id } = await makeShow(podium);
    const screen = await openScreen(podium.url, id);
    const socket = await connect(podium.url);
    const received: string[] = [];
    screen.socket.onAny((name: string) => received.push(name));
    socket.emit("seats:changed" as "show:leave", { showId: id });
    await socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: id });
    await screen.socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: id });
    expect(received).toEqual([]);
    socket.disconnect();
    screen.close();
  });
});

const TRANSPORTS = [
  { transport: "polling", opened: 200 },
  { transport: "websocket", opened: 101 },
] as const;
const REFUSED = 400;
const FOREIGN = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "nonsense", ""];
const UPGRADE = {
  connection: "upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

/** @param sid of an open connection; none: the request opens one */
async function handshake(
  url: string,
  transport: string,
  said: Record<string, string>,
  sid = "",
): Promise<number | undefined> {
  const headers = { ...said, ...(transport === "websocket" && UPGRADE) };
  const path = `${url}/socket.io/?EIO=4&transport=${transport}${sid && `&sid=${sid}`}`;
  const sent = http.request(path, { agent: false, headers });
  const response = new Promise<http.IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("upgrade", resolve).once("error", reject);
  });
  sent.end();
  const { statusCode, socket } = await response;
  socket.destroy();
  return statusCode;
}

test.for(TRANSPORTS)("a page on another site is not let in by $transport", async ({ transport }, { podium }) => {
  for (const origin of FOREIGN) expect(await handshake(podium.url, transport, { origin }), origin).toBe(REFUSED);
});

test.for(TRANSPORTS)(
  "a page on another site gets no say by $transport in a connection that stands",
  async ({ transport, opened }, { podium }) => {
    const response = await fetch(`${podium.url}/socket.io/?EIO=4&transport=polling`);
    const { sid } = JSON.parse((await response.text()).slice(1)) as { sid: string };
    for (const origin of FOREIGN) expect(await handshake(podium.url, transport, { origin }, sid), origin).toBe(REFUSED);
    // A waiting packet ends the poll's request.
    if (transport === "polling")
      await fetch(`${podium.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, { method: "POST", body: "40" });
    expect(await handshake(podium.url, transport, { origin: podium.url }, sid)).toBe(opened);
  },
);

test.for(TRANSPORTS)(
  "a page of ours is let in by $transport, by the address that it called or by the public one; so is a program",
  async ({ transport, opened }, { podium }) => {
    const { PUBLIC_URL } = podium.deps.config;
    for (const said of [{ origin: podium.url }, { origin: PUBLIC_URL, host: "api-1:3000" }, {}])
      expect(await handshake(podium.url, transport, said), JSON.stringify(said)).toBe(opened);
  },
);
