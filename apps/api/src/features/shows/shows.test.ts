import type { Show } from "@podium/shared/contracts/shows";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, makeReservation, makeShow, type Person } from "../../../test/factories.ts";
import { connect, nextEvent } from "../../../test/screens.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let podium: TestApp;
let admin: Person;
beforeAll(async () => {
  podium = await startTestApp({ listen: true });
  admin = await makePerson(podium, "ADMIN");
});
afterAll(() => podium.close());

const fields = { name: "De vrek", dateTime: "2030-01-01T19:00:00.000Z" };

describe("the price of a show", () => {
  it("is twelve euros when a new show names none", async () => {
    const answer = await admin.call("POST", "/api/admin/shows", fields);
    expect([answer.statusCode, answer.json<Show>().pricePerSeat]).toEqual([201, 12]);
  });

  it("stays as it is when a change names none, and is what a change names", async () => {
    const { id } = await makeShow(podium, { pricePerSeat: 17.5 });
    const change = async (body: object) =>
      (await admin.call("PUT", `/api/admin/shows/${id}`, body)).json<Show>().pricePerSeat;
    expect(await change({ ...fields, name: "De vrek (slot)" })).toBe(17.5);
    expect(await change({ ...fields, pricePerSeat: 9.5 })).toBe(9.5);
  });
});

describe("a show that is deleted", () => {
  it("takes the carts in it along, and tells their owners", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    await person.call("POST", `/api/carts/seats/${show.id}/R1-A`);
    const socket = await connect(podium.url, person.token);
    const told = nextEvent(socket, "cart:changed");
    expect((await admin.call("DELETE", `/api/admin/shows/${show.id}`)).statusCode).toBe(204);
    expect(await told).toEqual({ cart: null, reason: "cleared" });
    expect((await person.call("GET", "/api/carts")).statusCode).toBe(404);
    socket.disconnect();
  });

  it("is not deleted while it has reservations", async () => {
    const [person, other, show] = [await makePerson(podium), await makePerson(podium), await makeShow(podium)];
    await person.call("POST", `/api/carts/seats/${show.id}/R1-A`);
    await makeReservation(other, show.id, ["R1-B"]);
    expect((await admin.call("DELETE", `/api/admin/shows/${show.id}`)).json()).toMatchObject({
      statusCode: 409,
      code: "SHOW_HAS_RESERVATIONS",
    });
    expect((await person.call("GET", "/api/carts")).json()).toMatchObject({ seats: ["R1-A"] });
  });
});
