import { securityNoticeKindSchema } from "@podium/shared/contracts/mails";
import { expect } from "vitest";
import { makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const test = mailTest();

test.for(securityNoticeKindSchema.exclude(["ACCOUNT_UNUSED", "BANK_ACCOUNT_CHANGED"]).options)(
  "a change of how one signs in is announced to the owner, with what to do about it: %s",
  async (what, { podium, mailbox, sendMails }) => {
    const { database, securityNotices } = podium.deps;
    const user = await makeUser(podium);
    await database.transact((transaction) => securityNotices.send(transaction, { userId: user.id, what }));
    await sendMails();
    const [mail] = await mailbox.mailsTo(user.email);
    expect(mail?.subject).toMatch(/wachtwoord|passkey|authenticator-app|herstelcode|tweede stap|e-mailadres/);
    expect(mail?.text).toContain("Was u het niet?");
    // A new password does not help at an address that is no longer the account's.
    const page = what === "EMAIL_CHANGED" ? "contact" : "wachtwoord-vergeten";
    expect(mail?.text).toContain(`https://podium.test/${page}`);
  },
);

test("a closed account gets no such mail", async ({ podium, mailbox, sendMails }) => {
  const { database, securityNotices } = podium.deps;
  const user = await makeUser(podium);
  await database.transact((transaction) =>
    securityNotices.send(transaction, { userId: user.id, what: "PASSKEY_ADDED" }),
  );
  await database.db.updateTable("users").set({ deletedAt: new Date() }).where("id", "=", user.id).execute();
  await sendMails();
  expect(await mailbox.mailsTo(user.email)).toEqual([]);
});
