import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const test = mailTest();

const SQL = [
  "'; drop table users; --",
  "' or '1'='1",
  "x') union select password_hash from users --",
  "\\'; delete from seats; --",
  "1; select pg_sleep(5)",
  "%' or true or name like '%",
];

describe("SQL in what users send", () => {
  test("is text and nothing else, stored to the letter", async ({ podium }) => {
    for (const [index, text] of SQL.entries()) {
      const email = `sql${index}@test.example`;
      const password = "een goed wachtwoord";
      const form = {
        firstname: text,
        lastname: text,
        email,
        number: "0470112233",
        password,
        confirmPassword: password,
      };
      const response = await call(podium, "POST", "/api/user/register", { body: form });
      expect(response.json()).toMatchObject({ firstname: text.trim(), lastname: text.trim() });
    }
    const { rows } = await podium.deps.database.pool.query<{ count: string }>("select count(*) from users");
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(SQL.length);
  });

  test("finds nothing in a search, sorts by nothing, and opens no account", async ({ admin, podium }) => {
    for (const text of SQL) {
      const search = encodeURIComponent(`geen treffer ${text}`);
      for (const list of ["/api/user/all", "/api/admin/reservations", "/api/admin/payments", "/api/admin/audit"]) {
        const response = await admin.call("GET", `${list}?search=${search}&page=1&pageSize=5`);
        expect(response.json()).toMatchObject({ items: [], total: 0 });
      }
      expect((await admin.call("GET", `/api/user/all?sort=${encodeURIComponent(text)}`)).statusCode).toBe(400);
      const body = { email: `${admin.email}${text}`, password: text };
      expect((await call(podium, "POST", "/api/auth/signin", { body })).statusCode).toBe(401);
    }
  });

  test("names no seat, show or code", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    for (const text of SQL) {
      const part = encodeURIComponent(text);
      expect((await user.call("POST", `/api/carts/seats/${show.id}/${part}`)).statusCode).toBe(404);
      expect((await user.call("GET", `/api/reservation/availableSeats/${part}`)).statusCode).toBe(400);
      const code = await user.call(
        "GET",
        `/api/reservation/validate-code?code=${encodeURIComponent(text.slice(0, 40))}`,
      );
      expect(code.json()).toMatchObject({ valid: false });
    }
  });
});

const HTML = `<img src=x onerror="alert(1)"><script>alert('2')</script>&"'`;

describe("HTML in what users send", () => {
  test("is text in the mails that quote it", async ({ podium, admin, mailbox }) => {
    const show = await makeShow(podium, { name: `De vrek ${HTML}`.slice(0, 120) });
    const user = await makeUser(podium);
    const profile = { id: user.id, firstname: HTML, lastname: HTML, email: user.email, number: "0470112233" };
    expect((await user.call("PUT", "/api/user/updateProfile", profile)).statusCode).toBe(200);
    const id = await reserve(user.api, show.id, ["R1-A"]);
    await podium.deps.mailDelivery.sweep();
    await pay(admin.api, id);
    await podium.deps.mailDelivery.sweep();
    await admin.api.cancelReservation({ params: { id }, body: { reason: HTML } });
    await call(podium, "POST", "/api/auth/forgot-password", { body: { email: user.email } });
    await call(podium, "POST", "/api/contact", {
      body: { name: HTML, email: "schrijver@test.example", message: `Dag\n${HTML}` },
    });
    await podium.deps.mailDelivery.sweep();
    const mails = await mailbox.mailsTo();
    expect(mails.length).toBe(5);
    for (const { html = "", subject } of mails) {
      expect(html, subject).not.toMatch(/<(script|img src=x)|onerror="/);
      expect(html.match(/<[^>]+\son\w+=/g), subject).toBeNull();
    }
    expect(mails.filter(({ html }) => html?.includes("&lt;script&gt;")).length).toBeGreaterThanOrEqual(3);
  });

  test("leaves the API as JSON that no browser takes for a page", async ({ podium }) => {
    const user = await makeUser(podium);
    const response = await user.call("PUT", "/api/user/updateProfile", {
      id: user.id,
      firstname: HTML,
      lastname: "x",
      email: user.email,
      number: "0470112233",
    });
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("is not repeated in an error", async ({ podium }) => {
    const response = await podium.app.inject(`/api/${encodeURIComponent(HTML)}?x=${encodeURIComponent(HTML)}`);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("<");
  });
});

describe("a mail's headers", () => {
  const BREAK = "An\r\nBcc: slachtoffer@test.example\r\n\r\n<h1>Overgenomen</h1>";

  test.for([
    ["registering", "POST", "/api/user/register", { firstname: BREAK }],
    ["a message", "POST", "/api/contact", { name: BREAK }],
  ] as const)("get no second line from a name: %s refuses it", async ([_what, method, url, field], { podium }) => {
    const password = "een goed wachtwoord";
    const form = {
      firstname: "An",
      lastname: "Peeters",
      name: "An Peeters",
      email: "kop@test.example",
      number: "0470112233",
      password,
      confirmPassword: password,
      message: "Dag",
    };
    const response = await call(podium, method, url, { body: { ...form, ...field } });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, "INVALID_INPUT"]);
  });

  test("get none from an address", async ({ podium }) => {
    const body = { name: "An", email: "an@test.example\r\nBcc: slachtoffer@test.example", message: "Dag" };
    expect((await call(podium, "POST", "/api/contact", { body })).statusCode).toBe(400);
  });

  test("get none from a show's name, a guest's name or a volunteer's reason", async ({ podium, admin }) => {
    const show = await makeShow(podium);
    const inADay = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
    const named = await admin.call("POST", "/api/admin/shows", { name: BREAK, dateTime: inADay, pricePerSeat: 1 });
    const guest = { firstname: BREAK, lastname: "x", email: "gast@test.example" };
    const reserved = await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, {
      guest,
      seatIds: ["R1-A"],
      paid: "cash",
    });
    expect([named.statusCode, reserved.statusCode]).toEqual([400, 400]);
  });

  test("send nothing to anybody who was slipped in", async ({ podium, mailbox }) => {
    // Bypasses the schemas, which refuse these values, like a row that an older version stored.
    const message = { name: BREAK, email: "an@test.example\r\nBcc: slachtoffer@test.example", message: BREAK };
    await podium.deps.contact.send({ ...message, website: "" });
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    await reserve(user.api, show.id, ["R1-A"]);
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ firstname: BREAK, lastname: BREAK }).where("id", "=", user.id).execute();
    await db.updateTable("shows").set({ name: BREAK }).where("id", "=", show.id).execute();
    const before = (await mailbox.mailsTo()).length;
    await podium.deps.mailDelivery.sweep();
    const mails = (await mailbox.mailsTo()).slice(before);
    const receivers = mails.map((mail) => mail.receivers.join(" and "));
    expect(receivers.toSorted()).toEqual([podium.deps.config.SOCIETY_EMAIL, user.email].toSorted());
    expect(mails.map(({ bcc, cc }) => [bcc, cc])).toEqual(mails.map(() => [undefined, undefined]));
  });
});

describe("a person's name", () => {
  const LINKS = ["http://kwaad.example", "Win: HTTPS://kwaad.example", "www.kwaad.example", "Zie WWW.kwaad.example"];
  const HIDDEN = ["An\u0007", "An\u0085x", "An\u2028x", "An\nx"];
  const contact = { number: "0470112233", email: "naam@test.example" };
  const secret = { password: "een goed wachtwoord", confirmPassword: "een goed wachtwoord" };
  const person = { firstname: "An", lastname: "Peeters" };

  test("that carries a link, a control character or the end of a line is refused wherever one is given, in a sentence", async ({
    podium,
    admin,
    user,
    showId,
  }) => {
    const bookings = `/api/admin/shows/${showId}/reservations`;
    const reserved = await admin.call("POST", bookings, { guest: person, seatIds: ["R1-A"], paid: "cash" });
    const guest = `/api/admin/reservations/${reserved.json<{ id: number }>().id}/guest`;
    const asUser = { id: user.id, ...contact, role: "USER" };
    const post = (url: string, body: object) => call(podium, "POST", url, { body });
    const places = [
      ["registering", (name: object) => post("/api/user/register", { ...contact, ...secret, ...name })],
      ["profile", (name: object) => user.call("PUT", "/api/user/updateProfile", { id: user.id, ...contact, ...name })],
      ["administrator", (name: object) => admin.call("PUT", "/api/admin/updateProfile", { ...asUser, ...name })],
      ["a guest", (name: object) => admin.call("POST", bookings, { guest: name, seatIds: ["R1-B"], paid: "cash" })],
      ["a guest's details", (name: object) => admin.call("PUT", guest, name)],
    ] as const;
    for (const [place, give] of places) {
      for (const field of ["firstname", "lastname"]) {
        for (const name of [...LINKS, ...HIDDEN]) {
          const response = await give({ ...person, [field]: name });
          expect([response.statusCode, response.json()], `${place}: ${name}`).toMatchObject([
            400,
            {
              code: "INVALID_INPUT",
              details: [{ field: expect.stringContaining(field), message: expect.stringMatching(/ naam .*\.$/) }],
            },
          ]);
        }
      }
    }
    for (const name of [...LINKS, ...HIDDEN])
      expect((await post("/api/contact", { name, email: contact.email, message: "Dag" })).statusCode, name).toBe(400);
  });

  test.for(["J.P.", "d'Hondt-Van den Broeck", "Zoë", "Nguyễn", "O’Neill", "Wwwerner", "José & Ann", "Ünal: jr./sr."])(
    "may look like %s",
    async (firstname, { podium }) => {
      const email = `naam-${Buffer.from(firstname).toString("hex")}@test.example`;
      const body = { ...contact, ...secret, ...person, email, firstname };
      expect((await call(podium, "POST", "/api/user/register", { body })).statusCode).toBe(201);
    },
  );
});
