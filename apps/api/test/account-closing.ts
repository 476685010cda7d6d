import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { hold, registerUser, reserve } from "@podium/shared/test/steps.ts";
import { type User, withToken } from "./factories.ts";
import type { FakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";
import { sendMessageToHolders } from "./holder-messages.ts";
import type { TestApp } from "./test-app.ts";

/** Extends apiTest with an account's `owner`, and with `accounts`, the test steps around closing it. */
export function closingTest(clock: FakeClock) {
  return apiTest({ clock })
    .extend("owner", async ({ podium, visitor }) => {
      const registered = await registerUser(visitor, { firstname: "Mia", lastname: "Vergeten" });
      return { ...withToken(podium, registered), password: registered.password };
    })
    .extend("accounts", { scope: "file" }, ({ podium, visitor, showId }) => ({
      close: (user: Pick<User, "call">, password: string) => user.call("POST", "/api/user/deleteAccount", { password }),
      sweep: () => podium.deps.accountClosing.sweep(),
      row: (id: number) =>
        podium.deps.database.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
      statusOf: async (reservationId: number) => (await podium.deps.reservations.get(reservationId)).status,
      /** Adds a row of this person to every table that stores personal data. */
      async leaveTraces(user: User, admin: User) {
        const { database, securityNotices } = podium.deps;
        const { db } = database;
        const id = await reserve(user.api, showId, ["T9-A"]);
        await admin.api.confirmReservation({ params: { id } });
        await sendMessageToHolders(admin, showId);
        await admin.api.scanSeat({ params: { reservationId: id, seatId: "T9-A" } });
        const other = await reserve(user.api, showId, ["T9-C"]);
        await admin.api.moveReservation({ params: { id: other }, body: { seatIds: ["T9-B"] } });
        await hold(user.api, showId, ["T9-D"]);
        await visitor.forgotPassword({ body: { email: user.email } });
        const moment = clock.now();
        const transfer = { amountCents: 1200, bookedOn: "2026-11-20", name: "Vergeten Mia", message: `Tickets #${id}` };
        await db
          .insertInto("bankTransactions")
          .values({ ...transfer, account: "BE71096123456769", reservationId: id })
          .execute();
        const payment = { provider: "test", status: "FAILED" as const, amountCents: 1200, createdAt: moment };
        await db
          .insertInto("payments")
          .values({ ...payment, reservationId: id, nextCheckAt: moment })
          .execute();

        const theirs = { userId: user.id, createdAt: moment };
        await db
          .insertInto("passkeys")
          .values({ ...theirs, credentialId: "mine", publicKey: Buffer.from("key"), counter: 0, name: "Mijn telefoon" })
          .execute();
        await db
          .insertInto("authenticators")
          .values({ ...theirs, secret: Buffer.from("geheim") })
          .execute();
        await db
          .insertInto("recoveryCodes")
          .values({ ...theirs, firstCharacter: "A", hash: "none" })
          .execute();
        await db.insertInto("secondStepTerms").values({ userId: user.id, beganAt: moment }).execute();
        await database.transact((transaction) =>
          securityNotices.send(transaction, { userId: user.id, what: "PASSKEY_ADDED" }),
        );
        const entry = { userId: user.id, showId, seats: 1, together: false, joinedAt: moment, endedAt: moment };
        const { id: wishId } = await db
          .insertInto("waitingWishes")
          .values({ ...entry, state: "ENDED", outcome: "EXPIRED" })
          .returning("id")
          .executeTakeFirstOrThrow();
        await db
          .insertInto("castQuotas")
          .values({ showId, name: "Mia Vergeten", email: user.email, seatCount: 2, endsAt: moment, createdAt: moment })
          .execute();
        const offer = { wishId, showId, seatIds: ["T9-E"], madeAt: moment, expiresAt: moment, endedAt: moment };
        await db.insertInto("waitingOffers").values(offer).execute();
        const shift = { volunteerId: user.id, openedAt: moment, openingCents: 15_000 };
        await db.insertInto("cashShifts").values(shift).execute();
        await db
          .insertInto("waitingRooms")
          .values({
            showId,
            seed: "zaad",
            opensAt: null,
            drawnAt: null,
            drawn: null,
            letIn: 0,
            pacedAt: moment,
            advancedAt: moment,
            usualPerMinute: 40,
          })
          .execute();
        await db
          .insertInto("waitingRoomEntries")
          .values({
            showId,
            userId: user.id,
            network: "10.0.0.0/24",
            widestNetwork: "10.0.0.0/16",
            arrivedAt: moment,
            rank: 1,
          })
          .execute();
        await db
          .insertInto("passedTickets")
          .values({
            reservationId: id,
            ticketId: null,
            name: "Mia Vergeten",
            email: user.email,
            told: "",
            passedAt: moment,
          })
          .execute();
        await db
          .insertInto("returnedTickets")
          .values({
            reservationId: id,
            showId,
            seatId: "T9-F",
            grossCents: 1200,
            priceCents: 1200,
            secret: "geheim",
            giveBack: "MONEY",
            givenBackAt: moment,
          })
          .execute();
        const account = { reservationId: id, iban: "BE68539007547034", holder: "Mia Vergeten", givenAt: moment };
        await db.insertInto("refundAccounts").values(account).execute();
        await db
          .insertInto("payerAccounts")
          .columns(["paymentId", "iban", "holder", "givenAt"])
          .expression(
            sql`select id, 'BE68539007547034', 'Mia Vergeten', ${moment}::timestamptz from payments
              where reservation_id = ${id}`,
          )
          .execute();
        await db
          .with("file", (all) =>
            all
              .insertInto("refundFiles")
              .values({
                madeAt: moment,
                madeBy: admin.id,
                executeOn: "2026-11-24",
                debtorName: "",
                debtorIban: "",
                debtorBic: "",
              })
              .returning("id"),
          )
          .insertInto("refundFileLines")
          .columns(["fileId", "paymentId", "cents", "iban", "name", "state", "settledAt"])
          .expression(
            sql`select file.id, payments.id, 1200, 'BE68539007547034', 'Mia Vergeten', 'DONE', now()
              from file, payments where reservation_id = ${id}`,
          )
          .execute();
        await leaveProducts(podium, user, id, moment);
        const tokens = { confirmToken: randomUUID(), leaveToken: randomUUID() };
        const subscription = { email: user.email, language: "nl", consent: "Ik wil de nieuwsbrief.", mailedAt: moment };
        await db
          .insertInto("newsletterSubscribers")
          .values({ ...subscription, ...tokens, askedAt: moment, confirmedAt: moment, leftAt: null, userId: user.id })
          .execute();
        const message = { name: "Mia", email: "ander@adres.example", message: "Is er een lift?" };
        await user.api.sendContactMessage({ body: message });
        const given = { cents: 1000, origin: "REFUND", reason: "ziek", key: randomUUID() } as const;
        const voucher = { ...given, name: "Mia Vergeten", email: user.email };
        await podium.deps.vouchers.sell({ ...voucher, userId: user.id, actorId: admin.id });
        return { id, other, moment, message };
      },
      isFree: async (seatId: string) => (await visitor.isSeatAvailable({ params: { showId, seatId } })).available,
    }));
}

/** Leaves a product that was handed out of the reservation, and one in the cart. */
async function leaveProducts({ deps }: TestApp, { id: userId }: User, reservationId: number, at: Date): Promise<void> {
  const { db } = deps.database;
  const product = { name: "Drankkaart", priceCents: 1000, vatBasisPoints: 2100 };
  const { id: productId } = await db
    .insertInto("products")
    .values({ ...product, stock: null, showIds: [], sellUntil: null, createdAt: at, archivedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { ...product, productId, count: 1, secret: "geheim" };
  const { id: lineId } = await db
    .insertInto("productLines")
    .values({ ...line, reservationId, cartId: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: cartId } = await db
    .selectFrom("carts")
    .where("userId", "=", userId)
    .select("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("productLines")
    .values({ ...line, reservationId: null, cartId })
    .execute();
  const moments = { at, recordedAt: at, otherAt: null, takenBackAt: null };
  await db
    .insertInto("productHandOuts")
    .values({
      ...moments,
      clientId: randomUUID(),
      lineId,
      count: 1,
      outcome: "ACCEPTED",
      handedBy: null,
      handedByDevice: null,
    })
    .execute();
}
