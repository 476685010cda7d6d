import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { newsletterConsent } from "@podium/shared/words/newsletter-consent";
import type { TestApp } from "#test/test-app.ts";
import { examplePlay } from "@podium/shared/contracts/plays";
import type { RehearsalReport } from "@podium/shared/contracts/rehearsals";

/**
 * Notes twice that show 1 has another date than its holders know. A mail asks An, recipient 1, about reservation 1
 * after the first time; nobody is notified of the second yet.
 */
async function addChange({ clock, showChanges, database: { db } }: TestApp["deps"]): Promise<void> {
  const noteChange = () =>
    sql`update shows set told_starts_at = starts_at - interval '1 day', told_since = ${clock.now()}
      where id = 1`.execute(db);
  await noteChange();
  const announcement = {
    key: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a60",
    subject: "De vrek speelt op een andere dag",
    text: "De zaal is die dag niet vrij.",
    chooseBefore: new Date(clock.now().getTime() + 14 * 24 * 3600 * 1000),
  };
  await showChanges.announce(1, announcement, 1);
  await noteChange();
}

/** Adds an invitation of an address without an account (1), and one of An's address (2). */
async function addInvitations({ database: { db } }: TestApp["deps"]): Promise<void> {
  const [createdAt, expiresAt] = [new Date("2026-11-20T09:00:00Z"), new Date("2026-11-27T09:00:00Z")];
  const sent = { invitedBy: 1, createdAt, expiresAt };
  const hash = (token: string) => createHash("sha256").update(token).digest();
  const [mia, an] = [
    hash("voorbeeld-van-een-uitnodiging-van-een-vrijwilliger"),
    hash("voorbeeld-van-een-uitnodiging-met-een-account"),
  ];
  await db
    .insertInto("invitations")
    .values([
      {
        ...sent,
        email: "mia.dierckx@podium.example",
        firstname: "Mia",
        lastname: "Dierckx",
        role: "BOX_OFFICE",
        tokenHash: mia,
      },
      {
        ...sent,
        email: "an.peeters@podium.example",
        firstname: "An",
        lastname: "Peeters",
        role: "DOOR",
        tokenHash: an,
      },
    ])
    .execute();
}

/** Adds a move of reservation 1: An chose a dearer seat, and still has to pay the difference. */
async function addPendingMove({ database: { db } }: TestApp["deps"]): Promise<void> {
  await db
    .insertInto("pendingMoves")
    .values({
      reservationId: 1,
      moves: JSON.stringify([{ from: "R1-A", to: "T10-A", grossCents: 1400, priceCents: 1400 }]),
      dueCents: 200,
      createdAt: new Date("2026-11-21T09:55:00Z"),
      expiresAt: new Date("2026-11-21T10:10:00Z"),
      endedAt: null,
      outcome: null,
    })
    .execute();
  await sql`update seats set status = 'reserved', reservation_id = 1 where show_id = 1 and seat_id = 'T10-A'`.execute(
    db,
  );
}

const AT = new Date("2026-11-20T10:00:00Z");

/** Adds An's refunds for reservation 2: payment 3 is due, payment 4 is in file 1. */
async function addRefundFile({ database: { db } }: TestApp["deps"]): Promise<void> {
  const money = { reservationId: 2, provider: "transfer", status: "PAID", amountCents: 1200, paidCents: 1200 } as const;
  const paid = { ...money, createdAt: AT, nextCheckAt: AT, paidAt: AT, refundReason: "SEATS_GIVEN_UP" } as const;
  await db
    .insertInto("payments")
    .values([paid, { ...paid, refundVia: "FILE" }])
    .execute();
  const iban = "BE68539007547034";
  await db.insertInto("refundAccounts").values({ reservationId: 2, iban, givenAt: AT }).execute();
  await sql`insert into refund_files (made_at, made_by, execute_on, debtor_name, debtor_iban, debtor_bic)
    values (${AT}, 1, '2026-11-23', 'Toneelkring Sint-Rochus vzw', 'BE43068999999501', 'KREDBEBB')`.execute(db);
  await sql`insert into refund_file_lines (file_id, payment_id, cents, iban, name)
    values (1, 4, 1200, ${iban}, 'An Peeters')`.execute(db);
}

/** The play (1) of the first two shows, published. */
export async function addPlay({ database, plays }: TestApp["deps"]): Promise<void> {
  const { id } = await plays.create(examplePlay, 1);
  await plays.publish({ id, revision: 1, actorId: 1 });
  await database.db.updateTable("shows").set({ playId: id }).where("id", "in", [1, 2]).execute();
}

export async function addVoucher({ database: { db }, vouchers }: TestApp["deps"]): Promise<void> {
  await vouchers.sell({ key: randomUUID(), cents: 5000, origin: "SOLD", name: "Mia", actorId: 1 });
  await db.updateTable("vouchers").set({ code: "7K4M9PWX3HRC2F8J" }).execute();
}

/** An has two more tickets of show 1 (tickets 6 and 7 of reservation 5), passed one on and gave a third one back. */
async function addHandedTickets(deps: TestApp["deps"]): Promise<void> {
  const { database, reservations, returnedTickets, passedTickets } = deps;
  await sql`update shows set give_back = 'VOUCHER' where id = 1`.execute(database.db);
  const ticket = { ticketTypeId: 1, grossCents: 1200, priceCents: 1200, isComplimentary: false };
  await database.transact((transaction) =>
    reservations.place(transaction, {
      userId: 2,
      showId: 1,
      tickets: ["T9-A", "T9-B", "T9-C"].map((seatId) => ({ ...ticket, seatId })),
      seatsFrom: { blockedIds: [] },
      totalCents: 3600,
      paymentMethod: "MANUAL",
      paid: true,
    }),
  );
  await sql`update reservation_seats set secret = 'voorbeeld-geheim-' || lpad(id::text, 8, '0')
    where reservation_id = 5`.execute(database.db);
  await returnedTickets.giveBack(5, [8], 2);
  await passedTickets.passOn(5, { ticketIds: [7], name: "Jef Claes", email: "jef.claes@podium.example" }, 2);
  await sql`update reservation_seats set secret = 'voorbeeld-geheim-van-jef' where id = 7`.execute(database.db);
}

/** A transfer for reservation 5 brought two euros less. */
const addCashDue = ({ database }: TestApp["deps"]) =>
  sql`update reservations set cash_due_cents = 200 where id = 5`.execute(database.db);

/** A rehearsal (1) of show 1 for ten people, which went well. */
const addRehearsal = ({ database }: TestApp["deps"]) => {
  const counts = { arrived: 10, letIn: 10, waiting: 0, inside: 0, reserved: 9, gaveUp: 1, soldOut: 0, refused: 0 };
  const calls = { calls: 48, callTypicalMs: 8, callP99Ms: 41, callLongestMs: 41 };
  const report: RehearsalReport = {
    ...counts,
    ...calls,
    seats: 250,
    opensAfter: 30,
    elapsed: 95,
    seatsSold: 21,
    clashes: 0,
    letInPerMinute: 50,
    busiestMinute: 10,
    waitTypical: 1,
    waitLongest: 2,
    refusals: [],
    timeline: [
      { second: 0, waiting: 1, inside: 0, seatsSold: 0 },
      { second: 95, waiting: 0, inside: 0, seatsSold: 21 },
    ],
  };
  const moments = { createdAt: AT, seenAt: AT, endedAt: AT, cleanedAt: AT };
  return database.db
    .insertInto("rehearsals")
    .values({ showId: 1, people: 10, seconds: 60, state: "DONE", ...moments, report: JSON.stringify(report) })
    .execute();
};

/** The waiting room of show 2 after its draw, whose figures are the document's. */
const addWaitingRoom = ({ database, clock }: TestApp["deps"]) =>
  database.db
    .insertInto("waitingRooms")
    .values({
      showId: 2,
      seed: "voorbeeld",
      opensAt: null,
      drawnAt: clock.now(),
      drawn: ["5f0c9a52-9b6f-4c1e-8a37-2d1f4f5b6c7d"],
      pacedAt: clock.now(),
      advancedAt: clock.now(),
      usualPerMinute: 39,
      lastRank: 1,
      letIn: 1,
    })
    .execute();

/** An's open shift at the till (1), which began with 150 euros. */
const addCashShift = ({ database: { db }, clock }: TestApp["deps"]) =>
  db.insertInto("cashShifts").values({ volunteerId: 2, openedAt: clock.now(), openingCents: 15_000 }).execute();

/** A payment of reservation 4 at a card terminal, which was cancelled there. */
const addTerminalPayment = ({ database: { db }, clock }: TestApp["deps"]) =>
  db
    .insertInto("payments")
    .values({
      reservationId: 4,
      provider: "test",
      providerRef: "test_terminal",
      status: "CANCELLED",
      amountCents: 1200,
      createdAt: clock.now(),
      nextCheckAt: clock.now(),
      terminalId: "term_test",
      terminalName: "Testterminal",
      terminalBy: 1,
    })
    .execute();

/** Runs last, so that the other additions leave its rows as they are. */
/** Adds a product on sale (1), and two free ones of reservation 1: line 2 of them was handed out. */
async function addProducts({ products, clock, database: { db } }: TestApp["deps"]): Promise<void> {
  const product = { vatBasisPoints: 600, stock: null, showIds: [1], sellUntil: null };
  await products.create({ ...product, name: "Drankkaart", priceCents: 1000, vatBasisPoints: 2100, stock: 100 }, 1);
  const sold = { cartId: null, reservationId: 1, count: 2, priceCents: 0, vatBasisPoints: 600 };
  for (const [index, name] of ["Programmaboekje", "Parkeerplaats"].entries()) {
    const { id: productId } = await products.create({ ...product, name, priceCents: 0 }, 1);
    const secret = `voorbeeld-geheim-0000001${index + 1}`;
    await db
      .insertInto("productLines")
      .values({ ...sold, productId, name, secret })
      .execute();
  }
  const [clientId, at] = ["0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e99", clock.now()];
  const handOut = { clientId, lineId: 2, count: 1, outcome: "ACCEPTED", handedBy: 1, handedByDevice: null } as const;
  await db
    .insertInto("productHandOuts")
    .values({ ...handOut, at, recordedAt: at, otherAt: null, takenBackAt: null })
    .execute();
}

/** The quota (1) of an actor of show 1, of which nothing is taken. */
const addCastQuota = ({ database: { db } }: TestApp["deps"]) =>
  db
    .insertInto("castQuotas")
    .values({
      showId: 1,
      name: "Lotte Aerts",
      email: "lotte.aerts@podium.example",
      seatCount: 4,
      endsAt: new Date("2026-12-01T17:00:00Z"),
      tokenHash: createHash("sha256").update("UfzJC64jVTKYSo84p4q3kKUOvFfk8Au6EsL9f80Dobg").digest(),
      createdAt: AT,
    })
    .execute();

/** Turns the newsletter on, with somebody who asked for it (1), and two who get it (2, 3). */
async function addNewsletter({ society, database: { db } }: TestApp["deps"]): Promise<void> {
  const { current } = society;
  // A published fact would be a version more in the examples of the society's content.
  society.current = () => ({ ...current(), newsletter: true });
  const consent = newsletterConsent(current().name, "nl");
  const [asked, ...subscribed] = ["mia.dierckx", "jef.claes", "an.peeters"].map((name, index) => ({
    email: `${name}@podium.example`,
    language: "nl",
    consent,
    confirmToken: `voorbeeld-om-te-beginnen-${index + 1}`,
    leaveToken: `voorbeeld-om-te-stoppen-${index + 1}`,
    askedAt: AT,
    mailedAt: AT,
    leftAt: null,
    userId: null,
  }));
  if (!asked) return;
  await db
    .insertInto("newsletterSubscribers")
    .values([{ ...asked, confirmedAt: null }, ...subscribed.map((each) => ({ ...each, confirmedAt: AT }))])
    .execute();
}

export async function addLast(deps: TestApp["deps"]): Promise<void> {
  await addChange(deps);
  await addHandedTickets(deps);
  await addPendingMove(deps);
  await addRefundFile(deps);
  await addInvitations(deps);
  await addCashDue(deps);
  await addWaitingRoom(deps);
  await addRehearsal(deps);
  await addProducts(deps);
  await addCastQuota(deps);
  await addNewsletter(deps);
  await addCashShift(deps);
  await addTerminalPayment(deps);
}
