import { randomUUID } from "node:crypto";
import type { Choice } from "@podium/shared/contracts/show-changes";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { changedShowTest as test, clock, codeOf, DAY_SECONDS, form } from "#test/changed-shows.ts";
import { call, makeShow, makeUser, proveNow, type User } from "#test/factories.ts";

const IBAN = "BE68 5390 0754 7034";

describe("a holder of tickets of a cancelled show", () => {
  test("chooses by the link in the mail, for their own reservation only", async ({
    podium,
    admin,
    holder,
    tokenOf,
    stranger,
  }) => {
    const { show, user, id } = await holder();
    const other = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    await admin.api.cancelShow({ params: { id: other.show.id }, body: form() });
    const token = await tokenOf(user);
    const page = await stranger.openChoices({ body: { token } });
    expect(page.changes).toMatchObject([
      {
        kind: "CANCELLED",
        isOpen: true,
        reservations: [{ id, amount: 24, choice: null, choices: ["VOUCHER", "MONEY", "GIFT"], needsIban: true }],
      },
    ]);
    const theirs = await call(podium, "PUT", `/api/choices/${other.id}`, { body: { token, choice: "GIFT" } });
    expect([theirs.statusCode, codeOf(theirs)]).toEqual([404, "CHOICE_NOT_FOUND"]);
    const forged = await call(podium, "POST", "/api/choices", { body: { token: `${token.slice(0, -2)}AA` } });
    expect([forged.statusCode, codeOf(forged)]).toEqual([410, "LINK_EXPIRED"]);
    expect((await stranger.openChoices({ body: {} })).changes).toEqual([]);
    // A signed-in holder finds the choice without the mail; another user does not.
    expect((await user.api.openChoices({ body: {} })).changes).toMatchObject([{ reservations: [{ id }] }]);
    const strange = await makeUser(podium);
    expect((await strange.api.openChoices({ body: {} })).changes).toEqual([]);
    expect((await strange.call("PUT", `/api/choices/${id}`, { choice: "GIFT" })).statusCode).toBe(404);
  });

  test("gets a voucher at once, and then chooses no more", async ({ admin, holder, refundsOf, mailbox, sendMails }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const page = await user.api.choose({ params: { id }, body: { choice: "VOUCHER" } });
    expect(page.changes[0]?.reservations).toMatchObject([{ choice: "VOUCHER", choices: [] }]);
    expect(await refundsOf(id)).toMatchObject([
      { amount: 24, voucherId: expect.any(Number), refundedAt: expect.any(String) },
    ]);
    const again = await user.call("PUT", `/api/choices/${id}`, { choice: "GIFT" });
    expect([again.statusCode, codeOf(again)]).toEqual([409, "CHOICE_FINAL"]);
    await sendMails();
    const texts = (await mailbox.mailsTo(user.email)).map(({ text }) => text ?? "");
    expect(texts.some((text) => text.replaceAll(/\s+/g, " ").includes("krijgt u terug als cadeaubon"))).toBe(true);
  });

  test("says where the money goes, and may choose otherwise until it is paid back", async ({
    admin,
    holder,
    refundsOf,
  }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const put = (choice: Choice, iban?: string) =>
      user.call("PUT", `/api/choices/${id}`, { choice, ...(iban && { iban }) });
    expect(codeOf(await put("MONEY"))).toBe("IBAN_NEEDED");
    expect(codeOf(await put("MONEY", "BE68 5390 0754 7035"))).toBe("IBAN_WRONG");
    expect(codeOf(await put("KEEP"))).toBe("CHOICE_IMPOSSIBLE");
    expect(await refundsOf(id)).toEqual([]);
    expect((await put("MONEY", IBAN)).json()).toMatchObject({ changes: [{ reservations: [{ ibanEnd: "7034" }] }] });
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, refundedAt: null }]);
    await put("GIFT");
    expect(await refundsOf(id)).toEqual([]);
    await put("MONEY");
    const [due] = await refundsOf(id);
    await admin.api.markRefunded({ params: { paymentId: due?.paymentId ?? 0 } });
    expect(codeOf(await put("GIFT"))).toBe("CHOICE_FINAL");
    expect(codeOf(await put("VOUCHER"))).toBe("CHOICE_FINAL");
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, refundedAt: expect.any(String) }]);
  });

  test.for(["be68-5390-0754-7034", "IBAN: BE68 5390 0754 7034", "\u200eBE68\u00a05390\u20110754.7034"])(
    "may type the account as %s, and it goes to the bank as banks write it",
    async (iban, { admin, holder, refundsOf }) => {
      const { show, user, id } = await holder();
      await admin.api.cancelShow({ params: { id: show.id }, body: form() });
      await user.api.choose({ params: { id }, body: { choice: "MONEY", iban } });
      expect(await refundsOf(id)).toMatchObject([{ account: { iban: "BE68539007547034" } }]);
    },
  );

  test("is asked whose the account is when no bank can write their name", async ({
    podium,
    admin,
    holder,
    refundsOf,
  }) => {
    const { show, user, id } = await holder();
    const name = { firstname: "Юрий", lastname: "Иванов" };
    await podium.deps.database.db.updateTable("users").set(name).where("id", "=", user.id).execute();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const { changes } = await user.api.openChoices({ body: {} });
    expect(changes[0]?.reservations).toMatchObject([{ id, holder: "" }]);
    const refused = await user.call("PUT", `/api/choices/${id}`, { choice: "MONEY", iban: IBAN, holder: "" });
    expect([codeOf(refused), refused.json()]).toMatchObject(["HOLDER_UNREADABLE", { details: [{ field: "holder" }] }]);
    expect(await refundsOf(id)).toEqual([]);
    await user.api.choose({ params: { id }, body: { choice: "MONEY", iban: IBAN, holder: "Yuri Ivanov" } });
    expect(await refundsOf(id)).toMatchObject([{ account: { holder: "Yuri Ivanov" } }]);
  });

  test("choosing twice at once, or while the money is paid back, goes back once", async ({
    admin,
    holder,
    refundsOf,
  }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    const bodies = [{ choice: "VOUCHER" }, { choice: "MONEY", iban: IBAN }, { choice: "VOUCHER" }, { choice: "GIFT" }];
    const answers = await Promise.all(bodies.map((body) => user.call("PUT", `/api/choices/${id}`, body)));
    // The voucher comes last, after any other choice: it is chosen twice, and nothing can follow it.
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2);
    expect(await refundsOf(id)).toMatchObject([{ amount: 24, voucherId: expect.any(Number) }]);
    expect((await user.api.openChoices({ body: {} })).changes[0]?.reservations).toMatchObject([
      { choice: "VOUCHER", choices: [] },
    ]);

    const second = await holder();
    await admin.api.cancelShow({ params: { id: second.show.id }, body: form() });
    await second.user.api.choose({ params: { id: second.id }, body: { choice: "MONEY", iban: IBAN } });
    const [due] = await refundsOf(second.id);
    const [gift] = await Promise.all([
      second.user.call("PUT", `/api/choices/${second.id}`, { choice: "GIFT" }),
      admin.call("POST", `/api/admin/refunds/${due?.paymentId}/done`),
    ]);
    const left = await refundsOf(second.id);
    expect(left.length).toBe(gift.statusCode === 200 ? 0 : 1);
  });

  test("chooses no more themselves after the last day; a volunteer still can", async ({
    podium,
    admin,
    holder,
    refundsOf,
  }) => {
    const { show, user, id } = await holder();
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    clock.advance(15 * DAY_SECONDS);
    expect(codeOf(await user.call("PUT", `/api/choices/${id}`, { choice: "GIFT" }))).toBe("CHOICE_CLOSED");
    await proveNow(podium, admin);
    await admin.api.chooseFor({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
    expect(await refundsOf(id)).toHaveLength(1);
    const { change } = await admin.api.getShowChange({ params: { id: show.id } });
    expect(change?.items).toMatchObject([
      { reservationId: id, choice: "MONEY", chosenBy: expect.stringContaining("Piet") },
    ]);
    clock.advance(-15 * DAY_SECONDS);
  });
});

test("a holder who has not chosen is reminded, and nobody else", async ({
  podium,
  admin,
  holder,
  mailbox,
  sendMails,
}) => {
  const { show, user, id } = await holder();
  const late = await makeUser(podium);
  await pay(admin.api, await reserve(late.api, show.id, ["R4-B"]));
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  await user.api.choose({ params: { id }, body: { choice: "GIFT" } });
  const { chooseBefore: _, ...reminder } = { ...form(), subject: "Wat wilt u met uw tickets?" };
  await admin.api.remindChoosers({ params: { id: show.id }, body: reminder });
  await sendMails();
  const reminded = async (who: User) =>
    (await mailbox.mailsTo(who.email)).filter(({ subject }) => subject === reminder.subject).length;
  expect([await reminded(user), await reminded(late)]).toEqual([0, 1]);
  clock.advance(15 * DAY_SECONDS);
  const over = { ...reminder, key: randomUUID() };
  expect(codeOf(await admin.call("POST", `/api/admin/shows/${show.id}/change/remind`, over))).toBe("CHOICE_CLOSED");
  clock.advance(-15 * DAY_SECONDS);
});

test("a holder who may choose about another date keeps the seats, or gives them back for others", async ({
  podium,
  holder,
  announce,
  refundsOf,
}) => {
  const { show, user, id } = await holder();
  await announce(show);
  expect((await user.api.openChoices({ body: {} })).changes).toMatchObject([
    { kind: "CHANGED", reservations: [{ choices: ["KEEP", "VOUCHER", "MONEY", "GIFT"] }] },
  ]);
  await user.api.choose({ params: { id }, body: { choice: "KEEP" } });
  expect((await user.api.listMyReservations())[0]?.status).toBe("CONFIRMED");
  await user.api.choose({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
  expect(await refundsOf(id)).toHaveLength(1);
  expect(codeOf(await user.call("PUT", `/api/choices/${id}`, { choice: "KEEP" }))).toBe("CHOICE_IMPOSSIBLE");
  await hold((await makeUser(podium)).api, show.id, ["R1-A"]);
});

test("a voucher for somebody without an address can be found to print it", async ({ podium, admin }) => {
  const show = await makeShow(podium);
  const guest = { firstname: "Jos", lastname: "Zonder", number: "" };
  const { id } = await admin.api.reserveForGuest({
    params: { id: show.id },
    body: { guest, seatIds: ["T1-A"], paid: "cash" },
  });
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  await admin.api.chooseFor({ params: { id }, body: { choice: "VOUCHER" } });
  const { change } = await admin.api.getShowChange({ params: { id: show.id } });
  expect(change?.items).toMatchObject([{ email: "", choice: "VOUCHER", voucherIds: [expect.any(Number)] }]);
});

test("holders who are to be called, and those who choose, are sorted by name as people read it", async ({
  podium,
  admin,
}) => {
  const show = await makeShow(podium);
  const names = [
    ["Jos", "’t Jonck"],
    ["An", "Vermeulen"],
    ["Zita", ""],
    ["Wim", "'t Jonk"],
    ["Bea", "Aerts"],
  ] as const;
  for (const [index, [firstname, lastname]] of names.entries()) {
    const guest = { firstname, lastname, number: "0470112233" };
    const seatIds = [`R2-${"ABCDE".charAt(index)}`];
    await admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds, paid: "cash" } });
  }
  const inOrder = ["Bea Aerts", "Jos ’t Jonck", "Wim 't Jonk", "An Vermeulen", "Zita"];
  await admin.api.cancelShow({ params: { id: show.id }, body: form() });
  const { holders, change } = await admin.api.getShowChange({ params: { id: show.id } });
  expect(holders.toCall.map(({ name }) => name)).toEqual(inOrder);
  expect(change?.items.map(({ name }) => name)).toEqual(inOrder);
});
