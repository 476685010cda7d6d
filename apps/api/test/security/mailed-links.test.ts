import { expect } from "vitest";
import { makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";
import type { LinkPurpose } from "#database/tables/users.ts";

const test = mailTest();

const PAGES_OF_LINKS = {
  PASSWORD_RESET: "/wachtwoord-herstellen",
  SIGN_IN: "/inloglink",
  VERIFY_EMAIL: "/email-bevestigen",
  UNDO_EMAIL: "/email-terugzetten",
  OPEN_OFFER: "/inloglink",
  OPEN_RESERVATION: "/inloglink",
  UNDO_SECOND_STEP: "/tweede-stap-terugzetten",
} as const satisfies Record<Exclude<LinkPurpose, "PROOF_CODE">, string>;

test("the links of a mail hold their token behind the #, which no request carries", async ({
  podium,
  mailbox,
  sendMails,
}) => {
  const { id: userId, email } = await makeUser(podium);
  const { database, links, securityNotices } = podium.deps;
  await database.db.updateTable("users").set({ emailVerifiedAt: new Date() }).where("id", "=", userId).execute();
  await database.transact(async (transaction) => {
    for (const purpose of ["PASSWORD_RESET", "SIGN_IN", "VERIFY_EMAIL", "UNDO_EMAIL"] as const)
      await links.send(transaction, purpose, { userId, email });
    const linkId = await links.make(transaction, "UNDO_SECOND_STEP", { userId, email });
    await securityNotices.send(transaction, { userId, what: "PASSKEY_ADDED", linkId });
  });
  await sendMails();
  const found = new Set<string>();
  for (const { text, html } of await mailbox.mailsTo(email))
    for (const [url] of `${text} ${html}`.matchAll(/https:\/\/podium\.test\/[^\s"<)]*/g)) {
      const { pathname, search, hash } = new URL(url);
      expect(pathname + search).not.toMatch(/[\w-]{43}/);
      if (/^#token=[\w-]{43}$/.test(hash)) found.add(pathname);
    }
  expect([...found].toSorted()).toEqual([...new Set(Object.values(PAGES_OF_LINKS))].toSorted());
});
