import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, startTestApp } from "#test/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT: "on" } });
});
afterAll(() => test.close());

let lastAddress = 0;
const freshAddress = (): string => `198.51.100.${++lastAddress}`;
const message = { name: "An Claes", email: "An@Voorbeeld.Example", message: "Hoe word ik lid?\nGroeten" };
const send = (payload: object, remoteAddress = freshAddress()) =>
  test.app.inject({ method: "POST", url: "/api/contact", payload, remoteAddress });
const stored = () => test.deps.database.db.selectFrom("contactMessages").selectAll().orderBy("id").execute();

describe("POST /api/contact", () => {
  it("keeps the message and says thank you", async () => {
    const answer = await send(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: "Bedankt voor uw bericht! We nemen zo snel mogelijk contact met u op." });
    expect((await stored()).at(-1)).toMatchObject({ ...message, createdAt: expect.any(Date) });
  });

  it("throws away what a robot sends, and tells it the same", async () => {
    const before = (await stored()).length;
    const [robot, person] = [
      await send({ ...message, website: "https://spam.example" }),
      await send({ ...message, website: "" }),
    ];
    expect([robot.statusCode, robot.body]).toEqual([person.statusCode, person.body]);
    expect((await stored()).length).toBe(before + 1);
  });

  it("does not need a token, nor minds a bad one", async () => {
    const headers = { authorization: "Bearer rubbish" };
    const answer = await test.app.inject({
      method: "POST",
      url: "/api/contact",
      payload: message,
      headers,
      remoteAddress: freshAddress(),
    });
    expect(answer.statusCode).toBe(201);
  });

  it.each([
    { name: " " },
    { email: "geen adres" },
    { message: "" },
    { message: "x".repeat(5001) },
    { message: "a\u0000b" },
    { name: undefined },
  ])("answers 400 to %j and keeps nothing", async (changes) => {
    const before = (await stored()).length;
    expect((await send({ ...message, ...changes })).json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
    expect((await stored()).length).toBe(before);
  });

  it("takes five messages in ten minutes from one address, however many wrong forms came before", async () => {
    const address = freshAddress();
    for (let time = 0; time < 8; time++) expect((await send({ ...message, email: "" }, address)).statusCode).toBe(400);
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await send(message, address));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(60);
    expect((await send(message)).statusCode).toBe(201);
  });

  it("looks at a hundred forms in ten minutes from one address, right or wrong", async () => {
    const address = freshAddress();
    const answers = [];
    for (let time = 0; time < 101; time++) answers.push((await send({}, address)).statusCode);
    expect(answers).toEqual([...Array<number>(100).fill(400), 429]);
  });
});
