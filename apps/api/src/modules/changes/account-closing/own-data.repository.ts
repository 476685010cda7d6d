import { LINK_MAILS, OFFER_MAILS, RESERVATION_MAILS, WAITING_LIST_MAILS } from "@podium/shared/contracts/mails";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#platform/data/database.ts";

const ownReservations = (db: Db, userId: number) => db.selectFrom("reservations").where("userId", "=", userId);

/** Messages sent by the account, or with its verified address: anybody may register somebody else's address. */
const ownMessages = (db: Db, userId: number) =>
  db
    .selectFrom("contactMessages")
    .where((eb) =>
      eb.or([
        eb("contactMessages.userId", "=", userId),
        eb(
          sql<string>`lower(contact_messages.email)`,
          "in",
          db.selectFrom("users").where("id", "=", userId).where("emailVerifiedAt", "is not", null).select("email"),
        ),
      ]),
    );

/** Messages about shows to the account, or to its verified address as recipient of a passed-on ticket. */
const ownLetters = (db: Db, userId: number) =>
  db.selectFrom("showMessageRecipients as recipient").where((eb) =>
    eb.or([
      eb("recipient.userId", "=", userId),
      eb(
        "recipient.passedId",
        "in",
        db
          .selectFrom("passedTickets")
          .innerJoin("users", (join) => join.on(sql`lower(users.email)`, "=", sql`lower(passed_tickets.email)`))
          .where("users.id", "=", userId)
          .where("users.emailVerifiedAt", "is not", null)
          .select("passedTickets.id"),
      ),
    ]),
  );

export function findOwnPayments(db: Db, userId: number) {
  return db
    .selectFrom("payments")
    .where("reservationId", "in", ownReservations(db, userId).select("id"))
    .orderBy("id")
    .select(["reservationId", "status", "amountCents", "createdAt", "paidAt", "refundedAt", "refundReason", "provider"])
    .execute();
}

/** Finds the recipients' names and addresses to whom the account passed tickets on. */
export function findOwnPassed(db: Db, userId: number) {
  return db
    .selectFrom("passedTickets")
    .where("reservationId", "in", ownReservations(db, userId).select("id"))
    .orderBy("id")
    .select(["reservationId", "name", "email", "passedAt", "endedAt"])
    .execute();
}

export function findOwnMails(db: Db, userId: number) {
  return db
    .selectFrom("mails")
    .where((eb) =>
      eb.or([
        eb.and([eb("kind", "in", RESERVATION_MAILS), eb("subjectId", "in", ownReservations(db, userId).select("id"))]),
        eb.and([
          eb("kind", "in", WAITING_LIST_MAILS),
          eb("subjectId", "in", db.selectFrom("waitingWishes").where("userId", "=", userId).select("id")),
        ]),
        eb.and([
          eb("kind", "in", OFFER_MAILS),
          eb(
            "subjectId",
            "in",
            db
              .selectFrom("waitingOffers")
              .innerJoin("waitingWishes", "waitingWishes.id", "waitingOffers.wishId")
              .where("userId", "=", userId)
              .select("waitingOffers.id"),
          ),
        ]),
        eb.and([
          eb("kind", "in", LINK_MAILS),
          eb("subjectId", "in", db.selectFrom("accountLinks").where("userId", "=", userId).select("id")),
        ]),
        eb.and([eb("kind", "=", "INVITATION"), eb("subjectId", "in", ownInvitations(db, userId).select("id"))]),
        eb.and([
          eb("kind", "=", "CONTACT_MESSAGE"),
          eb("subjectId", "in", ownMessages(db, userId).select("contactMessages.id")),
        ]),
        eb.and([eb("kind", "=", "SHOW_MESSAGE"), eb("subjectId", "in", ownLetters(db, userId).select("recipient.id"))]),
        eb.and([
          eb("kind", "=", "SECURITY_NOTICE"),
          eb("subjectId", "in", db.selectFrom("securityNotices").where("userId", "=", userId).select("id")),
        ]),
      ]),
    )
    .orderBy("id")
    .select(["kind", "createdAt", "sentAt"])
    .execute();
}

/** Invitations to the account's address, or accepted by the account. */
const ownInvitations = (db: Db, userId: number) =>
  db
    .selectFrom("invitations")
    .where((eb) =>
      eb.or([
        eb("acceptedBy", "=", userId),
        eb("email", "in", db.selectFrom("users").where("id", "=", userId).where("email", "<>", "").select("email")),
      ]),
    );

/** Finds the account's links, including invitations. */
export async function findOwnLinks(db: Db, userId: number) {
  const links = await db
    .selectFrom("accountLinks")
    .where("userId", "=", userId)
    .orderBy("id")
    .select(["purpose", "email", "createdAt", "expiresAt", "usedAt"])
    .$narrowType<{ email: string }>()
    .execute();
  const invitations = await ownInvitations(db, userId)
    .orderBy("id")
    .select(["email", "createdAt", "expiresAt", "endedAt as usedAt"])
    .execute();
  return [...links, ...invitations.map((invitation) => ({ ...invitation, purpose: "INVITATION" as const }))];
}

export async function findOwnSecondStep(db: Db, userId: number) {
  const [passkeys, authenticator, recoveryCodes, term] = await Promise.all([
    db
      .selectFrom("passkeys")
      .where("userId", "=", userId)
      .orderBy("id")
      .select(["name", "createdAt", "lastUsedAt"])
      .execute(),
    db
      .selectFrom("authenticators")
      .where("userId", "=", userId)
      .select(["createdAt", "confirmedAt"])
      .executeTakeFirst(),
    db
      .selectFrom("recoveryCodes")
      .where("userId", "=", userId)
      .orderBy("firstCharacter")
      .select(["createdAt", "usedAt"])
      .execute(),
    db.selectFrom("secondStepTerms").where("userId", "=", userId).select("beganAt").executeTakeFirst(),
  ]);
  return { passkeys, authenticator: authenticator ?? null, recoveryCodes, askedSince: term?.beganAt ?? null };
}

export function findOwnSecurityNotices(db: Db, userId: number) {
  return db.selectFrom("securityNotices").where("userId", "=", userId).orderBy("id").select(["what", "at"]).execute();
}

export function findOwnSessions(db: Db, userId: number) {
  return db
    .selectFrom("sessions")
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .select(["device", "network", "createdAt", "lastSeenAt", "expiresAt", "endedAt"])
    .execute();
}

export function findOwnShowMessages(db: Db, userId: number) {
  return ownLetters(db, userId)
    .innerJoin("showMessages as message", "message.id", "recipient.messageId")
    .innerJoin("shows", "shows.id", "message.showId")
    .orderBy("recipient.id")
    .select(["shows.name as show", "message.subject", "message.body", "message.createdAt"])
    .execute();
}

export function findOwnMessages(db: Db, userId: number) {
  return ownMessages(db, userId).orderBy("id").select(["name", "email", "message", "createdAt"]).execute();
}

/** Finds actions on the account and its reservations, and actions by the account, without other people's names. */
export function findOwnLogLines(db: Db, userId: number) {
  return db
    .selectFrom("auditLog")
    .where((eb) =>
      eb.or([
        eb("actorId", "=", userId),
        eb.and([eb("subjectType", "=", "user"), eb("subjectId", "=", userId)]),
        eb("reservationId", "in", ownReservations(db, userId).select("id")),
      ]),
    )
    .orderBy("id")
    .select(["at", "action", "summary"])
    .select(sql<boolean>`actor_id is not distinct from ${userId}::int`.as("byYou"))
    .execute();
}

/** Finds vouchers that refunded the account, or that were sent to its verified address. */
export function findOwnVouchers(db: Db, userId: number) {
  return db
    .selectFrom("vouchers")
    .where((eb) =>
      eb.or([
        eb("vouchers.userId", "=", userId),
        eb(
          sql<string>`lower(vouchers.email)`,
          "in",
          db.selectFrom("users").where("id", "=", userId).where("emailVerifiedAt", "is not", null).select("email"),
        ),
      ]),
    )
    .orderBy("vouchers.id")
    .select(["code", "origin", "name", "email", "balanceCents", "createdAt"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("voucherEntries")
          .whereRef("voucherEntries.voucherId", "=", "vouchers.id")
          .orderBy("voucherEntries.id")
          // The time is text, since it comes as JSON from the database.
          .select(["kind", "cents", "reservationId", sql<string>`at`.as("at")]),
      ).as("entries"),
    )
    .execute();
}
