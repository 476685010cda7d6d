import { expect } from "vitest";
import { hold, reserve, registerUser } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
/** The address of a registered user. */
const known = "bekend@test.example";
const test = apiTest({ env: { RATE_LIMIT: "on", PAYMENT_PROVIDER: "test" } });
test.beforeAll(async ({ visitor }) => {
  await registerUser(visitor, { email: known });
});

async function statuses(count: number, attempt: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const responses: number[] = [];
  for (let index = 0; index < count; index++) responses.push((await attempt(index)).statusCode);
  return responses;
}

test("passwords of one account: ten guesses a minute from an address", async ({ post }) => {
  const responses = await statuses(12, (index) =>
    post("/api/auth/signin", { email: known, password: `gok ${index}` }, "192.0.2.10"),
  );
  expect(responses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test("passwords of one account from very many addresses: each waits, and its owner does not where they signed in", async ({
  post,
  visitor,
}) => {
  const email = "beheer@test.example";
  const { password } = await registerUser(visitor, { email });
  const [home, other] = ["192.0.2.20", "2001:db8:1:2::3"];
  const signIn = (words: string, address: string) => post("/api/auth/signin", { email, password: words }, address);
  expect((await signIn(password, home)).statusCode).toBe(200);
  const responses = await statuses(20, (index) => signIn(`gok ${index}`, `203.0.113.${index}`));
  expect(responses).toEqual(Array<number>(20).fill(401));

  const refused = await signIn(password, other);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "2"]);
  expect(refused.json()).toMatchObject({ code: "SIGN_IN_PAUSED", message: expect.stringContaining("2 seconden") });
  expect((await signIn(password, home)).statusCode).toBe(200);
});

test("the password, by whoever holds a session: ten guesses a minute from an address, by all calls that ask for it together", async ({
  podium,
  visitor,
}) => {
  const { id, token, email, password } = await registerUser(visitor);
  const profile = { id, firstname: "Mia", lastname: "Gok", email: "nieuw@test.example", number: "0470112233" };
  type Asks = { method: "POST" | "PUT"; url: string; payload: (guess: string) => object };
  const signIn: Asks = { method: "POST", url: "/api/auth/signin", payload: (guess) => ({ email, password: guess }) };
  const prove: Asks = { method: "POST", url: "/api/auth/prove", payload: (guess) => ({ password: guess }) };
  const calls: Asks[] = [
    signIn,
    prove,
    { method: "PUT", url: "/api/user/updateProfile", payload: (guess) => ({ ...profile, password: guess }) },
    { method: "POST", url: "/api/user/deleteAccount", payload: (guess) => ({ password: guess }) },
    {
      method: "PUT",
      url: "/api/user/password",
      payload: (guess) => ({ currentPassword: guess, newPassword: "een ander geheim" }),
    },
  ];
  const attempt = ({ payload, ...asks }: Asks, guess: string, remoteAddress = "192.0.2.30") =>
    podium.app.inject({
      ...asks,
      payload: payload(guess),
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    });
  const wrong: number[] = [];
  for (const asks of [...calls, ...calls]) wrong.push((await attempt(asks, "een gok")).statusCode);
  expect(wrong).toEqual([401, 400, 400, 400, 400, 401, 400, 400, 400, 400]);
  for (const asks of calls) {
    const refused = await attempt(asks, password);
    expect([asks.url, refused.statusCode, refused.json()]).toMatchObject([asks.url, 429, { code: "SIGN_IN_PAUSED" }]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await attempt(prove, password, "192.0.2.31")).statusCode).toBe(204);
});

test("an address cannot pass for many by saying so: forwarded addresses of strangers do not count", async ({
  podium,
}) => {
  const responses = await statuses(12, (index) =>
    podium.app.inject({
      method: "POST",
      url: "/api/auth/signin",
      payload: { email: "iemand@test.example", password: `gok ${index}` },
      remoteAddress: "192.0.2.11",
      headers: { "x-forwarded-for": `203.0.113.${index}`, "x-real-ip": `203.0.113.${index}` },
    }),
  );
  expect(responses.slice(10)).toEqual([429, 429]);
});

test("links for a new password: thirty guesses in ten minutes at 256 bits", async ({ post }) => {
  const password = "een goed wachtwoord";
  const responses = await statuses(31, (index) =>
    post(
      "/api/auth/reset-password",
      { token: `gok${index}`.padEnd(43, "x"), password, confirmPassword: password },
      "192.0.2.12",
    ),
  );
  expect([responses[0], responses[29], responses[30]]).toEqual([409, 409, 429]);
});

test("ticket codes, by asking whether they work: thirty a minute an account", async ({ podium }) => {
  const user = await makeUser(podium);
  const responses = await statuses(31, (index) => user.call("GET", `/api/reservation/validate-code?code=GOK${index}`));
  expect([responses[29], responses[30]]).toEqual([200, 429]);
});

test("ticket codes, by trying to reserve with them: thirty a minute an account, and reserving without one goes on", async ({
  podium,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  await hold(user.api, show.id, ["R1-A"]);
  const requestReservation = (ticketCode?: string) =>
    user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod: "MANUAL", ticketCode });
  const responses = await statuses(31, (index) => requestReservation(`GOK${index}`));
  expect([responses[0], responses[29], responses[30]]).toEqual([409, 409, 429]);
  expect((await requestReservation()).statusCode).toBe(201);
});

test("codes of vouchers, by trying to pay with them: thirty a minute an account, with those of tickets", async ({
  podium,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  await hold(user.api, show.id, ["R1-A"]);
  const pay = (codes: object) =>
    user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod: "MANUAL", ...codes });
  const responses = await statuses(31, (index) =>
    pay(index < 15 ? { ticketCode: `GOK${index}` } : { vouchers: [`K7M4P9WX3HRC${2000 + index}`] }),
  );
  expect([responses[15], responses[29], responses[30]]).toEqual([409, 409, 429]);
  expect((await pay({})).statusCode).toBe(201);
});

test("pages of the test payment: 120 a minute by looking, and as many by choosing", async ({ podium }) => {
  const at = (index: number) => ({ url: `/test-betaling/gok${index}`, remoteAddress: "192.0.2.14" });
  const looking = await statuses(121, (index) => podium.app.inject(at(index)));
  const choosing = await statuses(121, (index) => podium.app.inject({ ...at(index), method: "POST" }));
  for (const responses of [looking, choosing])
    expect([responses[0], responses[119], responses[120]]).toEqual([404, 404, 429]);
});

test("addresses of accounts: signing in, and asking for a new password, say the same of known and unknown ones", async ({
  post,
}) => {
  for (const [url, body] of [
    ["/api/auth/signin", { password: "verkeerd" }],
    ["/api/auth/forgot-password", {}],
  ] as const) {
    const [first, second] = await Promise.all(
      [known, "niemand@test.example"].map((email) => post(url, { ...body, email }, "192.0.2.13")),
    );
    expect([first?.statusCode, first?.body]).toEqual([second?.statusCode, second?.body]);
  }
});

test("reservations by their number: the same 404 for another's and for none", async ({ podium }) => {
  const [owner, show, stranger] = [await makeUser(podium), await makeShow(podium), await makeUser(podium)];
  const id = await reserve(owner.api, show.id, ["R1-A"]);
  const [theirs, none] = [
    await stranger.call("GET", `/api/reservation/tickets/${id}`),
    await stranger.call("GET", "/api/reservation/tickets/999999"),
  ];
  expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
});
