import { parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { describe, expect } from "vitest";
import { readPass } from "#test/apple-passes.ts";
import { readEvent } from "#test/calendar.ts";
import { call, makeUser, type User } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";
import { appleSettings, makePassCertificate } from "#test/pass-certificate.ts";

let people = 0;
const somebody = () => ({ name: "Rosa Maas", email: `rosa${++people}@podium.example` });

const test = mailTest({ env: appleSettings(makePassCertificate()) }).extend(
  "recipient",
  { scope: "file" },
  ({ podium, scenario, mailbox, sendMails }) => {
    type Paid = { owner: User; id: number };
    const idsOf = async ({ owner, id }: Paid) =>
      (await owner.api.getTickets({ params: { id } })).seats.map((seat) => seat.id);
    return {
      paid: (seatIds = ["R1-A", "R1-B"]) => scenario.paid(seatIds, { giveBack: "MONEY" }),
      idsOf,
      pass: async (paid: Paid, ticketIds: number[], to = somebody()) => {
        await paid.owner.api.passTicketsOn({ params: { id: paid.id }, body: { ticketIds, ...to } });
        return to;
      },
      takeBack: ({ owner, id }: Paid, ...ticketIds: number[]) =>
        owner.api.takeTicketsBack({ params: { id }, body: { ticketIds } }),
      tokenOf: async ({ email }: { email: string }) => {
        await sendMails();
        const mail = (await mailbox.mailsTo(email)).find(({ text }) => text?.includes("gekregen-tickets"));
        return decodeURIComponent(/\/gekregen-tickets#token=([\w.%-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
      },
      open: async (token: string) => call(podium, "POST", "/api/received-tickets", { body: { token } }),
    };
  },
);

describe("the link in a recipient's mail", () => {
  test("shows them without an account, with the only codes that are valid, and nothing else of the payer", async ({
    recipient,
    scenario,
  }) => {
    const paid = await recipient.paid(["R1-A", "R1-B", "R1-C"]);
    const [one = 0, two = 0] = await recipient.idsOf(paid);
    const token = await recipient.tokenOf(await recipient.pass(paid, [one, two]));
    const response = await recipient.open(token);
    const { user } = await paid.owner.api.getTickets({ params: { id: paid.id } });
    const got = response.json<{ seats: Array<{ seat: { seatId: string } }>; qrContents: string[] }>();
    expect(got).toMatchObject({ holder: "Rosa Maas", giver: `${user.firstname} ${user.lastname}`, gone: 0 });
    expect(got.seats.map(({ seat }) => seat.seatId)).toEqual(["R1-A", "R1-B"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    for (const secret of [user.email, user.number, `price"`, `reference"`]) expect(response.body).not.toContain(secret);
    const code = parseTicketQr(got.qrContents[0] ?? "");
    expect((await scenario.scan(paid.id, "R1-A", { token: code?.token })).statusCode).toBe(200);
  });

  test("dies with its tickets: one by one as they are taken back, and does not open what is passed on anew", async ({
    recipient,
  }) => {
    const paid = await recipient.paid();
    const [one = 0, two = 0] = await recipient.idsOf(paid);
    const rosa = await recipient.pass(paid, [one, two]);
    const token = await recipient.tokenOf(rosa);
    await recipient.takeBack(paid, one);
    expect((await recipient.open(token)).json()).toMatchObject({ gone: 1, seats: [{ seat: { seatId: "R1-B" } }] });
    await recipient.takeBack(paid, two);
    const over = (await recipient.open(token)).json<object>();
    expect(over).toMatchObject({ gone: 2, seats: [], show: { name: "De vrek" } });
    expect(over).not.toHaveProperty("qrContents");
    // The ticket is passed on to the same address again: the former mail may be in other hands than the new one.
    await recipient.pass(paid, [one], rosa);
    expect((await recipient.open(token)).json()).toMatchObject({ seats: [] });
  });

  test("follows a ticket to another seat, and shows no code of a show that does not take place", async ({
    recipient,
    scenario,
    podium,
  }) => {
    const paid = await recipient.paid(["R1-A"]);
    const token = await recipient.tokenOf(await recipient.pass(paid, await recipient.idsOf(paid)));
    await scenario.boxOffice(paid.id, "move", { seatIds: ["R2-A"] });
    expect((await recipient.open(token)).json()).toMatchObject({ gone: 0, seats: [{ seat: { seatId: "R2-A" } }] });
    const { db } = podium.deps.database;
    await db.updateTable("shows").set({ cancelledAt: new Date() }).where("id", "=", paid.show.id).execute();
    const cancelled = (await recipient.open(token)).json<object>();
    expect(cancelled).toMatchObject({ seats: [{}], show: { cancelledAt: expect.any(String) } });
    expect(cancelled).not.toHaveProperty("qrContents");
    const calendar = await call(podium, "POST", "/api/received-tickets/calendar", { body: { token } });
    expect(calendar.json()).toMatchObject({ code: "SHOW_CANCELLED" });
  });

  test("is of one mail: what is guessed, or made of another one, opens nothing", async ({ recipient }) => {
    const paid = await recipient.paid();
    const [one = 0, two = 0] = await recipient.idsOf(paid);
    const first = await recipient.tokenOf(await recipient.pass(paid, [one]));
    const other = await recipient.tokenOf(await recipient.pass(paid, [two]));
    const mixed = `${other.split(".")[0]}.${first.split(".")[1]}`;
    for (const token of ["", "1", "x.y", "99999999999.abc", `${other.split(".")[0]}.`, mixed])
      expect((await recipient.open(token)).json()).toMatchObject({ statusCode: 410, code: "LINK_EXPIRED" });
  });

  test("gives an event for a calendar that leads to no account", async ({ recipient, podium }) => {
    const paid = await recipient.paid();
    const token = await recipient.tokenOf(await recipient.pass(paid, await recipient.idsOf(paid)));
    const { body } = await call(podium, "POST", "/api/received-tickets/calendar", { body: { token } });
    expect(body).toContain("SUMMARY:De vrek");
    expect(body).not.toContain("ticketsDetail");
  });

  test("gives that event in the language of the page, whichever the payer reads", async ({ recipient, podium }) => {
    const paid = await recipient.paid();
    const token = await recipient.tokenOf(await recipient.pass(paid, await recipient.idsOf(paid)));
    const asked = { body: { token }, language: "fr" } as const;
    const { body, headers } = await call(podium, "POST", "/api/received-tickets/calendar", asked);
    expect(readEvent(body).properties.DESCRIPTION).toContain("Ouverture des portes à");
    expect(headers).toMatchObject({ "content-language": "fr", vary: "accept-language" });
  });
});

test("a wallet of who got a ticket has it, and no longer once it is taken back", async ({ recipient, podium }) => {
  const paid = await recipient.paid();
  const [one = 0, two = 0] = await recipient.idsOf(paid);
  const token = await recipient.tokenOf(await recipient.pass(paid, [one]));
  const add = async () =>
    (await call(podium, "POST", "/api/received-tickets/wallet", { body: { token, wallet: "APPLE" } })).json<{
      url: string;
    }>();
  const { url } = await add();
  const { fields, code } = readPass((await call(podium, "GET", url)).rawPayload);
  expect(fields).toMatchObject({ holder: "Rosa Maas", seat: "A" });
  // The payer's page would ask Rosa to sign in, and then show her nothing.
  expect(fields.page).toMatch(/\/gekregen-tickets$/);
  const got = (await recipient.open(token)).json<{ qrContents: string[] }>();
  expect(code).toBe(got.qrContents[0]);
  // The payer's own pass is for the other ticket.
  const own = await paid.owner.api.addToWallet({ params: { id: paid.id }, body: { wallet: "APPLE" } });
  const ownPass = readPass((await call(podium, "GET", own.url)).rawPayload);
  expect(ownPass.fields).toMatchObject({ seat: "B", page: expect.stringMatching(`/ticketsDetail/${paid.id}$`) });

  const { db } = podium.deps.database;
  const inWallets = () =>
    db.selectFrom("walletPasses").select("ticketId").where("reservationId", "=", paid.id).orderBy("id").execute();
  expect(await inWallets()).toEqual([{ ticketId: one }, { ticketId: two }]);
  await recipient.takeBack(paid, one);
  expect(await inWallets()).toEqual([{ ticketId: null }, { ticketId: two }]);
  // The former holder is erased: the payer put the ticket in a wallet again, where it stays.
  await paid.owner.api.addToWallet({ params: { id: paid.id }, body: { wallet: "APPLE" } });
  await db.updateTable("passedTickets").set({ name: "", endedAt: new Date() }).where("ticketId", "=", one).execute();
  expect(await inWallets()).toEqual([{ ticketId: null }, { ticketId: two }, { ticketId: one }]);
  const late = await call(podium, "GET", url);
  expect([late.statusCode, late.headers.location]).toEqual([302, "/gekregen-tickets"]);
  // The link still opens the page, which says that the tickets were taken back.
  expect(await add()).toMatchObject({ code: "TICKET_NOT_FOUND" });
});

test("a payer who passed all tickets on has none for a wallet, and reads why", async ({ recipient }) => {
  const paid = await recipient.paid();
  const [one = 0, two = 0] = await recipient.idsOf(paid);
  await recipient.pass(paid, [one, two]);
  const add = async () => {
    const path = `/api/reservation/tickets/${paid.id}/wallet`;
    return (await paid.owner.call("POST", path, { wallet: "APPLE" })).json<object>();
  };
  expect(await add()).toMatchObject({ statusCode: 409, code: "TICKET_PASSED_ON" });
  await recipient.takeBack(paid, two);
  expect(await add()).toMatchObject({ url: expect.any(String) });
});

test("an account finds what its address was given, once that is proved to be its own", async ({
  recipient,
  podium,
}) => {
  const rosa = await makeUser(podium);
  const { db } = podium.deps.database;
  const verified = (at: Date | null) =>
    db.updateTable("users").set({ emailVerifiedAt: at }).where("id", "=", rosa.id).execute();
  const paid = await recipient.paid();
  const ticketIds = await recipient.idsOf(paid);
  await recipient.pass(paid, ticketIds, { name: "Rosa Maas", email: rosa.email.toUpperCase() });
  await verified(null);
  expect(await rosa.api.listReceivedTickets()).toEqual([]);
  await verified(new Date());
  const [received, ...more] = await rosa.api.listReceivedTickets();
  expect(more).toEqual([]);
  expect(received?.seats).toHaveLength(2);
  expect((await recipient.open(received?.token ?? "")).json()).toMatchObject({ holder: "Rosa Maas", gone: 0 });
  expect(await paid.owner.api.listReceivedTickets()).toEqual([]);
  await recipient.takeBack(paid, ...ticketIds);
  expect(await rosa.api.listReceivedTickets()).toEqual([]);
});
