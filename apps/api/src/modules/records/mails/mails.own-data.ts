import type { MailKind } from "@podium/shared/contracts/mails";
import type { OwnData } from "@podium/shared/contracts/own-account";
import type { OperandExpression } from "kysely";
import type { Db } from "#platform/data/database.ts";

export interface OwnMails {
  kinds: readonly MailKind[];
  subjects(db: Db, userId: number): OperandExpression<number>;
}

const ownNotices = (db: Db, userId: number) => db.selectFrom("securityNotices").where("userId", "=", userId);

const noticeMails: OwnMails = {
  kinds: ["SECURITY_NOTICE"],
  subjects: (db, userId) => ownNotices(db, userId).select("id"),
};

export const createMailsOwnData = (others: readonly OwnMails[]) => ({
  async mails(db: Db, userId: number): Promise<OwnData["mails"]> {
    const mails = await db
      .selectFrom("mails")
      .where((eb) =>
        eb.or(
          [...others, noticeMails].map(({ kinds, subjects }) =>
            eb.and([eb("kind", "in", kinds), eb("subjectId", "in", subjects(db, userId))]),
          ),
        ),
      )
      .orderBy("id")
      .select(["kind", "createdAt", "sentAt"])
      .execute();
    return mails.map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  },

  async securityNotices(db: Db, userId: number): Promise<OwnData["securityNotices"]> {
    const notices = await ownNotices(db, userId).orderBy("id").select(["what", "at"]).execute();
    return notices.map(({ what, at }) => ({ what, at: at.toISOString() }));
  },
});
