import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { examplePlay } from "@podium/shared/contracts/plays";
import type { TestApp } from "#test/test-app.ts";
import { addChange } from "./example-change.ts";
import { addInvitations } from "./example-invitations.ts";
import { addRefundFile } from "./example-refunds.ts";
import { addPendingMove } from "./example-moves.ts";

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

/** Runs last, so that the other additions leave its rows as they are. */
export async function addLast(deps: TestApp["deps"]): Promise<void> {
  await addChange(deps);
  await addHandedTickets(deps);
  await addPendingMove(deps);
  await addRefundFile(deps);
  await addInvitations(deps);
  await addCashDue(deps);
}
