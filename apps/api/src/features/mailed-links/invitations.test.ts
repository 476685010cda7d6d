import type { InvitedRole } from "@podium/shared/roles";
import { registrationForm } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeUser, proveNow, type User } from "#test/factories.ts";
import { linksTest, profileWith } from "#test/mailed-links.ts";

const DAY_SECONDS = 24 * 3600;
const NEW = { password: "vier gewone woorden samen", confirmPassword: "vier gewone woorden samen" };
const DETAILS = { firstname: "Mia", lastname: "Dierckx", number: "0470 11 22 33" };

let count = 0;
const nextAddress = () => `genodigd${(count += 1)}@test.example`;

const test = linksTest()
  .extend("inviter", { auto: true }, async ({ podium, scenario }) => {
    const admin = await scenario.admin();
    await proveNow(podium, admin);
    return admin;
  })
  .extend("invitations", { scope: "file" }, ({ podium, mailbox, post, visitor }) => {
    const { db } = podium.deps.database;
    return {
      invite: (by: User, email: string, role: InvitedRole = "DOOR") =>
        by.call("POST", "/api/admin/invitations", { email, firstname: "Mia", lastname: "Dierckx", role }),
      /** The link of the newest mail to this address. */
      linkTo: async (email: string) => (await mailbox.tokens("INVITATION", email)).at(-1) ?? "",
      open: (token: string) => post("/api/auth/invitation", { token }),
      accept: (token: string, more: object = DETAILS) =>
        post("/api/auth/invitation/accept", { token, ...NEW, ...more }),
      join: (user: Pick<User, "call">, token: string) => user.call("POST", "/api/auth/invitation/join", { token }),
      signIn: (email: string, password = NEW.password) => visitor.signIn({ body: { email, password } }),
      roleOf: async (email: string) =>
        (await db.selectFrom("users").select("role").where("email", "=", email).executeTakeFirst())?.role,
    };
  });

const code = (response: { json: <T>() => T }) => response.json<{ code?: string }>().code;

test("who accepts an invitation chooses a password, has the role and a proved address, and the link works once", async ({
  invitations,
  inviter,
  users,
  mailbox,
}) => {
  const email = nextAddress();
  const made = (await invitations.invite(inviter, email, "BOX_OFFICE")).json<{ expiresAt: string }>();
  const token = await invitations.linkTo(email);
  expect((await invitations.open(token)).json()).toEqual({
    email,
    firstname: "Mia",
    lastname: "Dierckx",
    role: "BOX_OFFICE",
    expiresAt: made.expiresAt,
    takes: "ACCOUNT",
  });
  expect(await invitations.roleOf(email)).toBeUndefined();

  const accepted = await invitations.accept(token);
  expect(accepted.statusCode).toBe(200);
  const me = await users.me(accepted.json<{ token: string }>().token);
  expect(me).toMatchObject({ email, role: "BOX_OFFICE", awaitsVerification: false, hasPassword: true });
  expect(await invitations.signIn(email)).toHaveProperty("token");
  expect(code(await invitations.accept(token))).toBe("INVITATION_ACCEPTED");
  expect(code(await invitations.open(token))).toBe("INVITATION_ACCEPTED");
  expect((await inviter.api.listInvitations()).items.map((one) => one.email)).not.toContain(email);
  const [mail] = await mailbox.mailsTo(email);
  expect(mail?.text).toContain("als Kassa");
});

test("an account of before has the role when its owner accepts, and not before; nobody else's account gets it", async ({
  invitations,
  inviter,
  users,
}) => {
  const [owner, other] = [await users.proved(), await users.proved()];
  await invitations.invite(inviter, owner.email);
  const token = await invitations.linkTo(owner.email);
  expect((await invitations.open(token)).json()).toMatchObject({ takes: "SIGN_IN" });
  expect(code(await invitations.accept(token))).toBe("EMAIL_TAKEN");
  expect(code(await invitations.join(other, token))).toBe("INVITATION_FOR_OTHER");
  expect([await invitations.roleOf(owner.email), await invitations.roleOf(other.email)]).toEqual(["USER", "USER"]);

  expect((await invitations.join(owner, token)).statusCode).toBe(204);
  expect(await invitations.roleOf(owner.email)).toBe("DOOR");
  // The response may have been lost.
  expect((await invitations.join(owner, token)).statusCode).toBe(204);
  expect(await invitations.signIn(owner.email, owner.password)).toHaveProperty("token");
});

test("with an account whose address nobody proved, the password of whoever made it works no more", async ({
  invitations,
  inviter,
  users,
}) => {
  const stranger = await users.register();
  await invitations.invite(inviter, stranger.email, "ADMIN");
  const token = await invitations.linkTo(stranger.email);
  expect((await invitations.open(token)).json()).toMatchObject({ takes: "PASSWORD" });
  expect((await invitations.accept(token, {})).statusCode).toBe(200);
  expect(await users.works(stranger.token)).toBe(false);
  await expect(invitations.signIn(stranger.email, stranger.password)).rejects.toThrow("SIGNIN_FAILED");
  expect(await invitations.signIn(stranger.email)).toHaveProperty("token");
  expect(await invitations.roleOf(stranger.email)).toBe("ADMIN");
});

test("who bought without a password chooses one, and is signed out elsewhere", async ({
  invitations,
  inviter,
  users,
}) => {
  const guest = await users.guest();
  await invitations.invite(inviter, guest.email);
  const token = await invitations.linkTo(guest.email);
  expect((await invitations.accept(token, {})).statusCode).toBe(200);
  expect(await users.works(guest.token)).toBe(false);
  expect(await invitations.roleOf(guest.email)).toBe("DOOR");
});

test("a new account needs a name and a telephone number, and a password that is not common", async ({
  invitations,
  inviter,
}) => {
  const email = nextAddress();
  await invitations.invite(inviter, email);
  const token = await invitations.linkTo(email);
  expect(code(await invitations.accept(token, {}))).toBe("DETAILS_NEEDED");
  const common = { password: "Voorbeeldspelers2026", confirmPassword: "Voorbeeldspelers2026" };
  expect(code(await invitations.accept(token, { ...DETAILS, ...common }))).toBe("PASSWORD_COMMON");
  expect((await invitations.accept(token)).statusCode).toBe(200);
});

test("of two invitations of one address at the same moment one is made, with one mail", async ({
  invitations,
  inviter,
  scenario,
  podium,
  mailbox,
}) => {
  const other = await scenario.admin();
  await proveNow(podium, other);
  const email = nextAddress();
  const made = await Promise.all([invitations.invite(inviter, email), invitations.invite(other, email, "ADMIN")]);
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(code(await invitations.invite(inviter, email))).toBe("INVITATION_WAITS");
  expect(await mailbox.mailsTo(email)).toHaveLength(1);
});

test("a link that two browsers use at the same moment makes one account, for one of them", async ({
  invitations,
  inviter,
}) => {
  const email = nextAddress();
  await invitations.invite(inviter, email);
  const token = await invitations.linkTo(email);
  const used = await Promise.all([invitations.accept(token), invitations.accept(token)]);
  expect(used.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(["EMAIL_TAKEN", "INVITATION_ACCEPTED"]).toContain(
    used.map((response) => code(response)).find((word) => word !== undefined),
  );
  expect(await invitations.roleOf(email)).toBe("DOOR");
});

test("an invitation that expired opens nothing until it is sent again, and does not stand in the way of another", async ({
  invitations,
  inviter,
  podium,
  clock,
}) => {
  const [email, second] = [nextAddress(), nextAddress()];
  const { id } = (await invitations.invite(inviter, email)).json<{ id: number }>();
  await invitations.invite(inviter, second);
  const token = await invitations.linkTo(email);
  clock.advance(7 * DAY_SECONDS + 1);
  expect(code(await invitations.open(token))).toBe("INVITATION_OVER");
  expect(code(await invitations.accept(token))).toBe("INVITATION_OVER");
  const again = await makeUser(podium, "ADMIN");
  expect(await again.api.listInvitations()).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, expired: true })]),
  });
  await again.api.resendInvitation({ params: { id } });
  expect(await invitations.linkTo(email)).toBe(token);
  expect((await invitations.accept(token)).statusCode).toBe(200);
  expect((await invitations.invite(again, second, "BOX_OFFICE")).statusCode).toBe(201);
});

test("a withdrawn invitation opens nothing, is not mailed any more, and cannot be sent again", async ({
  invitations,
  inviter,
  mailbox,
}) => {
  const [email, unsent] = [nextAddress(), nextAddress()];
  const { id } = (await invitations.invite(inviter, email)).json<{ id: number }>();
  const token = await invitations.linkTo(email);
  const other = (await invitations.invite(inviter, unsent)).json<{ id: number }>();
  for (const one of [id, other.id]) await inviter.api.endInvitation({ params: { id: one } });
  expect(code(await invitations.open(token))).toBe("INVITATION_OVER");
  expect(code(await invitations.accept(token))).toBe("INVITATION_OVER");
  await expect(inviter.api.resendInvitation({ params: { id } })).rejects.toThrow("INVITATION_NOT_FOUND");
  await expect(inviter.api.endInvitation({ params: { id } })).rejects.toThrow("INVITATION_NOT_FOUND");
  expect(await mailbox.mailsTo(unsent)).toEqual([]);
});

test("an administrator proves who it is before a role is offered, or offered again, and not to withdraw it", async ({
  invitations,
  podium,
  inviter,
  clock,
}) => {
  const [email, other] = [nextAddress(), nextAddress()];
  const { id } = (await invitations.invite(inviter, email)).json<{ id: number }>();
  clock.advance(11 * 60);
  expect(code(await invitations.invite(inviter, other))).toBe("PROOF_NEEDED");
  expect(code(await inviter.call("POST", `/api/admin/invitations/${id}/resend`))).toBe("PROOF_NEEDED");
  expect((await inviter.call("DELETE", `/api/admin/invitations/${id}`)).statusCode).toBe(204);
  await proveNow(podium, inviter);
  expect((await invitations.invite(inviter, other)).statusCode).toBe(201);
});

test("nobody is invited to a role that they have, or to less", async ({ invitations, inviter, podium }) => {
  const volunteer = await makeUser(podium, "BOX_OFFICE");
  expect(code(await invitations.invite(inviter, volunteer.email, "DOOR"))).toBe("HAS_ROLE_ALREADY");
  expect(code(await invitations.invite(inviter, volunteer.email, "BOX_OFFICE"))).toBe("HAS_ROLE_ALREADY");
  expect((await invitations.invite(inviter, volunteer.email, "ADMIN")).statusCode).toBe(201);
});

test("an invitation takes no role away that its reader got meanwhile", async ({
  invitations,
  inviter,
  users,
  podium,
}) => {
  const owner = await users.proved();
  await invitations.invite(inviter, owner.email, "DOOR");
  const token = await invitations.linkTo(owner.email);
  // As a process of the release before does, which knows no invitations.
  await podium.deps.database.db.updateTable("users").set({ role: "BOX_OFFICE" }).where("id", "=", owner.id).execute();
  expect((await invitations.join(owner, token)).statusCode).toBe(204);
  expect(await invitations.roleOf(owner.email)).toBe("BOX_OFFICE");
});

test("what an administrator decides about an account meanwhile ends the invitation of its address", async ({
  invitations,
  inviter,
  users,
}) => {
  const role = async (user: User) => {
    const profile = { ...profileWith(user, user), role: "DOOR" } as const;
    await inviter.api.adminUpdateProfile({ body: profile });
  };
  const address = (user: User) =>
    inviter.api.adminUpdateProfile({ body: { ...profileWith(user, { email: nextAddress() }), role: "USER" } });
  const close = (user: User) => inviter.api.deleteUser({ params: { id: user.id } });
  for (const decide of [role, address, close]) {
    const owner = await users.proved();
    await invitations.invite(inviter, owner.email, "ADMIN");
    const token = await invitations.linkTo(owner.email);
    await decide(owner);
    expect(code(await invitations.accept(token))).toBe("INVITATION_OVER");
  }
});

test("an invitation ends with the role of whoever sent it, who could not give it now", async ({
  invitations,
  inviter,
  podium,
}) => {
  const [email, second] = [nextAddress(), nextAddress()];
  const former = await makeUser(podium, "ADMIN");
  const { id } = (await invitations.invite(former, email, "ADMIN")).json<{ id: number }>();
  await invitations.invite(former, second, "ADMIN");
  const tokens = [await invitations.linkTo(email), await invitations.linkTo(second)];
  // Another administrator answers for it from now on.
  await inviter.api.resendInvitation({ params: { id } });
  await inviter.api.adminUpdateProfile({ body: { ...profileWith(former, former), role: "USER" } });
  expect(await Promise.all(tokens.map(async (token) => code(await invitations.open(token))))).toEqual([
    undefined,
    "INVITATION_OVER",
  ]);
  // However it was lost.
  await podium.deps.database.db.updateTable("users").set({ role: "USER" }).where("id", "=", inviter.id).execute();
  expect(code(await invitations.accept(tokens[0] ?? ""))).toBe("INVITATION_OVER");
});

test("the log says who invited, withdrew and accepted, and names the address as long as the invitation is stored", async ({
  invitations,
  inviter,
  podium,
  clock,
}) => {
  const [email, other] = [nextAddress(), nextAddress()];
  const { id } = (await invitations.invite(inviter, email, "BOX_OFFICE")).json<{ id: number }>();
  const withdrawn = (await invitations.invite(inviter, other)).json<{ id: number }>();
  await inviter.api.resendInvitation({ params: { id } });
  await inviter.api.endInvitation({ params: { id: withdrawn.id } });
  await invitations.accept(await invitations.linkTo(email));
  const lines = async (by: User) =>
    (await by.api.listAudit({ query: { page: 1, pageSize: 50 } })).items
      .filter(
        ({ subjectType, subjectId }) => subjectType === "invitation" && [id, withdrawn.id].includes(subjectId ?? 0),
      )
      .map(({ summary, actor, person }) => [summary, actor?.id === inviter.id, person?.name]);
  expect(await lines(inviter)).toEqual([
    [`Uitnodiging #${id} aangenomen: nieuw account met de rol kassa (${email})`, false, "Mia Dierckx"],
    [`Uitnodiging #${withdrawn.id} voor de rol onthaal ingetrokken (${other})`, true, undefined],
    [`Uitnodiging #${id} voor de rol kassa opnieuw verstuurd (${email})`, true, "Mia Dierckx"],
    [`Uitnodiging #${withdrawn.id} verstuurd voor de rol onthaal (${other})`, true, undefined],
    [`Uitnodiging #${id} verstuurd voor de rol kassa (${email})`, true, "Mia Dierckx"],
  ]);
  clock.advance(31 * DAY_SECONDS);
  await podium.deps.retention.run();
  const later = await makeUser(podium, "ADMIN");
  expect((await lines(later)).at(-1)?.[0]).toBe(`Uitnodiging #${id} verstuurd voor de rol kassa`);
  const { db } = podium.deps.database;
  const left = (table: "invitations" | "mails") => db.selectFrom(table).select("id");
  expect(await left("invitations").where("id", "in", [id, withdrawn.id]).execute()).toEqual([]);
  expect(await left("mails").where("kind", "=", "INVITATION").where("subjectId", "=", id).execute()).toEqual([]);
});

test("who closes the account that an invitation made takes the invitation along", async ({
  invitations,
  inviter,
  users,
}) => {
  const email = nextAddress();
  await invitations.invite(inviter, email);
  const { token } = (await invitations.accept(await invitations.linkTo(email))).json<{ token: string }>();
  const own = users.signedIn({ id: 0, email, token });
  const data = await own.api.downloadOwnData();
  expect(data.mailedLinks).toContainEqual(expect.objectContaining({ purpose: "INVITATION", email }));
  expect(data.mails.map(({ kind }) => kind)).toContain("INVITATION");
});

test("an address that another account can still take back makes no account", async ({
  invitations,
  inviter,
  users,
}) => {
  const owner = await users.proved();
  const { password } = owner;
  const { email } = registrationForm();
  await owner.api.updateProfile({ body: profileWith(owner, { email, password }) });
  await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
  await invitations.invite(inviter, owner.email);
  expect(code(await invitations.accept(await invitations.linkTo(owner.email)))).toBe("EMAIL_TAKEN");
});
