import { randomUUID } from "node:crypto";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { routes } from "@podium/shared/contracts/routes";
import { describe, expect } from "vitest";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { claimsOf, makeUser } from "#test/factories.ts";
import { nameOf } from "#openapi/openapi.ts";
import { named, readContract } from "#test/contract.ts";
import { connect, nextEvent, WAIT_MS } from "#test/screens.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest({ listen: true, env: { PAYMENT_PROVIDER: "test" } })
  .extend("owner", { scope: "file" }, ({ podium }) => makeUser(podium))
  .extend("stranger", { scope: "file" }, ({ podium }) => makeUser(podium))
  .extend("reservation", { scope: "file", auto: true }, async ({ owner, showId }) => {
    const id = await reserve(owner.api, showId, ["R1-A", "R1-B"]);
    await hold(owner.api, showId, ["R2-A"]);
    return id;
  })
  .extend("passkey", { scope: "file" }, async ({ podium, owner }) => {
    const { id } = await podium.deps.database.db
      .insertInto("passkeys")
      .values({
        userId: owner.id,
        credentialId: "sleutel",
        publicKey: Buffer.from("sleutel"),
        counter: 0,
        name: "Telefoon",
        createdAt: new Date(),
        lastUsedAt: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  })
  .extend("offer", { scope: "file" }, async ({ podium, owner, showId }) => {
    const { db } = podium.deps.database;
    const entry = {
      userId: owner.id,
      showId,
      seats: 1,
      together: false,
      state: "OFFERED",
      joinedAt: new Date(),
    } as const;
    const entries = db.insertInto("waitingWishes").values(entry).returning("id");
    const { id: wishId } = await entries.executeTakeFirstOrThrow();
    const offer = { wishId, showId, seatIds: ["R3-A"], madeAt: new Date(), expiresAt: new Date("2999-01-01") };
    return (await db.insertInto("waitingOffers").values(offer).returning("id").executeTakeFirstOrThrow()).id;
  })
  /** Fills a path with the owner's reservation, seat, session, passkey, waiting list entry or offer. */
  .extend(
    "ofOwner",
    { scope: "file" },
    ({ podium, owner, reservation, passkey, offer, showId }) =>
      ({ path }: Endpoint): string =>
        path
          .replace("sessions/:id", `sessions/${claimsOf(podium, owner).sessionId}`)
          .replace("passkeys/:id", `passkeys/${passkey}`)
          .replace("offers/:id", `offers/${offer}`)
          .replace("show/:id", `show/${showId}`)
          .replace(/:(id|reservationId)/, String(reservation))
          .replace(":seatId", "R2-A"),
  )
  /** The database's rows of everything that the owner has. */
  .extend("state", { scope: "file" }, ({ podium }) => async (): Promise<string> => {
    const { db } = podium.deps.database;
    const tables = await Promise.all([
      db.selectFrom("reservations").selectAll().orderBy("id").execute(),
      db.selectFrom("seats").selectAll().where("status", "!=", "available").orderBy("seatId").execute(),
      db.selectFrom("carts").selectAll().execute(),
      db.selectFrom("payments").selectAll().execute(),
      db.selectFrom("users").selectAll().orderBy("id").execute(),
      db.selectFrom("sessions").selectAll().orderBy("id").execute(),
      db.selectFrom("passkeys").selectAll().orderBy("id").execute(),
      db.selectFrom("waitingWishes").selectAll().orderBy("id").execute(),
      db.selectFrom("waitingOffers").selectAll().orderBy("id").execute(),
    ]);
    return JSON.stringify(tables);
  });

const endpoints = await readContract();
const JOINING = new Set([routes.joinWaitingList, routes.enterWaitingRoom].map((endpoint) => nameOf(endpoint)));
/** Users' calls about one owned item, named by its id or by a seat of the cart. */
const aboutSomething = endpoints
  .filter(
    ({ access, path }) =>
      (access === "session" || access === "user") &&
      /:(id|reservationId|seatId)\b/.test(path) &&
      !path.includes(":showId"),
  )
  // Joining makes a thing of one's own.
  .filter((endpoint) => !JOINING.has(nameOf(endpoint)));

const BODIES: Record<string, unknown> = {
  "PUT /api/user/passkeys/:id": { name: "Van mij" },
  "PUT /api/carts/seats/:seatId": { ticketTypeId: 1 },
  "POST /api/reservation/:id/give-back": { ticketIds: [1] },
  "POST /api/reservation/:id/pass-on": { ticketIds: [1], name: "Rosa Maas", email: "rosa@podium.example" },
  "POST /api/reservation/:id/take-back": { ticketIds: [1] },
  "POST /api/reservation/:id/keep": { returnedId: 1 },
  "POST /api/reservation/:id/move": { moves: [{ from: "R1-A", to: "R3-A" }], difference: 0 },
  "POST /api/reservation/:id/move/quote": { moves: [{ from: "R1-A", to: "R3-A" }] },
  "POST /api/reservation/tickets/:id/wallet": { wallet: "APPLE" },
};

test("there are such calls for reservation, ticket, payment and cart", () => {
  expect(aboutSomething.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/api/reservation/tickets/:id",
      "/api/reservation/:id/payment",
      "/api/reservation/:id/online-payment",
      "/api/reservation/:id/pay-by-transfer",
      "/api/carts/seats/:seatId",
    ]),
  );
});

test.for(named(aboutSomething))(
  "%s responds to a stranger as if it did not exist, and changes nothing",
  async ([_name, endpoint], { state, stranger, ofOwner, reservation, owner }) => {
    const before = await state();
    const body = BODIES[`${endpoint.method} ${endpoint.path}`];
    const response = await stranger.call(endpoint.method, ofOwner(endpoint), body);
    const nobodys = ofOwner(endpoint)
      .replace(/sessions\/.*/, `sessions/${randomUUID()}`)
      .replace(/passkeys\/.*/, "passkeys/999999")
      .replace(/offers\/\d+/, "offers/999999")
      .replace(/show\/\d+/, "show/999999")
      .replace(new RegExp(`/${reservation}(?=/|$)`), "/999999");
    const unknown = await stranger.call(endpoint.method, nobodys, body);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(unknown.json());
    expect(response.body).not.toContain(owner.email);
    expect(await state()).toBe(before);
  },
);

test.for(named(aboutSomething.filter(({ method }) => method === "GET")))(
  "%s works for its owner, so that the 404 means something",
  async ([_name, endpoint], { owner, ofOwner }) => {
    expect((await owner.call(endpoint.method, ofOwner(endpoint))).statusCode).toBe(200);
  },
);

describe("somebody else's", () => {
  test("cart cannot be reserved", async ({ state, stranger, showId }) => {
    const before = await state();
    const body = { seatIds: ["R2-A"], paymentMethod: "MANUAL" };
    expect((await stranger.call("POST", `/api/reservation/${showId}`, body)).json()).toMatchObject({
      code: "CART_MISMATCH",
    });
    expect(await state()).toBe(before);
  });

  test("profile cannot be changed", async ({ owner, state, stranger }) => {
    const profile = { id: owner.id, firstname: "Ik", lastname: "Ben", email: "ik@test.example", number: "0470000000" };
    const before = await state();
    expect((await stranger.call("PUT", "/api/user/updateProfile", profile)).statusCode).toBe(403);
    expect(await state()).toBe(before);
  });

  test("reservations are not among one's own, nor named by what everybody may see", async ({ stranger, showId }) => {
    expect((await stranger.call("GET", "/api/reservation/my-reservations")).json()).toEqual([]);
    expect((await stranger.call("GET", "/api/reservation/my-latest-reservation")).statusCode).toBe(404);
    for (const url of [
      `/api/reservation/availableSeats/${showId}`,
      "/api/show",
      `/api/reservation/isSeatAvailable/${showId}/R1-A`,
    ]) {
      const { body } = await stranger.call("GET", url);
      expect(body).not.toMatch(/user|Piet|@test/);
    }
  });

  test("changes send a stranger's sockets no event but the seat's", async ({ podium, stranger, owner, showId }) => {
    const [mine, theirs] = [await connect(podium.url, stranger.token), await connect(podium.url, owner.token)];
    const received: string[] = [];
    mine.onAny((event: string) => received.push(event));
    const changed = nextEvent(theirs, "cart:changed");
    await hold(owner.api, showId, ["R2-B"]);
    await changed;
    const watching = await mine.timeout(WAIT_MS).emitWithAck("show:join", { showId });
    expect(JSON.stringify(watching)).not.toMatch(/user|cartId|reservationId/);
    expect(received).toEqual([]);
    mine.disconnect();
    theirs.disconnect();
  });
});
