import { registrationForm } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { codeOf, DETAILS, invitationsTest, nextAddress } from "#test/invitations.ts";
import { profileWith } from "#test/mailed-links.ts";

const test = invitationsTest();

test("an accepted invitation gives a password, the role and a proved address, and its link works once", async ({
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
    replacesPassword: false,
  });
  expect(await invitations.roleOf(email)).toBeUndefined();

  const accepted = await invitations.accept(token);
  expect(accepted.statusCode).toBe(200);
  const me = await users.me(accepted.json<{ token: string }>().token);
  expect(me).toMatchObject({ email, role: "BOX_OFFICE", awaitsVerification: false, hasPassword: true });
  expect(await invitations.signIn(email)).toHaveProperty("token");
  expect(codeOf(await invitations.accept(token))).toBe("INVITATION_ACCEPTED");
  expect(codeOf(await invitations.open(token))).toBe("INVITATION_ACCEPTED");
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
  expect(codeOf(await invitations.accept(token))).toBe("EMAIL_TAKEN");
  expect(codeOf(await invitations.join(other, token))).toBe("INVITATION_FOR_OTHER");
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
  expect((await invitations.open(token)).json()).toMatchObject({ takes: "PASSWORD", replacesPassword: true });
  expect((await invitations.accept(token, {})).statusCode).toBe(200);
  expect(await users.works(stranger.token)).toBe(false);
  await expect(invitations.signIn(stranger.email, stranger.password)).rejects.toThrow("SIGNIN_FAILED");
  expect(await invitations.signIn(stranger.email)).toHaveProperty("token");
  expect(await invitations.roleOf(stranger.email)).toBe("ADMIN");
});

test("a buyer without a password chooses one, and is signed out elsewhere", async ({ invitations, inviter, users }) => {
  const guest = await users.guest();
  await invitations.invite(inviter, guest.email);
  const token = await invitations.linkTo(guest.email);
  expect((await invitations.open(token)).json()).toMatchObject({ takes: "PASSWORD", replacesPassword: false });
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
  expect(codeOf(await invitations.accept(token, {}))).toBe("DETAILS_NEEDED");
  const common = { password: "Voorbeeldspelers2026", confirmPassword: "Voorbeeldspelers2026" };
  expect(codeOf(await invitations.accept(token, { ...DETAILS, ...common }))).toBe("PASSWORD_COMMON");
  expect((await invitations.accept(token)).statusCode).toBe(200);
});

test("own data have the invitations that went to one's address, and their mails", async ({
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

test("an address that another account can still restore makes no account", async ({ invitations, inviter, users }) => {
  const owner = await users.proved();
  const { password } = owner;
  const { email } = registrationForm();
  await owner.api.updateProfile({ body: profileWith(owner, { email, password }) });
  await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
  await invitations.invite(inviter, owner.email);
  expect(codeOf(await invitations.accept(await invitations.linkTo(owner.email)))).toBe("EMAIL_TAKEN");
});
