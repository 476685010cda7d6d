import type { Show } from "@podium/shared/contracts/shows";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, makeShow, type Person } from "../../../test/factories.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let podium: TestApp;
let admin: Person;
beforeAll(async () => {
  podium = await startTestApp();
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
