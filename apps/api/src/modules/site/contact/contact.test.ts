import { describe, expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest({ env: { RATE_LIMIT: "on" } }).extend("contact", { scope: "file" }, ({ podium, post }) => ({
  send: (payload: object, address = freshAddress()) => post("/api/contact", payload, address),
  stored: () => podium.deps.database.db.selectFrom("contactMessages").selectAll().orderBy("id").execute(),
}));

let lastAddress = 0;
const freshAddress = (): string => `198.51.100.${++lastAddress}`;
const message = { name: "An Claes", email: "an@voorbeeld.example", message: "Hoe word ik lid?\nGroeten" };

describe("POST /api/contact", () => {
  test("stores the message and says thank you", async ({ contact }) => {
    const response = await contact.send(message);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      message: "Bedankt voor uw bericht! We nemen zo snel mogelijk contact met u op.",
    });
    expect((await contact.stored()).at(-1)).toMatchObject({ ...message, createdAt: expect.any(Date) });
  });

  test("throws away what a robot sends, with the same response", async ({ contact }) => {
    const before = (await contact.stored()).length;
    const [robot, user] = [
      await contact.send({ ...message, website: "https://spam.example" }),
      await contact.send({ ...message, website: "" }),
    ];
    expect([robot.statusCode, robot.body]).toEqual([user.statusCode, user.body]);
    expect((await contact.stored()).length).toBe(before + 1);
  });

  test("does not need a token, nor minds a bad one", async ({ podium }) => {
    const headers = { authorization: "Bearer rubbish" };
    const response = await podium.app.inject({
      method: "POST",
      url: "/api/contact",
      payload: message,
      headers,
      remoteAddress: freshAddress(),
    });
    expect(response.statusCode).toBe(201);
  });

  test.for([
    { name: " " },
    { email: "geen adres" },
    { message: "" },
    { message: "x".repeat(5001) },
    { message: "a\u0000b" },
    { name: undefined },
  ])("responds 400 to %j and stores nothing", async (changes, { contact }) => {
    const before = (await contact.stored()).length;
    expect((await contact.send({ ...message, ...changes })).json()).toMatchObject({
      statusCode: 400,
      code: "INVALID_INPUT",
    });
    expect((await contact.stored()).length).toBe(before);
  });

  test("accepts five messages in ten minutes from one address, however many wrong forms came before", async ({
    contact,
  }) => {
    const address = freshAddress();
    for (let time = 0; time < 8; time++)
      expect((await contact.send({ ...message, email: "" }, address)).statusCode).toBe(400);
    const responses = [];
    for (let time = 0; time < 6; time++) responses.push(await contact.send(message, address));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(responses.at(-1)?.headers["retry-after"])).toBeGreaterThan(60);
    expect((await contact.send(message)).statusCode).toBe(201);
  });

  test("looks at a hundred forms in ten minutes from one address, right or wrong", async ({ contact }) => {
    const address = freshAddress();
    const responses = [];
    for (let time = 0; time < 101; time++) responses.push((await contact.send({}, address)).statusCode);
    expect(responses).toEqual([...Array<number>(100).fill(400), 429]);
  });
});
