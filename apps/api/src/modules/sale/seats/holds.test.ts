import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });

const CART = ALL_SEATS.slice(0, 20);
const [SEAT = ""] = ALL_SEATS.slice(20);
const tryHold = (user: User, showId: number) => user.call("POST", `/api/carts/seats/${showId}/${SEAT}`);
const outcomes = (responses: Awaited<ReturnType<typeof tryHold>>[]) =>
  new Set(responses.map((response) => response.json<{ code?: string }>().code ?? "held"));

describe("a free seat goes to whoever can take it", () => {
  test("while an account with a full cart asks for it without end", async ({ podium }) => {
    const [full, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    await hold(full.api, show.id, CART);
    const flood = Array.from({ length: 40 }, () => tryHold(full, show.id));
    expect((await tryHold(other, show.id)).statusCode).toBe(200);
    expect(outcomes(await Promise.all(flood)).difference(new Set(["CART_FULL", "SEAT_TAKEN"]))).toEqual(new Set());
  });

  test("while accounts whose cart has to end first ask for it as well", async ({ podium, scenario }) => {
    const [other, show, otherShow] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const [elsewhere, expired] = [await makeUser(podium), await makeUser(podium)];
    await hold(expired.api, show.id, ["R1-A"]);
    clock.advance(901);
    await hold(elsewhere.api, otherShow.id, ["R1-A"]);
    const responses = await Promise.all([elsewhere, expired, other].map((user) => tryHold(user, show.id)));
    expect(outcomes(responses)).toEqual(new Set(["held", "SEAT_TAKEN"]));
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
    expect(await scenario.seat(show.id, SEAT)).toMatchObject({ status: "held", version: 1 });
  });

  test("an account with a full cart is refused", async ({ podium }) => {
    const [full, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(full.api, show.id, CART);
    expect((await tryHold(full, show.id)).json()).toMatchObject({ statusCode: 409, code: "CART_FULL" });
  });
});
