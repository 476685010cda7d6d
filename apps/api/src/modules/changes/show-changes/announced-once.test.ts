import { expect } from "vitest";
import { changedShowTest as test, codeOf, form } from "#test/changed-shows.ts";

const SUBJECT = "Eén keer gemeld";

test("a change is announced once, whoever presses, and a next change is announced again", async ({
  admin,
  holder,
  postpone,
  mailbox,
  sendMails,
}) => {
  const { show, user } = await holder();
  const announce = () => admin.call("POST", `/api/admin/shows/${show.id}/change`, { ...form(), subject: SUBJECT });
  expect(codeOf(await announce())).toBe("NOTHING_TO_TELL");
  await postpone(show);
  const statuses = (await Promise.all([announce(), announce(), announce()])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const mails = async () => {
    await sendMails();
    return (await mailbox.mailsTo(user.email)).filter(({ subject }) => subject === SUBJECT).length;
  };
  expect([codeOf(await announce()), await mails()]).toEqual(["NOTHING_TO_TELL", 1]);
  await postpone(show);
  expect([(await announce()).statusCode, await mails()]).toEqual([200, 2]);
});

test("a mail that was sent is refused with another text, and the same one is answered as before", async ({
  admin,
  holder,
  postpone,
}) => {
  const [changed, cancelled] = [await holder(), await holder()];
  await postpone(changed.show);
  const { chooseBefore, ...draft } = form();
  const remind = { ...draft, key: crypto.randomUUID() };
  const sent = { ...draft, key: crypto.randomUUID(), audience: "CONFIRMED" };
  const at = `/api/admin/shows/${cancelled.show.id}`;
  const calls = [
    [`/api/admin/shows/${changed.show.id}/change`, { ...draft, chooseBefore }, 200],
    [`${at}/cancel`, { ...draft, key: crypto.randomUUID(), chooseBefore }, 200],
    [`${at}/change/remind`, remind, 200],
    [`${at}/messages`, sent, 201],
  ] as const;
  for (const [path, body, status] of calls) {
    expect([path, (await admin.call("POST", path, body)).statusCode]).toEqual([path, status]);
    expect([path, (await admin.call("POST", path, body)).statusCode]).toEqual([path, status]);
    for (const other of [{ text: "Toch een andere reden." }, { subject: "Toch een ander onderwerp" }])
      expect([path, codeOf(await admin.call("POST", path, { ...body, ...other }))]).toEqual([
        path,
        "MAIL_SENT_OTHERWISE",
      ]);
  }
  const later = new Date(Date.parse(chooseBefore) + 60_000).toISOString();
  for (const [path, body] of calls.slice(0, 2))
    expect(codeOf(await admin.call("POST", path, { ...body, chooseBefore: later }))).toBe("MAIL_SENT_OTHERWISE");
  const { items } = await admin.api.listShowMessages({ params: { id: cancelled.show.id } });
  expect(items).toHaveLength(3);
});

test("a message that comes late a second time leaves what changed since to be announced", async ({
  admin,
  holder,
  postpone,
}) => {
  const { show } = await holder();
  await postpone(show);
  const message = { params: { id: show.id }, body: form() };
  await admin.api.announceChange(message);
  const { told } = await postpone(show);
  expect(told).toBeDefined();
  await admin.api.announceChange(message);
  const shows = await admin.api.listShows({ query: { all: true } });
  expect(shows.find(({ id }) => id === show.id)?.told).toEqual(told);
});
