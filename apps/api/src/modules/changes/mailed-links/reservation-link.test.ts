import { pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { call, makeShow, type User } from "#test/factories.ts";
import { linksTest, profileWith } from "#test/mailed-links.ts";

const DAY = 24 * 3600;
const LINK = /https:\/\/podium\.test\/inloglink\?naar=(\S+)#token=([\w-]+)&adres=(\S+)/;

const test = linksTest().extend("reserved", { scope: "file" }, ({ podium, mailbox, clock }) =>
  /** The link in the newest mail of a reservation. */
  async (user: User, then: (id: number) => Promise<unknown> = async () => undefined) => {
    const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
    await then(id);
    clock.advance(3600);
    const newest = (await mailbox.mailsTo(user.email)).at(-1);
    const [, page = "", token = "", address = ""] = LINK.exec(newest?.text ?? "") ?? [];
    return { id, page, token, address: decodeURIComponent(address), text: newest?.text ?? "" };
  },
);

describe("the mail of a reservation", () => {
  test("signs in who has no password, once, and leads to the reservation", async ({ users, reserved, admin }) => {
    const { email, id } = await users.guest();
    const guest = users.signedIn({ id, email, token: await users.byLink(email) });
    const waiting = await reserved(guest);
    expect(waiting).toMatchObject({ page: `/payment/${waiting.id}`, address: guest.email });
    const paid = await reserved(guest, (paidId) => pay(admin.api, paidId));
    expect(paid.page).toBe(`/ticketsDetail/${paid.id}`);
    expect(paid.text).toContain("Geef dus de pdf door, en niet deze mail.");
    const opened = await users.open("link/open", paid.token);
    expect(await users.me(opened.json<{ token: string }>().token)).toMatchObject({ id: guest.id });
    expect((await users.open("link/open", paid.token)).json()).toMatchObject({ code: "LINK_EXPIRED" });
    // The link in the other mail still opens.
    expect((await users.open("link/open", waiting.token)).statusCode).toBe(200);
  });

  test("leads who has a password straight to the page", async ({ users, reserved }) => {
    const { text, id } = await reserved(await users.proved());
    expect(text).toContain(`https://podium.test/payment/${id}`);
    expect(text).not.toContain("inloglink");
  });

  test("opens nothing after a week, once the account has a password or a role", async ({
    users,
    reserved,
    visitor,
    clock,
    podium,
  }) => {
    const opens = async (token: string) => (await users.open("link/open", token)).statusCode;
    const late = await reserved(await users.guest());
    clock.advance(7 * DAY);
    expect(await opens(late.token)).toBe(410);

    const chooser = await users.guest();
    const before = await reserved(chooser);
    await visitor.forgotPassword({ body: { email: chooser.email } });
    const password = "mijn eerste wachtwoord";
    const token = await users.newest("PASSWORD_RESET", chooser.email);
    await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
    expect(await opens(before.token)).toBe(410);

    const volunteer = await users.guest();
    const given = await reserved(volunteer);
    const { pool } = podium.deps.database;
    await pool.query("update users set role = 'DOOR' where id = $1", [volunteer.id]);
    expect(await opens(given.token)).toBe(410);
  });

  test("touches nothing else of an account whose owner passed it on: no session, no link, no proof of the address", async ({
    podium,
    users,
    reserved,
    visitor,
  }) => {
    const owner = await users.guest();
    const { id: userId, email } = owner;
    const [earlier, passedOn] = [await reserved(owner), await reserved(owner)];
    await visitor.requestSignInLink({ body: { email } });
    const { links, database } = podium.deps;
    const tokens = {
      SIGN_IN: await users.newest("SIGN_IN", email),
      OPEN_OFFER: await links.makeAlone("OPEN_OFFER", { userId, email }),
      OPEN_RESERVATION: earlier.token,
    } as const;
    const account = () => database.db.selectFrom("users").selectAll().where("id", "=", userId).execute();
    const before = await account();
    const body = { token: passedOn.token };
    const opened = await call(podium, "POST", "/api/auth/link/open", { body, language: "fr" });
    expect(await users.me(opened.json<{ token: string }>().token)).toMatchObject({
      byLink: { reservationId: passedOn.id },
      awaitsVerification: false,
    });
    expect(await account()).toEqual(before);
    expect(await users.me(owner.token)).toMatchObject({ id: userId, awaitsVerification: true });
    for (const purpose of ["SIGN_IN", "OPEN_OFFER", "OPEN_RESERVATION"] as const)
      expect([purpose, await links.isLive(purpose, tokens[purpose])]).toEqual([purpose, true]);
  });

  test("gives an unpaid reservation of an address that nobody had proved its whole time: somebody reads the mails", async ({
    podium,
    users,
    reserved,
    clock,
  }) => {
    const { id, token } = await reserved(await users.guest());
    const daysLeft = async () => {
      const { expiresAt } = await podium.deps.reservations.get(id);
      return Math.round(((expiresAt?.getTime() ?? 0) - clock.now().getTime()) / 1000 / DAY);
    };
    expect(await daysLeft()).toBe(1);
    await users.open("link/open", token);
    expect(await daysLeft()).toBe(7);
  });

  test("signs in without counting as a proof: it changes no address and closes no account", async ({
    users,
    reserved,
  }) => {
    const guest = await users.guest();
    await users.byLink(guest.email);
    const { token } = await reserved(users.signedIn({ ...guest, token: await users.byLink(guest.email) }));
    const opened = await users.open("link/open", token);
    const user = users.signedIn({ ...guest, token: opened.json<{ token: string }>().token });
    const change = await user.call("PUT", "/api/user/updateProfile", profileWith(user, { email: "x@test.example" }));
    expect(change.json()).toMatchObject({ code: "PROOF_NEEDED" });
    expect((await user.call("POST", "/api/user/deleteAccount", {})).json()).toMatchObject({ code: "PROOF_NEEDED" });
  });
});
