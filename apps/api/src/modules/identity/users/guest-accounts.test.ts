import { hold, reserve, signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow } from "#test/factories.ts";
import { linksTest, profileWith } from "#test/mailed-links.ts";
import { lockRows } from "#test/row-lock.ts";

const test = linksTest();

describe("an account without a password", () => {
  test("is made and signed in at once, and reserves like any other", async ({ users, podium }) => {
    const guest = await users.guest();
    expect(await users.me(guest.token)).toMatchObject({ hasPassword: false, role: "USER", awaitsVerification: true });
    const show = await makeShow(podium);
    expect(await reserve(guest.api, show.id, ["R1-A"])).toBeGreaterThan(0);
  });

  test("is entered with no password, not even an empty one", async ({ users, post }) => {
    const { email } = await users.guest();
    for (const password of ["", " ", "none"])
      expect((await post("/api/auth/signin", { email, password })).statusCode).toBeGreaterThanOrEqual(400);
  });

  test("is refused for an address that has an account, also when two come at once", async ({ users, post, podium }) => {
    const { email } = await users.register();
    const person = { firstname: "Els", lastname: "Wouters", number: "0470112233" };
    const guest = (of: string) => post("/api/auth/guest", { ...person, email: of });
    expect((await guest(email.toUpperCase())).json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    const address = "twee@test.example";
    const third = await lockRows(
      podium.deps.database.pool,
      `insert into users (firstname, lastname, email, number, role, password_hash, created_at)
       values ('Jan', 'Snel', $1, '', 'USER', '', now())`,
      [address],
    );
    const asked = Promise.all([guest(address), guest(address)]);
    await expect.poll(third.waiting).toBe(2);
    third.release();
    const both = await asked;
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test("is opened again with a mailed link", async ({ users }) => {
    const guest = await users.guest();
    expect(await users.me(await users.byLink(guest.email))).toMatchObject({ id: guest.id });
  });

  test("gets a password with the link of who forgot one", async ({ users, visitor }) => {
    const { email } = await users.guest();
    await visitor.forgotPassword({ body: { email } });
    const password = "mijn eerste wachtwoord";
    const token = await users.newest("PASSWORD_RESET", email);
    await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
    const session = await signIn(visitor, { email, password });
    expect(await users.me(session)).toMatchObject({ hasPassword: true });
  });

  test("corrects an address that nobody has proved, such as one that was typed wrong", async ({ users }) => {
    const guest = await users.guest();
    const email = "juist-getikt@test.example";
    const response = await guest.call("PUT", "/api/user/updateProfile", profileWith(guest, { email }));
    expect(response.json()).toMatchObject({ email: guest.email, pendingEmail: email });
  });

  test("gets another address, and is deleted, within ten minutes of signing in once its address is proved", async ({
    users,
    clock,
  }) => {
    const { email } = await users.guest();
    const token = await users.byLink(email);
    const { id } = await users.me(token);
    const user = users.signedIn({ id: Number(id), email, token });
    const change = () => user.call("PUT", "/api/user/updateProfile", profileWith(user, { email: "x@test.example" }));
    const remove = () => user.call("POST", "/api/user/deleteAccount", {});
    clock.advance(601);
    expect((await change()).json()).toMatchObject({ statusCode: 403, code: "PROOF_NEEDED" });
    expect((await remove()).json()).toMatchObject({ statusCode: 403, code: "PROOF_NEEDED" });
    const fresh = users.signedIn({ ...user, token: await users.byLink(email) });
    expect((await fresh.call("POST", "/api/user/deleteAccount", {})).statusCode).toBe(204);
  });
});

describe("an address with which somebody bought before without an account", () => {
  test("buys again, in an account of its own that shows nothing of the first", async ({ users, podium, mailbox }) => {
    const first = await users.guest();
    const [show, next] = [await makeShow(podium), await makeShow(podium)];
    const earlier = await reserve(first.api, show.id, ["R1-A"]);
    const visitor = await makeAnonymous(podium);
    await hold(visitor.api, next.id, ["R1-B"]);
    const person = { firstname: "Els", lastname: "Wouters", email: first.email, number: "0470112233" };
    expect((await visitor.call("POST", "/api/auth/guest", person)).statusCode).toBe(201);
    const body = { seatIds: ["R1-B"], paymentMethod: "MANUAL" as const };
    const { id } = await visitor.api.reserve({ params: { showId: next.id }, body });
    expect((await visitor.api.listMyReservations()).map((reservation) => reservation.id)).toEqual([id]);
    expect((await visitor.call("GET", `/api/reservation/tickets/${earlier}`)).statusCode).toBe(404);
    expect((await first.api.listMyReservations()).map((reservation) => reservation.id)).toEqual([earlier]);
    await expect
      .poll(async () => (await mailbox.mailsTo(first.email)).some(({ text }) => text.includes(`#${id}`)))
      .toBe(true);

    // A link mailed to that address opens the first account, which shows all reservations.
    const opened = users.signedIn({ ...first, token: await users.byLink(first.email) });
    expect((await users.me(opened.token))["id"]).toBe(first.id);
    const all = await opened.api.listMyReservations();
    expect(new Set(all.map((reservation) => reservation.id))).toEqual(new Set([earlier, id]));
    expect(await visitor.api.listMyReservations()).toEqual([]);
  });

  test("is refused once it has a password, and to somebody who corrects an address to one that has", async ({
    users,
    post,
    podium,
  }) => {
    const { email } = await users.register();
    const visitor = await makeAnonymous(podium);
    const person = { firstname: "Els", lastname: "Wouters", number: "0470112233" };
    const again = await users.guest();
    expect((await visitor.call("POST", "/api/auth/guest", { ...person, email: again.email })).statusCode).toBe(201);
    expect((await visitor.call("POST", "/api/auth/guest", { ...person, email })).json()).toMatchObject({
      code: "EMAIL_TAKEN",
    });
    expect((await post("/api/auth/guest", { ...person, email })).json()).toMatchObject({ code: "EMAIL_TAKEN" });
  });

  describe("and whose account is no more", () => {
    test.for(["its owner deletes it", "it gets another address"])(
      "opens with a link what was bought again, all of it: %s",
      async (how, { users, podium, post, visitor, clock }) => {
        const first = await users.guest();
        const person = { firstname: "Els", lastname: "Wouters", email: first.email, number: "0470112233" };
        const buy = async () => {
          const { token } = (await post("/api/auth/guest", person)).json<{ token: string }>();
          const { id } = await users.me(token);
          const guest = users.signedIn({ id: Number(id), email: first.email, token });
          return { guest, reservation: await reserve(guest.api, (await makeShow(podium)).id, ["R1-A"]) };
        };
        const [again, later] = [await buy(), await buy()];
        if (how === "its owner deletes it") await first.call("POST", "/api/user/deleteAccount", {});
        else {
          const email = `elders-${first.id}@test.example`;
          await first.call("PUT", "/api/user/updateProfile", profileWith(first, { email }));
          await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
        }
        // An address that was never verified gets few mails a day.
        clock.advance(25 * 3600);
        await visitor.forgotPassword({ body: { email: first.email } });
        const password = "mijn eerste wachtwoord";
        const token = await users.newest("PASSWORD_RESET", first.email);
        await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
        const opened = users.signedIn({ ...again.guest, token: await signIn(visitor, { ...first, password }) });
        const theirs = (await opened.api.listMyReservations()).map(({ id }) => id);
        expect(new Set(theirs)).toEqual(new Set([again.reservation, later.reservation]));
      },
    );

    test("opens nothing of it while a link of that account can restore the address, and then does", async ({
      users,
      clock,
      visitor,
      post,
    }) => {
      const guest = await users.guest();
      const { email } = guest;
      const first = users.signedIn({ ...guest, token: await users.byLink(email) });
      const person = { firstname: "Els", lastname: "Wouters", email, number: "0470112233" };
      const { token } = (await post("/api/auth/guest", person)).json<{ token: string }>();
      const again = await users.me(token);
      const other = `elders-${first.id}@test.example`;
      await first.call("PUT", "/api/user/updateProfile", profileWith(first, { email: other }));
      await users.open("verify-email", await users.newest("VERIFY_EMAIL", other));
      const before = await users.tokensTo(email, "SIGN_IN");
      clock.advance(71 * 3600);
      await visitor.requestSignInLink({ body: { email } });
      expect(await users.tokensTo(email, "SIGN_IN")).toEqual(before);
      clock.advance(2 * 3600);
      expect(await users.me(await users.byLink(email))).toMatchObject({ id: again["id"] });
    });

    test("belongs to whoever registers it in the moment in which a link is requested, which is sent to them", async ({
      users,
      post,
      podium,
    }) => {
      const { email, ...first } = await users.guest();
      const person = { firstname: "Els", lastname: "Wouters", email, number: "0470112233" };
      const { token } = (await post("/api/auth/guest", person)).json<{ token: string }>();
      await first.call("POST", "/api/user/deleteAccount", {});
      const insertion = await lockRows(
        podium.deps.database.pool,
        `insert into users (firstname, lastname, email, number, role, password_hash, created_at)
         values ('Jan', 'Snel', $1, '', 'USER', '', now())`,
        [email],
      );
      const asked = post("/api/auth/link", { email });
      await expect.poll(insertion.waiting).toBe(1);
      await insertion.commit();
      expect((await asked).statusCode).toBe(204);
      const opened = await users.open("link/open", await users.newest("SIGN_IN", email));
      expect(await users.me(opened.json<{ token: string }>().token)).toMatchObject({ firstname: "Jan" });
      expect(await users.works(token)).toBe(true);
    });
  });
});
