import { expect } from "vitest";
import { makeUser, proveNow, type User } from "#test/factories.ts";
import { codeOf, invitationsTest, nextAddress } from "#test/invitations.ts";
import { profileWith } from "#test/mailed-links.ts";

const DAY_SECONDS = 24 * 3600;
const test = invitationsTest();

test("of two invitations of one address at the same moment one is made, with one mail", async ({
  invitations,
  inviter,
  podium,
  mailbox,
}) => {
  const other = await makeUser(podium, "ADMIN");
  const email = nextAddress();
  const made = await Promise.all([invitations.invite(inviter, email), invitations.invite(other, email, "ADMIN")]);
  expect(made.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([201, 409]);
  expect(codeOf(await invitations.invite(inviter, email))).toBe("INVITATION_WAITS");
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
  expect(used.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(["EMAIL_TAKEN", "INVITATION_ACCEPTED"]).toContain(
    used.map((response) => codeOf(response)).find((word) => word !== undefined),
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
  expect(codeOf(await invitations.open(token))).toBe("INVITATION_OVER");
  expect(codeOf(await invitations.accept(token))).toBe("INVITATION_OVER");
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
  expect(codeOf(await invitations.open(token))).toBe("INVITATION_OVER");
  expect(codeOf(await invitations.accept(token))).toBe("INVITATION_OVER");
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
  expect(codeOf(await invitations.invite(inviter, other))).toBe("PROOF_NEEDED");
  expect(codeOf(await inviter.call("POST", `/api/admin/invitations/${id}/resend`))).toBe("PROOF_NEEDED");
  expect((await inviter.call("DELETE", `/api/admin/invitations/${id}`)).statusCode).toBe(204);
  await proveNow(podium, inviter);
  expect((await invitations.invite(inviter, other)).statusCode).toBe(201);
});

test("nobody is invited to a role that they have, or to less", async ({ invitations, inviter, podium }) => {
  const volunteer = await makeUser(podium, "BOX_OFFICE");
  expect(codeOf(await invitations.invite(inviter, volunteer.email, "DOOR"))).toBe("HAS_ROLE_ALREADY");
  expect(codeOf(await invitations.invite(inviter, volunteer.email, "BOX_OFFICE"))).toBe("HAS_ROLE_ALREADY");
  expect((await invitations.invite(inviter, volunteer.email, "ADMIN")).statusCode).toBe(201);
});

test("an invitation removes no role that its reader got meanwhile", async ({ invitations, inviter, users, podium }) => {
  const owner = await users.proved();
  await invitations.invite(inviter, owner.email, "DOOR");
  const token = await invitations.linkTo(owner.email);
  // A process of the release before, which knows no invitations, changes the role.
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
    expect(codeOf(await invitations.accept(token))).toBe("INVITATION_OVER");
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
  // From now on another administrator is the inviter.
  await inviter.api.resendInvitation({ params: { id } });
  await inviter.api.adminUpdateProfile({ body: { ...profileWith(former, former), role: "USER" } });
  expect(await Promise.all(tokens.map(async (token) => codeOf(await invitations.open(token))))).toEqual([
    undefined,
    "INVITATION_OVER",
  ]);
  const waiting = new Set((await inviter.api.listInvitations()).items.map((one) => one.email));
  expect([waiting.has(email), waiting.has(second)]).toEqual([true, false]);
  // The inviter's role is lost without the service.
  await podium.deps.database.db.updateTable("users").set({ role: "USER" }).where("id", "=", inviter.id).execute();
  expect(codeOf(await invitations.accept(tokens[0] ?? ""))).toBe("INVITATION_OVER");
  // The same in the moment after the link was looked up
  const { database, invitations: service } = podium.deps;
  const accepting = database.transact((transaction) => service.accept(transaction, tokens[0] ?? "", former.id));
  await expect(accepting).rejects.toMatchObject({ code: "INVITATION_OVER" });
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
